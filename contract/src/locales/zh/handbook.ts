import type { Words } from '../en/words.ts'

export const handbook: Words['handbook'] = {
  title: '手册',
  search: '搜索手册',
  nothing: '手册中没有同时包含这些词的章节。',
  guides: '指南',
  contents: '目录',
  turn: '前后章节',
  picture: '{page}：演示工厂中的画面',
}
