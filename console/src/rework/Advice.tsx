import { fill } from '@takt/contract/errors.ts'
import { symptomOf } from '@takt/contract/failures.ts'
import type { ReworkLook } from '@takt/contract/rework.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './rework.module.css'
import { useCodeName } from './use-code-name.ts'
import type { TheReport } from './use-report.ts'

/** What helped units of this type with this symptom before; one press takes it over. */
export function Advice({ work, report }: { work: ReworkLook; report: TheReport }) {
  const { rework: reworkWords } = useWords()
  const formats = useFormats()
  const { about } = report
  const advice = about ? work.advice.filter(({ symptom }) => symptom === symptomOf(about)) : work.advice
  const [repair, cause] = [useCodeName('repairCodes'), useCodeName('reworkCauses')]
  return (
    <Panel title={reworkWords.worked}>
      {advice.length === 0 && <p className={css.quiet}>{reworkWords.workedNone}</p>}
      <ul className={css.advice}>
        {advice.map(({ repairCode, causeCode, tested, passed, last }) => (
          <li key={`${repairCode} ${causeCode}`}>
            <div>
              <b>{repair(repairCode)}</b>
              {causeCode && <span>{cause(causeCode)}</span>}
              <span>{formats.share(passed / tested)}</span>
              <span>
                {fill(reworkWords.success, { passed: formats.count(passed), tested: formats.count(tested) })}
              </span>
              <span className={css.quiet}>{fill(reworkWords.last, { when: formats.when(last) })}</span>
            </div>
            <Action onClick={() => report.type({ repairCode, causeCode: causeCode ?? '' })}>
              {reworkWords.take}
            </Action>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
