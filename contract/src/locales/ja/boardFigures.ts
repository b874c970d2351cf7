import type { Words } from '../en/words.ts'

export const boardFigures: Words['boardFigures'] = {
  takenAt:
    '時間稼働率、性能稼働率、良品率はステーション {station}（計画サイクルがライン内で最長）の値です。手直しだけで通るステーションは対象外です。合格率はライン全体の製品で数えるため、良品率と異なることがあります。',
  formula: {
    oee: '時間稼働率 × 性能稼働率 × 良品率',
    availability: '生産時間 ÷ 計画負荷時間',
    effectiveness: '計画サイクル × 生産数 ÷ 生産時間',
    quality: '一発良品数 ÷ 生産数',
    okRate: 'OK 数 ÷ 検査数',
    firstPassYield: '一度も NG のない数 ÷ 検査数',
    madeShift: '今シフトの生産数 − 現時点の目標',
    madeToday: '本日の生産数 − 現時点の目標',
  },
  about: {
    oee: '計画負荷時間のうち、計画どおりの速さで良品に使われた割合です。',
    availability: '計画負荷時間は、シフト開始からの時間から計画停止とデータのない時間を除いたものです。',
    effectiveness: '100% を超えるときは計画より速く、計画サイクルが長すぎます。',
    quality: '後で手直しした製品は一発良品に含みません。',
    okRate: '検査数は、今シフトに完成した製品と、今シフトに不良となりまだ直っていない製品の合計です。',
    firstPassYield:
      '検査数は、今シフトに完成した製品と、今シフトに不良となりまだ直っていない製品の合計です。手直し品は OK ですが直行には含みません。',
    madeShift:
      '目標は、現在までの作業時間（休憩を除く）÷ タクトです。タクトはラインの目標タクト、なければステーションの最長の計画サイクルです。',
    madeToday:
      '目標は、生産日の現在までの作業時間（休憩を除く）÷ タクトです。タクトはラインの目標タクト、なければステーションの最長の計画サイクルです。',
  },
  term: {
    producingTime: '生産時間',
    plannedBusyTime: '計画負荷時間',
    plannedDown: '計画停止時間',
    unknownTime: 'データのない時間',
    plannedCycle: '計画サイクル',
    produced: 'このステーションの生産数',
    plannedTime: '計画どおりの所要時間',
    goodFirst: '一発良品数',
    ok: '最終的に OK',
    ng: 'NG または廃棄',
    inspected: '検査数',
    firstGood: '一度も NG のない数',
    made: '良品完成数',
    target: '現時点の目標',
  },
}
