import type { FieldName } from '../../field-names.ts'

export const cycleTimes = {
  cycles: '対象のサイクル',
  view: { all: 'すべて', withoutOutliers: '外れ値を除く' },
  period: '{from} ～ {to}',
  balance: 'ステーション別サイクル中央値とタクト',
  stations: 'ステーション',
  station: 'ステーション',
  pick: 'ステーションを選ぶとサイクルを表示します',
  scatter: 'サイクルの推移 · {name}',
  histogram: 'サイクルの分布 · {name}',
  pickPoint: '点を選ぶと製品を開きます',
  newest: '最新の {count} サイクル',
  targetPerHour: '毎時目標',
  best: '実証済み最良サイクル',
  bestAbout:
    '{passes} サイクル以上あった {hours} 時間のうち、最も速い 1 割の時間が 1 時間を通して保った水準です。',
  tooFewHours:
    '{passes} サイクル以上の時間が {least} 時間必要です。現在は {hours} 時間です。期間を長くしてください。',
  faster: '目標より {share} 短縮。',
  standards: '標準サイクル',
  standardsAbout:
    '標準サイクルは、ある時刻から、このステーションと型式に適用されます。ステーションやパッケージの計画値より優先されます。それより前の実績は、当時有効だった目標で評価したままです。',
  standardsNone: '標準サイクルはありません。目標はパッケージまたはステーションで決まります。',
  proposeBest: '{level} を標準に提案',
  propose: '標準を提案',
  proposeTitle: '{name} の新しい標準サイクル',
  cycleHint: '空欄：その時刻からパッケージまたはステーションの計画値に戻ります。',
  validHint: '15 分単位で、過去は不可。空欄：次の 15 分から。',
  proposed: '新しい標準サイクルを設定しました',
  planAgain: 'パッケージまたはステーション',
  validSince: '{from} から · {by}',
  holds: '適用中',
  toCome: '開始前',
  withdraw: '取り下げ',
  withdrawQuestion: '{from} からの標準サイクルを取り下げますか？まだ始まっておらず、今後も適用されません。',
  withdrawn: '標準サイクルを取り下げました',
  nothing: 'この期間にサイクルはありません。',
  nothingNext:
    'サイクルは、ステーションが製品の到着と完了を報告すると測定されます。期間を長くするか、ステーションが報告しているか確認してください。',
  drivers: 'サイクルに影響する要因',
  driversAbout:
    '直近 {count} サイクルについて、各グループをほかのすべてのサイクルと比べます。要因の横の数値は、明らかに遅いグループがほかと同じになった場合に平均サイクルが短くなる時間です。「明らか」とは偶然で説明できる範囲を超えた差です（全グループ合わせて 95%）。続くサイクルは互いに似るため、個々のサイクルではなく 1 時間ごとや連続した区間を比べます。{least} サイクル未満のグループと、ほかとの対比が {stretches} 回未満のグループは比較しません。同時に変わる要因は区別できません。',
  effect: '1 サイクルあたり {seconds} の損失',
  under: '{seconds} 未満',
  noEffect: '明らかに遅いものなし',
  tooFew: 'データが少なく比較できません',
  group: 'グループ',
  difference: '差',
  nobody: 'ログインなし',
  hour: '{hour} 時間目',
  soon: '停止後 5 分以内',
  some: '停止後 5～30 分',
  long: '停止後 30 分超',
  clear: '明らか',
  typeBefore: '直前の型式',
  sinceStop: '最後の停止からの時間',
  operator: '作業者',
  operatorCount: 'ログイン中の作業者数',
  shiftHour: 'シフトの時間',
  about: [
    'サイクルは、製品がステーションに入ってから出るまでの時間です。再検査も含みます。',
    '目標：サイクルが終わった時点で有効な標準サイクル。なければ型式パッケージの現在の計画値、それもなければステーションのサイクルタイム。',
    '達成率 = 目標以下のサイクル数 ÷ 全サイクル数。',
    '外れ値：同じステーション・型式の中央半分から四分位範囲の 3 倍を超えて離れたサイクル。',
    '毎時実績 = 3600 ÷ 平均サイクル。',
  ],
}

export const cycleTimesFields = {
  medianCycle: '中央値',
  minCycle: '最短',
  maxCycle: '最長',
  cycleP95: 'P95',
  samples: 'サイクル数',
  outliers: '外れ値',
  hitRate: '達成率',
  actualPerHour: '毎時実績',
} satisfies Partial<Record<FieldName, string>>

export const cycleTimesErrors = {
  'cycleStandards.in_past': '標準サイクルは過去を変えません。これからの時刻を選んでください',
  'cycleStandards.not_on_quarter': '標準サイクルは 14:15 のように 15 分単位の時刻から始まります',
  'cycleStandards.begins_then':
    'このステーションと型式には、その時刻から始まる標準サイクルがあります。先に取り下げるか、別の時刻を選んでください',
  'cycleStandards.begun': 'この標準サイクルはすでに始まっています。後に続く新しい標準を提案してください',
}
