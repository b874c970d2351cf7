import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import type { Failure } from '@takt/contract/failures.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Drawing, type Spot } from './Drawing.tsx'

type Found = Pick<Failure, 'typeNo' | 'positionX' | 'positionY' | 'placeCode' | 'quantity'>

/** Where failures of one type were found, on what it is drawn like; nothing where nobody marked a place. */
export function FailurePlace({ failures }: { failures: readonly Found[] }) {
  const { failureSummary: failureSummaryWords } = useWords()
  const typeNo = failures[0]?.typeNo ?? null
  const spots = failures.flatMap(({ positionX: x, positionY: y, placeCode, quantity }): Spot[] =>
    x === null || y === null ? [] : [{ x, y, placeCode, failures: quantity }],
  )
  const ready = typeNo !== null && spots.length > 0
  const { data } = useAnswer(defectDrawings.of, { typeNo: typeNo ?? '' }, { ready })
  if (!ready || !data?.picture) return null
  const places = data.markedPlaces.filter((one) => spots.some(({ placeCode }) => placeCode === one.placeCode))
  return <Drawing fileId={data.picture} label={failureSummaryWords.drawing} spots={spots} places={places} />
}
