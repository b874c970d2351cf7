import { fill } from '@takt/contract/errors.ts'
import type { SopChanges, StepChange } from '@takt/contract/sop-changes.ts'
import type { SopStep, StationSop } from '@takt/contract/sops.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { textOfStep } from './SopContent.tsx'
import css from './stationSop.module.css'

/** What is different from the version that was confirmed, next to its author's note. */
export function Changes({ of, sop }: { of: SopChanges; sop: Pick<StationSop, 'steps'> }) {
  const { sops: sopWords } = useWords()
  const { sinceVer, steps, file } = of
  if (steps.length === 0 && file === null) return null
  return (
    <div className={css.differences}>
      <h3>{fill(sopWords.changedParts, { version: sinceVer })}</h3>
      <ul>
        {steps.map((change) => (
          <li key={`${change.stepChange} ${change.number}`}>
            <b>{fill(sopWords.stepIs[change.stepChange], { number: change.number })}</b>
            <Before change={change} now={sop.steps[change.number - 1]} />
          </li>
        ))}
        {file && (
          <li>
            <b>{sopWords.fileIs[file]}</b>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The old text, in the reader's language; what does not show in its text is named. */
function Before({ change: { stepChange, was }, now }: { change: StepChange; now: SopStep | undefined }) {
  const { sops: sopWords } = useWords()
  const language = useLanguage()
  if (!was) return null
  const text = textOfStep(language, was)
  if (stepChange === 'removed' || !now) return <span>{text}</span>
  const isOther = text !== textOfStep(language, now)
  const isOtherQuestion = (['asks', 'resultCode', 'scanPattern', 'mustAnswer'] as const).some(
    (name) => was[name] !== now[name],
  )
  const seen = [
    isOther && fill(sopWords.before, { text: text ?? '–' }),
    was.picture !== now.picture && sopWords.otherPicture,
    isOtherQuestion && sopWords.otherAsked,
  ].filter(Boolean)
  return <span>{seen.length ? seen.join(' · ') : sopWords.otherLanguages}</span>
}
