import type { Words } from '../en/words.ts'

export const seals: Words['seals'] = {
  views: '表示',
  about:
    '変更履歴の各日は、終了の 1 時間後（UTC）に封印されます。RFC 6962 に従ってその日の記録からマークル木を作り、前日までと連鎖させます。後から記録を書き換えると、その日のルートが合わなくなります。ルートはシステムログにも残ります。すべての日を毎晩検査します。',
  check: '今すぐ検査',
  root: 'ルート',
  chain: 'チェーン',
  none: '封印済みの日はまだありません。',
  next: '次に封印されるのは {day}（UTC）の変更で、{time} から 1 時間以内に行われます。',
  never: '未検査',
  signature: '署名',
  publicKey: '公開鍵',
  unsigned: '未署名',
  keyAbout:
    '各日は、このサーバーがデータベースの外に保管する鍵で署名されます。公開鍵を別の場所に控えておけば、メールで送られたルートをこのシステムなしでも検証できます。',
  mailed:
    '{day}（UTC）の変更履歴が封印されました。このメールを保管してください。ここの履歴が改変されても、以下の内容は公開鍵で検証できます。',
  open: '記録 {id} を開く',
  wrongAbout:
    'Takt 自体にはできない変更です。データベースの所有者の権限で行われたか、ファイルが破損しています。何も変更せず、その時期のバックアップとメールで送られたルートを保管し、管理者に連絡してください。',
  wrong: {
    changed:
      '{day}：記録 {id} は封印時のものと違います。後から改変されました。その日のそれより前の記録はすべて一致しています。',
    missing: '{day}：記録が後から削除されました。記録 {id} より前はすべて一致しています。',
    missingEnd: '{day}：その日の最後の記録が後から削除されました。残りはすべて一致しています。',
    added: '{day}：記録が後から追加されました。封印時になかった最初の記録は {id} です。',
    broken: '{day}：封印そのものが後から改変されました。メールで送られたルートと比べてください。',
  },
  view: { log: '変更', sealed: '封印済みの日', backups: 'バックアップ' },
  column: {
    entries: '記録数',
    sealedAt: '封印日時',
    checkedAt: '検査日時',
    sealState: '封印',
  },
}

export const sealState: Words['sealState'] = {
  fits: '一致',
  changed: '記録の改変',
  missing: '記録の欠落',
  added: '記録の追加',
  broken: '封印の改変',
  archived: 'アーカイブ済み',
}

export const backups = {
  about: 'データベース全体のバックアップを、失敗したものも含めて新しい順に示します。',
  none: 'バックアップはまだありません。方法はハンドブックの管理者の章にあります。',
  finishedAt: '完了日時',
  result: '結果',
  made: '保存済み',
  failed: '失敗：{error}',
  onlyFailed: '成功したバックアップはまだありません。',
  took: '所要時間',
  last: '最後のバックアップは {time}前です。',
  statements: '遅い文と失敗した文',
}
