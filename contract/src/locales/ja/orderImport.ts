import type { Words } from '../en/words.ts'

export const orderImport: Words['orderImport'] = {
  button: '取り込み', title: 'ファイルから指図を取り込む', template: '記入用の空の表', choose: 'CSV または Excel ファイルを選ぶか、ここにドロップ',
  about: '1 行目は列名、以降の各行がこのラインの指図 1 件です。既存の指図はファイルの内容どおりに変更されます。日時は 2026-03-02 06:00（工場の時刻）またはタイムゾーン付きで書きます。',
  unreadable: 'このファイルは読み取れません', noRows: '1 行目の下に何もありません', tooManyRows: '1 ファイルは最大 {most} 行です', columns: 'ファイルの列', column: '列', means: '意味', leftOut: '取り込まない',
  example: '例', missing: '次の列を指定してください：{field}', judging: '各行を確認中 …', willCreate: '新規：{count}', willUpdate: '変更：{count}', willStay: '変更なし：{count}', faulty: 'エラーあり：{count}',
  noFaults: 'すべての行を取り込めます。', mend: 'ファイルのエラーを直すか、その行を除外してください。', leaveOutFaulty: 'エラーのある行を除外する', row: '行', fault: 'エラー内容', more: '最初の {count} 件を表示しています。',
  wrongTime: '日時は 2026-03-02 06:00 の形で入力してください',
  doIt: '{count} 件の指図を取り込む', done: '取り込んだ指図：{count}', nothing: '変更はありません', askedMaterials: 'ホスト指定の使用部品',
}
