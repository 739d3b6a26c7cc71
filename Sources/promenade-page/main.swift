import PageEngine

PageLoop().run()
