import type { AndonCall, CallLevel } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './andon.module.css'

type Step = { at: string | null; said: string }

function sayLevel({ andon: said }: Words, { level, outcome, reminder, people }: CallLevel) {
  const sentence = outcome === 'told' ? said.levelTold : said[outcome]
  const whole = fill(sentence, { level, people: people.map(({ name }) => name).join(', ') })
  return reminder > 0 ? `${whole} · ${fill(said.reminder, { count: reminder })}` : whole
}

/** What happened to a call, in order. */
export function CallTimeline({ call, levels }: { call: AndonCall; levels: readonly CallLevel[] }) {
  const words = useWords()
  const formats = useFormats()
  const { andon: said } = words
  const by = (sentence: string, name: string | null) =>
    fill(sentence, { by: name ?? '', callState: sayChoice(words, 'callState', call.callState) })
  const steps: Step[] = [
    { at: call.calledAt, said: by(said.calledBy, call.calledBy) },
    ...levels.map((level) => ({ at: level.toldAt, said: sayLevel(words, level) })),
    { at: call.arrivedAt, said: by(said.arrivedBy, call.arrivedBy) },
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
