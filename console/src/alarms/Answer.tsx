import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './alarms.module.css'

/** What the definition says to whoever stands before the machine. */
export function Answer({ of: def }: { of: AlarmDef | null }) {
  const { alarms: said } = useWords()
  const language = useLanguage()
  if (def === null) return <p className={css.quiet}>{said.undefinedCode}</p>
  const { causeEn, causeZh, causeEs, causeJa, actionEn, actionZh, actionEs, actionJa } = def
  const cause = alarmTextIn(language, { en: causeEn, zh: causeZh, es: causeEs, ja: causeJa }, null)
  const action = alarmTextIn(language, { en: actionEn, zh: actionZh, es: actionEs, ja: actionJa }, null)
  return (
    <>
      {action !== null && <Panel title={said.whatToDo}>{action}</Panel>}
      {cause !== null && <Panel title={said.possibleCause}>{cause}</Panel>}
    </>
  )
}
