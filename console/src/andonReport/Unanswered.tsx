import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { ByCode } from '~/shapes/ByCode.tsx'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CallsTellNobody } from '~/shapes/CallsTellNobody.tsx'
import { Lamp } from '~/shapes/Lamp.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNow } from '~/ui/now.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './andonReport.module.css'

/** Whoever waits for help, the longest first, with running clocks: for a screen on the wall. */
export function Unanswered() {
  return (
    <>
      <CallsTellNobody />
      <Waiters />
    </>
  )
}

function Waiters() {
  const words = useWords()
  const { data, error, refetch } = useAnswer(andon.open, {}, { every: 10_000 })
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={200} label={words.say.loading} />
  const waiting = data.filter(({ callState }) => callState === 'called')
  if (waiting.length === 0) return <EmptyState title={words.andonReport.nobodyWaits} icon="check" />
  return (
    <ul className={css.wall} aria-label={words.andonReport.waits}>
      {waiting.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </ul>
  )
}

function Call({ call }: { call: OpenCall }) {
  const { andon: andonWords, lossType } = useWords()
  const { duration } = useFormats()
  const now = useNow(1000)
  const { stationNumber, message, calledAt, nextLevel, nextLevelAt } = call
  const left = nextLevelAt === null ? null : Math.max(0, Math.ceil((Date.parse(nextLevelAt) - now) / 1000))
  return (
    <li>
      <b>
        <Lamp colour={call.lampColour} large />
        {stationNumber}
      </b>
      <time dateTime={calledAt}>
        {duration(Math.max(0, Math.floor((now - Date.parse(calledAt)) / 1000)))}
      </time>
      <span>{[lossType[call.lossType], message].filter(Boolean).join(' · ')}</span>
      <ByCode call={call} />
      {nextLevel !== null && left !== null && (
        <span>{fill(andonWords.nextLevel, { level: nextLevel, time: duration(left) })}</span>
      )}
    </li>
  )
}
