import type { peopleFields as inEnglish } from '../../en/fields/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleFields: Pick<Words['field'], keyof typeof inEnglish> = {
  userName: 'アカウント',
  roles: 'ロール',
  lines: 'ライン',
  cardId: 'バッジ',
  editRight: '編集権',
  introduction: '自己紹介',
  locked: 'ロック',
  lockReason: 'ロック理由',
  lastLogin: '最終ログイン',
  hasPassword: 'パスワード設定済み',
  linkExpires: 'リンクの期限',
  roleKey: 'ロールコード',
  roleName: 'ロール',
  userCount: '人数',
  menu: '画面',
  newPages: '新しい画面',
  email: 'メール',
  avatar: '画像',
  address: '接続元',
  browser: 'ブラウザー',
  system: 'システム',
  ended: '終了したセッション数',
  password: 'パスワード',
  currentPassword: '現在のパスワード',
}
