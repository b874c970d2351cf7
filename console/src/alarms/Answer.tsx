import { Link } from 'react-router'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './alarms.module.css'

/** As a page of instructions, for whoever may open one. */
function Instruction({ code }: { code: string }) {
  const grants = useSession((session) => session.grants)
  if (grants.stationSop)
    return <Link to={`${pages.stationSop.path}?${new URLSearchParams({ sop: code })}`}>{code}</Link>
  if (grants.sopManage)
    return <Link to={`${pages.sopManage.path}?${new URLSearchParams({ sopCode: code })}`}>{code}</Link>
  return code
}

/** The definition's text for the person at the machine. */
export function Answer({ of: def }: { of: AlarmDef | null }) {
  const { alarms: alarmWords } = useWords()
  const language = useLanguage()
  if (def === null) return <p className={css.quiet}>{alarmWords.undefinedCode}</p>
  const { causeEn, causeZh, causeEs, causeJa, actionEn, actionZh, actionEs, actionJa } = def
  const cause = alarmTextIn(language, { en: causeEn, zh: causeZh, es: causeEs, ja: causeJa }, null)
  const action = alarmTextIn(language, { en: actionEn, zh: actionZh, es: actionEs, ja: actionJa }, null)
  return (
    <>
      {action !== null && <Panel title={alarmWords.whatToDo}>{action}</Panel>}
      {cause !== null && <Panel title={alarmWords.possibleCause}>{cause}</Panel>}
      {def.sopCode !== null && (
        <Panel title={alarmWords.instruction}>
          <Instruction code={def.sopCode} />
        </Panel>
      )}
    </>
  )
}
