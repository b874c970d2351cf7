import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { useNow } from '~/ui/now.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { isOpenAtFirst, outOfLimits, type PassportPass } from './events.ts'
import { PassParameters } from './PassParameters.tsx'
import { sayParameters } from './say-parameters.ts'
import { PassValues } from './PassValues.tsx'
import css from './units.module.css'

/** One visit of a station: when, who, what was measured, and the remarks on it. */
export function PassEntry({ pass, loop }: { pass: PassportPass; loop: number | null }) {
  const words = useWords()
  const formats = useFormats()
  const {
    passNo,
    attempt,
    inTime,
    outTime,
    cycleTime,
    operator,
    operatorName,
    verdict,
    judged,
    resultStatus,
    asked,
    values,
  } = pass
  const { units } = words
  const [open, setOpen] = useState(() => isOpenAtFirst(values))
  const out = outOfLimits(values)
  return (
    <>
      <header className={css.entryHead}>
        <StepName pass={pass} />
        {resultStatus && (
          <StatusDot {...stateOf('resultStatus', resultStatus)}>{words.resultStatus[resultStatus]}</StatusDot>
        )}
        {attempt > 1 && <span className={css.chip}>{fill(units.attempt, { attempt })}</span>}
        {loop !== null && (
          <span className={css.chip} data-tone="plan">
            {fill(units.loop, { loop })}
          </span>
        )}
        {!asked && (
          <span className={css.chip} data-tone="warn">
            {units.unasked}
          </span>
        )}
        {verdict && judged && verdict !== judged && (
          <span className={css.chip} data-tone="bad">
            {fill(units.disagree, { verdict: words.verdict[verdict], judged: words.judged[judged] })}
          </span>
        )}
      </header>
      <p className={css.meta}>
        <time dateTime={inTime}>{formats.instant(inTime)}</time>
        {outTime ? (
          <>
            <span aria-hidden>{'→'}</span>
            <time dateTime={outTime}>{formats.clockSeconds(outTime)}</time>
          </>
        ) : (
          <Running since={inTime} />
        )}
        {cycleTime !== null && <span>{formats.duration(cycleTime)}</span>}
        {operator && <span>{sayOperator(operator, operatorName)}</span>}
        <span>{fill(units.forPass, { passNo })}</span>
      </p>
      {values.length > 0 && (
        <details
          className={css.measured}
          open={open}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {fill(units.valueCount, { count: values.length })}
            {out > 0 && <b>{fill(units.outOfLimits, { count: out })}</b>}
          </summary>
          {open && <PassValues values={values} />}
        </details>
      )}
      <MadeWith pass={pass} />
    </>
  )
}

/** The parameters of the pass, folded: they matter once a value is wrong. */
function MadeWith({ pass: { parameters, paraVer, stationParaVer } }: { pass: PassportPass }) {
  const { units } = useWords()
  const [open, setOpen] = useState(false)
  if (parameters.length === 0) return null
  return (
    <details className={css.measured} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{sayParameters(units, { parameters, paraVer, stationParaVer })}</summary>
      {open && <PassParameters parameters={parameters} />}
    </details>
  )
}

function StepName({ pass: { stepSeq, stepName, stationNumber, stationName } }: { pass: PassportPass }) {
  const { units } = useWords()
  return (
    <>
      <h4>{stepSeq === null ? units.offRoute : `${stepSeq} ${stepName ?? ''}`}</h4>
      <span>
        {stationName === stepName
          ? stationNumber
          : `${stationNumber} ${stationName === stationNumber ? '' : stationName}`}
      </span>
    </>
  )
}

function Running({ since }: { since: string }) {
  const { units } = useWords()
  const { duration } = useFormats()
  const now = useNow()
  return (
    <b className={css.running}>
      {fill(units.running, { duration: duration(Math.max(0, now - Date.parse(since)) / 1000) })}
    </b>
  )
}
