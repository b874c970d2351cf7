import type { ChartInput } from '@takt/contract/charts.ts'
import { pages } from '@takt/contract/pages.ts'

type Place = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'> & {
  typeNo?: string | null
}

/** The control chart of a characteristic where it is measured. */
export function chartPath({ stationNumber, colSetId, colSetVersion, resultCode, typeNo }: Place) {
  const place = { view: 'chart', stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode }
  return `${pages.cpkReport.path}?${new URLSearchParams({ ...place, ...(typeNo && { typeNo }) })}`
}
