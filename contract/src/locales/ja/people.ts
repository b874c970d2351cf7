import type { Words } from '../en/words.ts'

export const people: Words['people'] = {
  allUsers: 'すべてのユーザー', newUser: 'アカウントの作成', editUser: '{userName} を編集', delete: '削除', deleteQuestion: 'アカウント {userName} を削除しますか？操作履歴は残ります。', usersEmpty: 'アカウントはまだありません。',
  lock: 'ロック', unlock: 'ロック解除', lockQuestion: 'アカウント {userName} をロックしますか？セッションは直ちに終了します。理由は？', unlockQuestion: 'アカウント {userName} のロックを解除しますか？', lockedSuccess: 'アカウントをロックしました',
  unlockedSuccess: 'ロックを解除しました', isLocked: 'ロック中：{lockReason}', waiting: '本人の設定待ち', passwordHint: '空欄可：本人がリンクから設定します。', state: '状態', active: '有効',
  linesHint: '選択なし：全ライン', rolesPick: 'ロールを選択', linesPick: '全ライン', everyLine: '全ライン', roleFilter: 'ロール', lineFilter: '作業できるライン', ownAccount: 'ご自分のアカウントです',
  link: 'パスワードリンク', linkOf: '{name} さんのパスワードリンク', linkAbout: 'このリンクから {name} さんがパスワードを設定し、ログインします。有効なのは一回、24 時間以内です。以前のリンクは使えなくなります。',
  makeLink: 'リンクを作成', linkOnce: '今すぐお渡しください。再表示はできません。', linkUntil: '{linkExpires} まで有効です。', copyLink: 'リンクをコピー', linkAddress: 'リンク', linkLocked: '先にロックを解除してください',
  importTitle: '人員の取り込み', importAbout: '見出し行のある CSV ファイル。複数のロールやラインはセミコロンで区切ります。新しいアカウントにはパスワードがありません。それぞれリンクを作成してください。',
  existing: '既存のアカウント', existingUpdate: '更新する', existingRefuse: '拒否する',
  newRole: 'ロールの作成', editRole: '{roleKey} を編集', copyRole: '{roleKey} をコピー', copyName: '{roleName}（コピー）', deleteRole: 'ロール {roleKey} の情報を削除しますか？', rolesEmpty: 'ロールはまだありません。', held: '{userCount} 人が使用中',
  adminFixed: '管理者は全ページを持ちます。このロールは変更できません。', pagesOf: 'ページ', none: 'ページなし', mixed: '一部', levelOf: '{page}：できること', groupOf: '{group}：全ページ', some: '{held} / {all}',
  preview: 'このロールから見えるもの', previewMenu: 'メニュー', previewHidden: 'アドレスまたはリンクで開く', previewNothing: 'ページがないため、何も見えません。', onEvery: '全ライン', onLines: '{lines} のみ',
  plantOnly: 'ラインを限定したロールでは、工場全体に関わるものは閲覧のみです。',
}
