import type { GaugeFigures } from '@takt/contract/gauges.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './gauges.module.css'

type Result = NonNullable<GaugeFigures['attribute']>

/** Who agrees with themselves, with the others and with what is right, with the 95 % interval of each share. */
export function AgreementTable({ result }: { result: Result }) {
  const { gauges: gaugeWords, field } = useWords()
  const { share, fixed } = useFormats()
  const of = (value: number | null) => (value === null ? '–' : share(value))
  const within = ({ share: one, lower, upper }: Result['all']) => (
    <td>
      {of(one)}
      {one !== null && <small>{`${of(lower)} … ${of(upper)}`}</small>}
    </td>
  )
  const kappa = (value: number | null) => (value === null ? '–' : fixed(value, 3))
  return (
    <div className={css.wide} role="region" aria-label={gaugeWords.byAgreement} tabIndex={0}>
      <table className={css.scatter}>
        <thead>
          <tr>
            <th scope="col">{field.operator}</th>
            <th scope="col">{gaugeWords.agreesSelf}</th>
            <th scope="col">{gaugeWords.agreesTruth}</th>
            <th scope="col">{'κ'}</th>
            <th scope="col">{gaugeWords.missed}</th>
            <th scope="col">{gaugeWords.falseAlarm}</th>
          </tr>
        </thead>
        <tbody>
          {result.operators.map((one) => (
            <tr key={one.operator}>
              <th scope="row">{one.operator}</th>
              {within(one.within)}
              {within(one.reference)}
              <td>{kappa(one.kappa)}</td>
              <td>{of(one.missed)}</td>
              <td>{of(one.falseAlarm)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{gaugeWords.together}</th>
            {within(result.between)}
            {within(result.all)}
            <td>{kappa(result.kappa)}</td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}
