export const output = {
  dayBefore: '前日', dayAfter: '翌日', today: '今日', wholeDay: '一日全体', everyType: '全機種', between: 'シフトの間', plan: '計画', actual: '実績', sumGap: '累計差', ok: '良品', ngUnits: '不良台数', slot: '時間',
  noPlanOfType: '機種別の計画はありません。タクトはライン全体のものです。', noTakt: '計画なし：タクト目標もサイクルタイムもありません。', outputChart: '出来高と計画', rateChart: '良品率', rateAbout: '枠ごとの、最終的に良品だった割合', writeReason: '理由を記入', changeReason: '理由を変更', reasonOf: '{slot} の理由', reasonHint: '空欄で削除', reasonSaved: '理由を保存しました',
  toUnits: 'この時間に登録された製品', toPasses: 'この時間の通過', print: '日報を印刷', report: '生産日報', printed: '印刷 {at}', sum: '合計', by: '{writtenBy}、{writtenAt}', toCome: 'これから', nothing: 'この日は計画も実績もありません。',
}
