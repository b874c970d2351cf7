import type { AndonCall, CallLevel, FaultNote } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './andon.module.css'

type Step = { at: string | null; said: string }

function sayLevel({ andon: said }: Words, { level, outcome, reminder, people }: CallLevel) {
  const sentence = outcome === 'told' ? said.levelTold : said[outcome]
  const whole = fill(sentence, { level, people: people.map(({ name }) => name).join(', ') })
  return reminder > 0 && outcome !== 'unsolved'
    ? `${whole} · ${fill(said.reminder, { count: reminder })}`
    : whole
}

type CallTimelineProps = {
  call: AndonCall
  levels: readonly CallLevel[]
  faultNotes: readonly FaultNote[]
}

const sayNote = ({ machine }: Words, { name, text }: FaultNote) =>
  name === null ? text : fill(machine.saysSo, { name, text })

/** What happened to a call, in order. */
export function CallTimeline({ call, levels, faultNotes }: CallTimelineProps) {
  const words = useWords()
  const formats = useFormats()
  const { andon: said } = words
  const by = (sentence: string, name: string | null) =>
    fill(sentence, { by: name ?? '', callState: sayChoice(words, 'callState', call.callState) })
  const steps: Step[] = [
    {
      at: call.calledAt,
      said: call.faultReports > 0 ? words.machine.reported : by(said.calledBy, call.calledBy),
    },
    ...[
      ...faultNotes.map((note) => ({ at: note.at, said: sayNote(words, note) })),
      ...levels.map((level) => ({ at: level.toldAt, said: sayLevel(words, level) })),
    ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    { at: call.arrivedAt, said: by(said.arrivedBy, call.arrivedBy) },
    { at: call.ownedAt, said: by(said.takenOver, call.ownedBy) },
    { at: call.solvedAt, said: by(said.solvedBy, call.solvedBy) },
    { at: call.endedAt, said: by(said.endedBy, call.endedBy) },
  ]
  return (
    <>
      <ol className={css.timeline}>
        {steps.map(({ at, said: sentence }, i) =>
          at === null ? null : (
            <li key={i}>
              <time dateTime={at}>{formats.instant(at)}</time>
              <span>{sentence}</span>
            </li>
          ),
        )}
      </ol>
      {levels.length === 0 && <p className={css.quiet}>{said.noRule}</p>}
    </>
  )
}
