import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { materials, type MaterialPlace } from '@takt/contract/materials.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './boards.module.css'
import { renewal } from './renewal.ts'

/** The list shows what to fetch next; the whole is on its own page. */
const most = 6

/** Places of the line whose material is low, gone, expired, blocked or missing. All is well: nothing is shown. */
export function MaterialLow() {
  const words = useWords()
  const { data } = useAnswer(materials.monitor, {}, { every: renewal })
  const may = useSession(({ grants }) => grants.bomMonitors !== undefined)
  const wanting = (data?.places ?? []).filter(({ bomState }) => bomState !== 'bound')
  if (wanting.length === 0) return null
  return (
    <Panel
      title={words.materials.low}
      aside={may && <Link to={pages.bomMonitors.path}>{words.materials.toBoard}</Link>}
    >
      <ul className={css.low}>
        {wanting.slice(0, most).map((place) => (
          <LowPlace key={[place.stationNumber, place.position ?? place.bomCode].join(' ')} place={place} />
        ))}
      </ul>
      {wanting.length > most && (
        <p className={css.quiet}>{fill(words.boards.more, { count: wanting.length - most })}</p>
      )}
    </Panel>
  )
}

function LowPlace({
  place: { stationNumber, position, bomCode, bomName, bomState, secondsLeft },
}: {
  place: MaterialPlace
}) {
  const words = useWords()
  const { duration } = useFormats()
  return (
    <li>
      <StatusDot {...stateOf('bomState', bomState)}>{words.bomState[bomState]}</StatusDot>
      <span>
        <b>{[stationNumber, position].filter(Boolean).join(' ')}</b>{' '}
        {[bomCode, bomName].filter(Boolean).join(' · ')}
      </span>
      <b>
        {bomState === 'low' && secondsLeft !== null
          ? duration(secondsLeft < 60 ? secondsLeft : Math.floor(secondsLeft / 60) * 60)
          : ''}
      </b>
    </li>
  )
}
