import { AndonRuleDraft, andonRules, levelsOf } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './andonRules.module.css'
import { Gaps } from './Gaps.tsx'

/** Who would be notified of what and when for a call made now, calculated by the server; also by a rule that is still being written. */
export function Simulation({ rule }: { rule: unknown }) {
  const words = useWords()
  const { andonRules: andonRuleWords } = words
  const formats = useFormats()
  const draft = AndonRuleDraft.strip().safeParse(rule)
  const ready = draft.success && levelsOf(draft.data).length > 0
  const { data, error } = useAnswer(andonRules.simulate, draft.data!, { ready, keep: true })
  if (!ready) return null
  if (error) return <p role="alert">{sayRefusal(words, error)}</p>
  if (!data) return <Waiting label={andonRuleWords.simulation} />
  const last = data.levels.length - 1
  return (
    <section className={css.simulation} aria-label={andonRuleWords.simulation}>
      <p>{andonRuleWords.ifNobody}</p>
      <ol>
        {data.levels.map(({ level, period, at, shiftName, people, mailed, targetCodes }, i) => (
          <li key={level}>
            <b data-reached={people.length > 0}>{level}</b>
            <span>
              {fill(andonRuleWords.after, { count: period, time: formats.clock(at) })}
              <small>{shiftName ?? andonRuleWords.between}</small>
            </span>
            <span>
              {people.length > 0
                ? formats.list(
                    people.map(({ name, userName }) =>
                      name === userName ? name : fill(andonRuleWords.who, { name, userName }),
                    ),
                  )
                : i === last
                  ? andonRuleWords.nobodyLast
                  : andonRuleWords.nobody}
              {mailed.length > 0 && (
                <small>{fill(andonRuleWords.alsoMail, { people: formats.list(mailed) })}</small>
              )}
              {targetCodes.length > 0 && (
                <small>{fill(andonRuleWords.alsoTargets, { targets: formats.list(targetCodes) })}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Gaps gaps={data.gaps} />
    </section>
  )
}
