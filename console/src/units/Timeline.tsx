import { fill } from '@takt/contract/errors.ts'
import { sayAbout } from '@takt/contract/say-about.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { Passport } from '@takt/contract/units.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { eventsOf, type UnitEvent } from './events.ts'
import { PassEntry } from './PassEntry.tsx'
import css from './units.module.css'

/** Everything that happened to a unit, in time: work, and arrivals a station was refused. */
export function Timeline({ passport, steps }: { passport: Passport; steps: readonly Step[] }) {
  const { units } = useWords()
  const events = eventsOf(passport, steps)
  if (events.length === 0) return <p>{units.noPasses}</p>
  return (
    <ol className={css.timeline}>
      {events.map((event) => (
        <li
          key={keyOf(event)}
          data-kind={event.kind}
          data-tone={toneOfEvent(event)}
          data-loop={event.kind === 'pass' && event.loop !== null}
        >
          <Entry event={event} />
        </li>
      ))}
    </ol>
  )
}

const keyOf = (event: UnitEvent) =>
  event.kind === 'pass' ? `pass ${event.pass.passNo}` : `refused ${event.refused.stationNumber} ${event.at}`

function toneOfEvent(event: UnitEvent) {
  if (event.kind === 'refused') return 'warn'
  if (event.pass.outTime === null) return 'busy'
  return event.pass.resultStatus === 'ng' ? 'bad' : 'good'
}

function Entry({ event }: { event: UnitEvent }) {
  if (event.kind === 'pass') return <PassEntry pass={event.pass} loop={event.loop} />
  return <Refused {...event} />
}

function Refused({
  refused: { stationNumber, reasons },
  at,
  until,
  times,
}: Extract<UnitEvent, { kind: 'refused' }>) {
  const words = useWords()
  const formats = useFormats()
  return (
    <>
      <header className={css.entryHead}>
        <h4>{fill(words.units.refusedAt, { station: stationNumber })}</h4>
      </header>
      <p className={css.meta}>
        <time dateTime={at}>{formats.instant(at)}</time>
        {times > 1 && (
          <span>{fill(words.units.refusedTimes, { count: times, at: formats.clockSeconds(until) })}</span>
        )}
      </p>
      <ul className={css.reasons}>
        {reasons.map(({ reason, about }) => (
          <li key={`${reason} ${about}`}>
            {words.reason[reason]}
            {about && ` (${sayAbout(words, reason, about)})`}
          </li>
        ))}
      </ul>
    </>
  )
}
