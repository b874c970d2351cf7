import type { MeasuredValue } from '@takt/contract/units.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { sayMeasured, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { LimitBar } from '~/ui/LimitBar.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { stateOf } from '~/fields/states.ts'
import { numbered } from './readings.ts'
import css from './units.module.css'

/** What was measured in one pass, each value with the limits it was judged by. */
export function PassValues({ values }: { values: readonly MeasuredValue[] }) {
  const { field, units } = useWords()
  return (
    <table className={css.values}>
      <thead>
        <tr>
          <th scope="col">{field.resultName}</th>
          <th scope="col" className="number">
            {field.resultValue}
          </th>
          <th scope="col">{field.unit}</th>
          <th scope="col" className={css.drawn}>
            {units.place}
          </th>
          <th scope="col" className="number">
            {units.limits}
          </th>
          <th scope="col">{field.resultStatus}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(values).map((one) => (
          <ValueLine key={`${one.value.resultCode} ${one.reading ?? ''}`} {...one} />
        ))}
      </tbody>
    </table>
  )
}

function ValueLine({ value, reading }: ReturnType<typeof numbered>[number]) {
  const words = useWords()
  const formats = useFormats()
  const {
    resultCode,
    resultName,
    resultValue,
    resultText,
    unit,
    minValue,
    standardValue,
    maxValue,
    targetText,
    resultStatus,
    verdict,
  } = value
  const spec = specOf(value)
  const about = [
    resultName === resultCode ? null : resultCode,
    reading === null ? null : fill(words.units.reading, { reading }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <tr data-out={resultStatus === 'ng'}>
      <th scope="row">
        {resultName}
        {about && <small>{about}</small>}
      </th>
      <td className="number" title={resultValue === null ? undefined : formats.measure(resultValue)}>
        {resultValue === null ? resultText : sayMeasured(formats, resultValue, spec)}
      </td>
      <td>{unit}</td>
      <td className={css.drawn}>
        {resultValue !== null && (
          <LimitBar value={resultValue} lower={minValue} upper={maxValue} target={standardValue} />
        )}
      </td>
      <td className="number">
        {resultValue === null && targetText !== null ? targetText : sayLimits(formats, spec)}
      </td>
      <td>
        {resultStatus ? (
          <StatusDot {...stateOf('resultStatus', resultStatus)}>{words.resultStatus[resultStatus]}</StatusDot>
        ) : (
          '–'
        )}
        {verdict && verdict !== resultStatus && (
          <small className={css.differs}>
            {fill(words.units.stationSays, { verdict: words.verdict[verdict] })}
          </small>
        )}
      </td>
    </tr>
  )
}
