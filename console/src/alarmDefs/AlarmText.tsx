import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { AlarmDef, AlarmDefKey } from '@takt/contract/alarmDefs.ts'
import { useCodeList } from '~/api/common.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import css from './alarmDefs.module.css'

/** As boards show it to whoever reads this. */
export function AlarmText({ of: { textEn, textZh, textEs, textJa } }: { of: AlarmDef }) {
  const language = useLanguage()
  return alarmTextIn(language, { en: textEn, zh: textZh, es: textEs, ja: textJa }, null)
}

export function Where({ of: { stationNumber } }: { of: AlarmDefKey }) {
  const { alarmDefs: alarmDefWords } = useWords()
  return stationNumber ?? <span className={css.quiet}>{alarmDefWords.everywhere}</span>
}

/** By the plant's word for the class, else its code. */
export function ClassName({ of: { alarmClass } }: { of: AlarmDef }) {
  return useCodeList('alarmClasses').find(({ code }) => code === alarmClass)?.label ?? alarmClass
}
