import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import type { Tone } from '~/ui/tones.ts'
import css from './charts.module.css'
import { GaugeState, gaugeTone } from './GaugeState.tsx'

/** AIAG SPC, ch. II: before limits and indices are believed. */
const enoughGroups = 25
/** The usual level of a test. */
const level = 0.05

/** Said before the figures: what would make them wrong. */
export function ReportCard({ report: { figures, broken, location, gauge } }: { report: ChartReport }) {
  const { charts, distribution: said } = useWords()
  const formats = useFormats()
  const { sampleNum, subgroupNum, enough, normalP } = figures
  const much = enough && subgroupNum >= enoughGroups
  const normal = normalP !== null && normalP >= level
  const tested =
    normalP === null
      ? charts.unknown
      : fill(normal ? charts.normalWith : charts.notNormalWith, {
          p: normalP < 0.005 ? '< 0.005' : formats.fixed(normalP, 3),
        })
  const fits = figures.distribution && !normal ? said[figures.distribution] : null
  const distribution = [tested, fits].filter(Boolean).join(' · ')
  const steady = broken.length === 0
  const rows: [name: string, tone: Tone, said: ReactNode][] = [
    [charts.gauge, gaugeTone(gauge), <GaugeState key="gauge" gauge={gauge} />],
    [
      charts.data,
      much ? 'good' : 'warn',
      fill(much ? charts.dataIs : charts.dataNeeds, {
        values: formats.count(sampleNum),
        groups: formats.count(subgroupNum),
      }),
    ],
    [
      charts.stable,
      location.length === 0 ? 'none' : steady ? 'good' : 'warn',
      location.length === 0
        ? charts.unknown
        : steady
          ? charts.inControl
          : fill(charts.broken, { count: formats.count(broken.length) }),
    ],
    [charts.distribution, normalP === null ? 'none' : normal ? 'good' : 'warn', distribution],
  ]
  return (
    <Panel title={charts.trust}>
      <dl className={css.card}>
        {rows.map(([name, tone, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <StatusDot tone={tone}>{said}</StatusDot>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
