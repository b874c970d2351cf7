import type { AndonCall, CallLevel, FaultNote } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { whoIs } from '~/api/people.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './andon.module.css'

type Step = { at: string | null; text: string }

function sayLevel(
  { andon: andonWords }: Words,
  { list }: Formats,
  { level, outcome, reminder, people }: CallLevel,
) {
  const sentence = outcome === 'told' ? andonWords.levelTold : andonWords[outcome]
  const whole = fill(sentence, { level, people: list(people.map(({ name }) => name)) })
  return reminder > 0 && outcome !== 'unsolved'
    ? `${whole} · ${fill(andonWords.reminder, { count: reminder })}`
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
  const { andon: andonWords } = words
  const by = (sentence: string, account: string | null) =>
    fill(sentence, { by: whoIs(account ?? ''), callState: sayChoice(words, 'callState', call.callState) })
  const steps: Step[] = [
    {
      at: call.calledAt,
      text: call.faultReports > 0 ? words.machine.reported : by(andonWords.calledBy, call.calledBy),
    },
    ...[
      ...faultNotes.map((note) => ({ at: note.at, text: sayNote(words, note) })),
      ...levels.map((level) => ({ at: level.toldAt, text: sayLevel(words, formats, level) })),
    ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    { at: call.arrivedAt, text: by(andonWords.arrivedBy, call.arrivedBy) },
    { at: call.ownedAt, text: by(andonWords.takenOver, call.ownedBy) },
    { at: call.solvedAt, text: by(andonWords.solvedBy, call.solvedBy) },
    { at: call.endedAt, text: by(andonWords.endedBy, call.endedBy) },
  ]
  return (
    <>
      <ol className={css.timeline}>
        {steps.map(({ at, text: sentence }, i) =>
          at === null ? null : (
            <li key={i}>
              <time dateTime={at}>{formats.instant(at)}</time>
              <span>{sentence}</span>
            </li>
          ),
        )}
      </ol>
      {levels.length === 0 && <p className={css.quiet}>{andonWords.noRule}</p>}
    </>
  )
}
