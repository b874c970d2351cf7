import type { failuresErrors as errorsInEnglish } from '../en/failures.ts'
/** What the page of failures says beside the fields' names. */
export const failures = {
  what: '不良内容',
  measured: '測定値と規格限界',
  scan: 'シリアル番号をスキャン',
  find: '検索',
  open: '不良記録を開く',
  listEmpty: 'この状態の不良記録はありません。',
  listNext: 'ステーションが NG を報告するか、人が不良を登録すると、行が表示されます。',
  unitNow: '製品の現在の状況',
  split: '一部の数量を処置',
  splitTitle: '{failure} の一部の数量を処置',
  splitHint: '全 {quantity} 個のうち。残りは未処置のままです。',
  recode: 'コードを変更',
  recodeTitle: '{failure} のコードを変更',
  comment: 'コメント',
  commentTitle: '{failure} へのコメント',
  undo: '処置を取り消す',
  undoQuestion: '{unit} の処置を取り消しますか？不良と製品は処置前の状態に戻ります。',
  move: {
    rework: '手直しへ送る',
    scrap: '廃棄',
    useAsIs: '特採',
    falseFail: '誤判定として解除',
    returned: '返却',
  },
  question: {
    rework: '{unit} を手直しへ送りますか？',
    scrap: '{unit} を廃棄しますか？製品の作業が進むまでは取り消せます。',
    useAsIs: '{unit} を特採にしますか？次の工程へ進みます。',
    falseFail: '{unit} に問題はありませんでしたか？次の工程へ進みます。',
    returned: '{unit} を送り元へ返却しますか？戻るまで保留になります。',
  },
  bulk: {
    rework: '{count} 件の不良を手直しへ送りますか？',
    scrap: '{count} 件の不良の製品を廃棄しますか？製品の作業が進むまでは取り消せます。',
    useAsIs: '{count} 件の不良の製品を特採にしますか？',
    falseFail: '{count} 件は誤判定でしたか？',
    returned: '{count} 件の不良の製品を返却しますか？',
  },
  found: {
    rework: '検索結果をすべて手直しへ送る',
    scrap: '検索結果をすべて廃棄',
    useAsIs: '検索結果をすべて特採にする',
    falseFail: '検索結果をすべて誤判定として解除',
    returned: '検索結果をすべて返却',
  },
  foundQuestion: '{action}：{count} 件。処置済みのものはそのままです。',
  foundDone: '処置済み：{changed}',
  left: 'そのままのもの：{groups}',
  leftWhy: {
    decided: '{count} 件は処置済み',
    inWork: '{count} 件はステーションで作業中',
    unitOver: '{count} 件は製品が完成または廃棄済み',
    heldOtherwise: '{count} 件は別の理由でも保留中',
  },
}

export const failuresErrors: typeof errorsInEnglish = {
  'failures.undo_not_kept': 'この処置の取り消しに必要な記録がありません',
  'failures.undo_finished': '製品は完成して計上済みのため、処置は取り消せません',
  'failures.undo_went_on': '取り消せません：製品の状態が変わり、現在は「{processStatus}」です',
}
