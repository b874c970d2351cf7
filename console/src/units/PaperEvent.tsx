import { fill } from '@takt/contract/errors.ts'
import { sayAbout } from '@takt/contract/say-about.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import css from './Certificate.module.css'
import type { PassportPass, UnitEvent } from './events.ts'
import { PassParameters } from './PassParameters.tsx'
import { sayParameters } from './say-parameters.ts'
import { PassValues } from './PassValues.tsx'

/** One event on paper: no colours to rely on, nothing folded away. */
export function PaperEvent({ event }: { event: UnitEvent }) {
  const words = useWords()
  const formats = useFormats()
  const { units } = words
  if (event.kind === 'refused') {
    const reasons = event.refused.reasons.map(({ reason, about }) =>
      about ? `${words.reason[reason]} (${sayAbout(words, reason, about)})` : words.reason[reason],
    )
    return (
      <section className={css.event}>
        <h3>{fill(units.refusedAt, { station: event.refused.stationNumber })}</h3>
        <p>{[formats.instant(event.at), ...reasons].join(' · ')}</p>
      </section>
    )
  }
  const { inTime, outTime, cycleTime, operator, attempt, resultStatus, verdict, judged, asked } = event.pass
  const { values, parameters, operatorName } = event.pass
  const about = [
    formats.instant(inTime),
    outTime ? formats.instant(outTime) : units.here,
    cycleTime === null ? null : formats.duration(cycleTime),
    operator && sayOperator(operator, operatorName),
    attempt > 1 ? fill(units.attempt, { attempt }) : null,
    event.loop === null ? null : fill(units.loop, { loop: event.loop }),
    asked ? null : units.unasked,
    verdict && judged && verdict !== judged
      ? fill(units.disagree, { verdict: words.verdict[verdict], judged: words.judged[judged] })
      : null,
  ]
  return (
    <section className={css.event}>
      <h3>
        <StepAndStation pass={event.pass} />
        <span>{resultStatus && words.resultStatus[resultStatus]}</span>
      </h3>
      <p>{about.filter(Boolean).join(' · ')}</p>
      {values.length > 0 && <PassValues values={values} />}
      {parameters.length > 0 && (
        <>
          <p>{sayParameters(units, event.pass)}</p>
          <PassParameters parameters={parameters} />
        </>
      )}
    </section>
  )
}

/** Step and station; a name that both have is shown once. */
function StepAndStation({ pass: { stepSeq, stepName, stationNumber, stationName } }: { pass: PassportPass }) {
  const { units } = useWords()
  const step = stepSeq === null ? units.offRoute : `${stepSeq} ${stepName ?? ''}`
  const station =
    stationName === stationNumber || stationName === stepName
      ? stationNumber
      : `${stationNumber} ${stationName}`
  return `${step} · ${station}`
}
