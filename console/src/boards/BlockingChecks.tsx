import { Link } from 'react-router'
import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { type DueCheck, inspections } from '@takt/contract/inspections.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { stateOf } from '~/fields/states.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './OpenCalls.module.css'
import { renewal } from './renewal.ts'
import { Since } from './Since.tsx'

/** Checks of the line for which stations take no unit, and since when. None: nothing is shown. */
export function BlockingChecks() {
  const words = useWords()
  const { data = [] } = useAnswer(inspections.blocking, {}, { every: renewal })
  const may = useSession(({ grants }) => grants.stationChecks !== undefined)
  if (data.length === 0) return null
  return (
    <Panel
      title={words.inspections.blocking}
      aside={may && <Link to={pages.stationChecks.path}>{words.page.stationChecks}</Link>}
    >
      <ul className={css.calls}>
        {data.map((check) => (
          <Check key={check.itemCode} check={check} />
        ))}
      </ul>
    </Panel>
  )
}

function Check({ check }: { check: DueCheck }) {
  const words = useWords()
  const { stationNumber, itemCode, checkState, lateAt, textEn, textZh, textEs, textJa } = check
  const text = alarmTextIn(useLanguage(), { en: textEn, zh: textZh, es: textEs, ja: textJa }, null)
  return (
    <li data-tone={stateOf('checkState', checkState).tone}>
      <StatusDot {...stateOf('checkState', checkState)}>{words.checkState[checkState]}</StatusDot>
      <span>
        <b>{stationNumber}</b> {[itemCode, text].filter(Boolean).join(' · ')}
      </span>
      {lateAt !== null && (
        <b>
          <Since instant={lateAt} />
        </b>
      )}
    </li>
  )
}
