import type { ChartInput } from '@takt/contract/charts.ts'
import type { ChartSignal } from '@takt/contract/signals.ts'
import { pages } from '@takt/contract/pages.ts'

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'> & {
  typeNo?: string | null
}

/** The control chart of a characteristic where it is measured. */
export function chartPath({ stationNumber, colSetId, colSetVersion, resultCode, typeNo }: ChartPlace) {
  const place = { view: 'chart', stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode }
  return `${pages.cpkReport.path}?${new URLSearchParams({ ...place, ...(typeNo && { typeNo }) })}`
}

/** The chart that a signal was found on: of a characteristic, or of what is counted at a station. */
export function signalPath(signal: ChartSignal) {
  const { colSetId, colSetVersion, attributeKind, sampleBy, stationNumber, typeNo } = signal
  if (colSetId !== null && colSetVersion !== null) return chartPath({ ...signal, colSetId, colSetVersion })
  const counted = { ...(attributeKind && { attributeKind }), ...(sampleBy && { sampleBy }) }
  const params = { view: 'attributes', stationNumber, ...counted, ...(typeNo && { typeNo }) }
  return `${pages.cpkReport.path}?${new URLSearchParams(params)}`
}
