import Glibc

puts("promenade-page: no page engine yet")
