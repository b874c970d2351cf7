export const imports = {
  import: '取込', template: '全列入りの空ファイル', choose: 'CSV ファイルをここに置くか、選択してください', checking: '検査中…', do: '{count} 件を書き込む', done: '{count} 件を書き込みました', nothingNew: 'ファイルによる変更はありません',
  unread: { unreadable: '読み取れる CSV ファイルではありません。', noRows: 'ファイルに行がありません。', tooManyRows: '一度に {most} 行までです。', doubleColumn: '列 {column} が重複しています。' },
  leftOut: '読み込まない列：{columns}', willCreate: '新規：{count}', willUpdate: '変更：{count}', willStay: '変更なし：{count}', faults: '誤り：{count}', first: '最初の {count} 件を表示しています。',
  mend: 'ファイルを直してもう一度選択してください。全行を書き込むか、何も書き込みません。', noFaults: 'すべての行に問題はありません。まだ書き込んでいません。', row: '行', column: '列', fault: '誤り',
}
