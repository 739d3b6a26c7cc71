print("promenade")
