import type { GaugeScatter } from '@takt/contract/gauges.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './gauges.module.css'

const sources = ['gauge', 'repeatability', 'operator', 'interaction', 'part', 'total'] as const

type ScatterTableProps = { label: string; scatter: GaugeScatter; unit: string | null }

/** Where the scatter comes from, and what is judged by it. */
export function ScatterTable({ label, scatter, unit }: ScatterTableProps) {
  const { gauges: gaugeWords } = useWords()
  const { figure, share } = useFormats()
  const percent = (value: number | null) => (value === null ? '–' : share(value / 100))
  const { total, categories } = scatter
  const judged = [
    [gaugeWords.ofTolerance, percent(scatter.percentOfTolerance)],
    [gaugeWords.ofStudy, percent(scatter.percentOfStudy)],
    [gaugeWords.categories, categories === null ? '–' : figure(Math.max(1, Math.floor(categories)))],
  ] as const
  return (
    <table className={css.scatter} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{gaugeWords.source}</th>
          <th scope="col">{unit ? `${gaugeWords.sigma} (${unit})` : gaugeWords.sigma}</th>
          <th scope="col">{gaugeWords.share}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((name) => (
          <tr key={name}>
            <th scope="row">{gaugeWords[name]}</th>
            <td>{figure(scatter[name])}</td>
            <td>{percent(total > 0 ? (100 * scatter[name]) / total : null)}</td>
          </tr>
        ))}
        {judged.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td />
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
