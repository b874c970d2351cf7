import { Link } from 'react-router'
import type { ChartReport } from '@takt/contract/charts.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import type { Tone } from '~/ui/tones.ts'

type Gauge = ChartReport['gauge']
const tones = { accepted: 'good', marginal: 'warn', rejected: 'bad' } as const
export const gaugeTone = (gauge: Gauge): Tone => (gauge?.gaugeVerdict ? tones[gauge.gaugeVerdict] : 'none')

/** What the newest study says of the gauge; leads to it, or to where one is made. */
export function GaugeState({ gauge }: { gauge: Gauge }) {
  const { charts, gaugeVerdict } = useWords()
  const grants = useSession((session) => session.grants)
  const verdict = gauge?.gaugeVerdict ? gaugeVerdict[gauge.gaugeVerdict] : charts.unknown
  const said = gauge ? `${gauge.gaugeId}: ${verdict}` : charts.noStudy
  const place = pages.gaugeStudy.path + (gauge ? `?study=${gauge.studyId}` : '')
  return grants.gaugeStudy ? <Link to={place}>{said}</Link> : said
}
