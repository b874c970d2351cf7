import { Link } from 'react-router'
import { ChartInput, type ChartReport } from '@takt/contract/charts.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAddress } from '~/api/address.ts'
import { useSession } from '~/api/session.ts'

/** The result of the study that decides about the gauge leads to it, or to where one of this characteristic is made. */
export function GaugeState({ gauge, text }: { gauge: ChartReport['gauge']; text: string }) {
  const grants = useSession((session) => session.grants)
  const { colSetId = '', resultCode = '' } = useAddress(ChartInput).query
  const params = new URLSearchParams(gauge ? { study: gauge.studyId } : { colSetId, resultCode })
  return grants.gaugeStudy ? <Link to={`${pages.gaugeStudy.path}?${params}`}>{text}</Link> : text
}
