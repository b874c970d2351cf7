import type { Words } from '../en/words.ts'

export const changes: Words['changes'] = {
  about: '谁在何时把什么从什么改成了什么',
  change: '变更',
  what: '变更内容',
  fieldHint: '按存储的名称，也包括定义中的各行',
  before: '变更前',
  after: '变更后',
  more: '另有 {count} 项',
  empty: '没有符合筛选条件的变更。',
  noField: '没有字段发生变化。',
}

export const changesFields = { field: '字段' }
