import type { Words } from '../en/words.ts'

export const changes: Words['changes'] = {
  about: '誰が、いつ、何を、何から何に変更したか',
  change: '変更',
  what: '変更内容',
  fieldHint: '保存名で入力。定義の各行も対象',
  before: '変更前',
  after: '変更後',
  more: 'ほか {count} 件',
  empty: '条件に合う変更はありません。',
  noField: '変わった項目はありません。',
}

export const changesFields = { field: '項目' }
