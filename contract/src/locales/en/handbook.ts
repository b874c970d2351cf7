export const handbook = {
  title: 'Handbook',
  search: 'Search the handbook',
  nothing: 'Nothing in the handbook has all of these words.',
  guides: 'Guides',
  contents: 'Contents',
  turn: 'Chapters before and after',
  picture: '{page}, as it looks in the demonstration plant',
}
