import type {
  recalls as inEnglish,
  recallsChoices as choicesInEnglish,
  recallsErrors as errorsInEnglish,
  recallsFields as fieldsInEnglish,
} from '../en/recalls.ts'

export const recalls: { [Key in keyof typeof inEnglish]: string } = {
  open: '製品をリコール',
  title: '{code} で測定した製品',
  about: '{code} が {from} から {to} までに測定した値。誤差を除いています',
  aboutFirst: '{code} が {to} までに測定した値。誤差を除いています。それ以前に合格した校正はありません',
  back: '治工具へ戻る',
  values: '測定値',
  units: '製品',
  builtIn: '他の製品に組み込み済み',
  finished: '完成',
  held: 'この件で保留中',
  holdNg: 'NG となる {count} 台を保留',
  holdAll: '{count} 台すべてを保留',
  holdQuestion: '{count} 台と、それが組み込まれた製品を保留しますか。理由は {name} で始まります。',
  done: '{changed} 台を保留しました',
  left: '{units} 台はそのままです',
  none: 'ありません',
  empty: 'この期間に測定した値はありません。',
  cut: '件数は新しいほうから {count} 個の値だけのものです。保留ではすべて読み込むため、ここより多くの製品が対象になります。',
}

export const recallsChoices: typeof choicesInEnglish = {
  recallVerdict: {
    wouldBeNg: 'NG となる',
    cannotSay: '判断不可',
    wouldBeOk: 'OK となる',
    stillNg: 'NG のまま',
    stillOk: 'OK のまま',
    measuredAgain: '再測定済み',
  },
}

export const recallsFields: { [Key in keyof typeof fieldsInEnglish]: string } = {
  gaugeError: '測定器の誤差',
  correctedValue: '誤差を除いた値',
  reading: '読み値番号',
  recallVerdict: '再判定',
}

export const recallsErrors: typeof errorsInEnglish = {
  'recalls.was_good': '{toolCode} は校正前も許容差内でした。測定値に疑いはありません',
}
