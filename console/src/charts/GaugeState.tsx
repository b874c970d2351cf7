import { Link } from 'react-router'
import type { ChartReport } from '@takt/contract/charts.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'

/** The result of the newest study of the gauge leads to it, or to where one is made. */
export function GaugeState({ gauge, text }: { gauge: ChartReport['gauge']; text: string }) {
  const grants = useSession((session) => session.grants)
  const place = pages.gaugeStudy.path + (gauge ? `?study=${gauge.studyId}` : '')
  return grants.gaugeStudy ? <Link to={place}>{text}</Link> : text
}
