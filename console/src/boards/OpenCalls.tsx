import { Link } from 'react-router'
import { andonLevels } from '@takt/contract/andonRules.ts'
import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { ByCode } from '~/shapes/ByCode.tsx'
import { useAnswer } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { CallsTellNobody } from '~/shapes/CallsTellNobody.tsx'
import { Lamp } from '~/shapes/Lamp.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './OpenCalls.module.css'
import { renewal } from './renewal.ts'
import { useServerNow } from './server-clock.ts'
import { Since } from './Since.tsx'

/** Calls of the line that are not solved: how long, which levels were notified, who is there. None: nothing is shown. */
export function OpenCalls() {
  const words = useWords()
  const { data = [] } = useAnswer(andon.open, {}, { every: renewal })
  const may = useSession(({ grants }) => grants.lossInquiry !== undefined)
  if (data.length === 0) return <CallsTellNobody />
  return (
    <Panel
      title={words.andon.openCalls}
      aside={may && <Link to={pages.lossInquiry.path}>{words.page.lossInquiry}</Link>}
    >
      <CallsTellNobody />
      <ul className={css.calls}>
        {data.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
    </Panel>
  )
}

function Call({ call }: { call: OpenCall }) {
  const words = useWords()
  const { stationNumber, lossType, message, callState, calledAt, arrivedBy, ownedBy, level, stopsLine } = call
  return (
    <li data-tone={stateOf('callState', callState).tone}>
      <Lamp colour={call.lampColour} />
      <StatusDot {...stateOf('callState', callState)}>{words.callState[callState]}</StatusDot>
      <span>
        <b>{stationNumber}</b> {sayChoice(words, 'lossType', lossType)} {message}
      </span>
      <ByCode call={call} />
      {stopsLine && <Stops call={call} />}
      <span className={css.levels} role="img" aria-label={`${words.field.level}: ${level ?? '–'}`}>
        {andonLevels.map((one) => (
          <b key={one} data-past={level !== null && one <= level} aria-hidden>
            {one}
          </b>
        ))}
      </span>
      <span>
        {arrivedBy === null ? (
          <Next call={call} />
        ) : (
          fill(words.andon.isThere, { by: whoIs(ownedBy ?? arrivedBy) })
        )}
      </span>
      <b>
        <Since instant={calledAt} />
      </b>
    </li>
  )
}

/** That the line is stopped, or how long it still runs to its fixed position. */
function Stops({ call: { stopsAt } }: { call: OpenCall }) {
  const words = useWords()
  const { duration } = useFormats()
  const now = useServerNow()
  const seconds = stopsAt === null ? 0 : Math.ceil((Date.parse(stopsAt) - now) / 1000)
  return (
    <b>{seconds > 0 ? fill(words.andon.stopsSoon, { time: duration(seconds) }) : words.field.stopsLine}</b>
  )
}

function Next({ call: { nextLevel, nextLevelAt } }: { call: OpenCall }) {
  const { andon: andonWords } = useWords()
  const { duration } = useFormats()
  const now = useServerNow()
  if (nextLevel === null || nextLevelAt === null) return andonWords.nobodyYet
  const seconds = Math.max(0, Math.ceil((Date.parse(nextLevelAt) - now) / 1000))
  return `${andonWords.nobodyYet} · ${fill(andonWords.nextLevel, { level: nextLevel, time: duration(seconds) })}`
}
