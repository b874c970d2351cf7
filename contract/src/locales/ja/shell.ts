import type { Words } from '../en/words.ts'

export const shell: Words['shell'] = {
  login: 'ログイン', logout: 'ログアウト', account: 'アカウント', password: 'パスワード', showPassword: 'パスワードを表示', hidePassword: 'パスワードを隠す',
  capsLock: 'Caps Lock がオンです', accountMissing: 'アカウントを入力してください', welcome: '製造実行システム',
  changePassword: 'パスワード変更', newPassword: '新しいパスワード', againPassword: '新しいパスワード（確認）', passwordsDiffer: 'パスワードが一致しません',
  passwordRule: '{least} 文字以上', mustChange: 'このパスワードは他の人が設定したものです。先にご自身のパスワードを設定してください。',
  passwordChanged: 'パスワードを変更しました', infoMissing: 'アカウントまたはパスワードが無効です。ご確認ください', rolesMissing: 'ユーザー情報：ロールが設定されていません', hasError: 'エラーが発生しました',
  userInfo: 'ユーザー情報', userMenu: 'アカウントメニュー', language: '言語', languageSwitched: '言語を切り替えました', line: 'ライン', noLines: '担当できるラインがありません',
  menu: 'メニュー', openMenu: 'メニューを開く', foldMenu: 'メニューをたたむ', unfoldMenu: 'メニューを広げる', breadcrumb: '現在の場所', home: 'ホーム', skip: '本文へ移動',
  tabs: '開いているページ', tabMenu: 'このタブ', closeTab: '{page}を閉じる', refresh: '更新', close: '閉じる', closeOthers: '他を閉じる', closeAll: 'すべて閉じる',
  live: 'ライブ', connecting: '接続中…', lost: '{duration}前から切断', lostWhy: 'サーバーとの接続が切れています。表示が古い可能性があります。サーバーが応答すると自動で更新されます。',
  notFound: 'ページが見つかりません', notFoundWhy: '移動されたか、あなたのロールでは開けません。', goHome: 'ホームへ',
  notAllowed: 'このページは開けません', notAllowedWhy: '現在のセッションでは許可されていません。別のアカウントでログインし直してください。', back: '戻る', loginAgain: 'ログインし直す',
  ended: 'ログアウトされました', endedWhy: 'このまま閲覧を続けるか、ログインし直してください。ログインし直すと、保存していない入力は失われます。', stay: 'このまま残る',
  broken: 'ページでエラーが発生しました', brokenWhy: 'データの保存や消失は起きていません。再読み込みしてください。繰り返す場合は、操作内容を管理者に伝えてください。', reload: '再読み込み',
  actions: '操作', columns: '列の設定', allColumns: 'すべての列', filters: '絞り込み', clearFilters: '条件をクリア', noMatch: '条件に合うものがありません', total: '全 {count} 件',
  sorted: '{field}で並べ替え', moreRows: '読み込み中…', page: 'ページ', perPage: '{count} 件/ページ', widen: '列幅',
  discard: '保存せずに閉じますか？', discardWhy: '入力した内容は失われます。', discardYes: '閉じる', keepEditing: '入力を続ける', sure: 'よろしいですか？',
  details: '詳細', noHistory: '変更はまだありません', showAsTable: '表で表示', showAsChart: 'グラフで表示', noValues: 'この期間に値はありません',
  exportAs: '{format} で出力', exporting: '{format} を出力中', exportRows: '{rows} / {total} 行', exportBytes: '{size} kB', exportStopped: '出力を中止しました', exportStop: '中止',
  from: '開始', to: '終了', lastHour: '直近 1 時間', today: '今日', lastDay: '直近 24 時間', lastWeek: '直近 7 日間', lastMonth: '直近 30 日間', until: '～',
  userName: 'ユーザー名', roles: 'ロール', unlimited: 'すべてのライン', addRow: '行を追加', removeRow: '行を削除', moveUp: '上へ', moveDown: '下へ', pick: '選択…', scan: 'スキャンまたは入力',
  issue: {
    positive: '正の数を入力してください', tooLong: '{most} 文字以内', tooShort: '{least} 文字以上', tooBig: '{most} 以下', tooSmall: '{least} 以上',
    whole: '整数を入力してください', wrong: '入力内容が正しくありません', 'time zone': 'そのタイムゾーンはありません',
  },
  action: {
    create: '作成', update: '変更', delete: '削除', move: '状態変更', release: '発行', start: '開始', pause: '中断', resume: '再開', complete: '打ち切り完了',
    close: '締め', cancel: '取消', queue: '順序変更', changeNumber: '数量変更', makeKey: 'キー発行', revokeKey: 'キー失効', revise: '新バージョン',
    retire: '廃止', hold: '保留', scrap: '廃棄', lock: 'ロック', unlock: 'ロック解除', save: '保存', saveShifts: 'シフト保存', saveRole: 'ロール保存',
    login: 'ログイン', logout: 'ログアウト', savePassword: 'パスワード変更', endSession: 'セッションを終了', endOtherSessions: '他のセッションを終了', saveAvatar: '画像を変更',
  },
}
