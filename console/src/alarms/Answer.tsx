import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './alarms.module.css'

const causeIn = { en: 'causeEn', zh: 'causeZh', es: 'causeEs', ja: 'causeJa' } as const
const actionIn = { en: 'actionEn', zh: 'actionZh', es: 'actionEs', ja: 'actionJa' } as const

/** What the definition says to whoever stands before the machine, in the reader's language, else in English. */
export function Answer({ of: def }: { of: AlarmDef | null }) {
  const { alarms: said } = useWords()
  const language = useLanguage()
  if (def === null) return <p className={css.quiet}>{said.undefinedCode}</p>
  const cause = def[causeIn[language]] ?? def.causeEn
  const action = def[actionIn[language]] ?? def.actionEn
  return (
    <>
      {action !== null && <Panel title={said.whatToDo}>{action}</Panel>}
      {cause !== null && <Panel title={said.possibleCause}>{cause}</Panel>}
    </>
  )
}
