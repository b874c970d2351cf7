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
  adopt: '{level} を目標にする',
  adoptQuestion:
    '{station} のサイクルタイムを {now} から {level} に変更しますか。今後、パッケージに指定のないすべての型式に適用されます。',
  adopted: '新しいサイクルタイムを今から適用します',
  ofPackage: 'この型式の目標はパッケージで決まります。変更するには新しい版を作成してください。',
  openPackage: 'パッケージを開く',
  nothing: 'この期間にサイクルはありません。',
  about: [
    'サイクルは、製品がステーションに入ってから出るまでの時間です。再検査も含みます。',
    '目標：型式パッケージの現在の計画値。なければステーションのサイクルタイム。',
    '達成率 = 目標以下のサイクル数 ÷ 全サイクル数。',
    '外れ値：同じステーション・型式の中央半分から四分位範囲の 3 倍を超えて離れたサイクル。',
    '毎時実績 = 3600 ÷ 平均サイクル。',
  ],
}

export const cycleTimesFields = {
  medianCycle: 'サイクル中央値',
  minCycle: '最短サイクル',
  maxCycle: '最長サイクル',
  cycleP95: '95 パーセンタイル',
  samples: 'サイクル数',
  outliers: '外れ値',
  hitRate: '達成率',
  actualPerHour: '毎時実績',
} satisfies Partial<Record<FieldName, string>>
