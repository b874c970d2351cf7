import type { OpenFailure } from './part-out.queries.ts'
import type { Floor } from './state.ts'
import type { NewFailure } from './writes.ts'

/** What is open of a unit as a message is played: as it was stored, with what failed, left or was closed in the messages before. */
export function openNow(
  { openFailures, writes }: Pick<Floor, 'openFailures' | 'writes'>,
  productId: string,
): OpenFailure[] {
  const ofUnit = (one: { productId: string }) => one.productId === productId
  const left = new Set(writes.partsOut.flatMap(({ failIds }) => failIds))
  const mended = new Set<number | null>(writes.mended.filter(ofUnit).map(({ stepSeq }) => stepSeq))
  const stored = openFailures.filter(({ failId }) => !left.has(failId))
  return [...stored, ...writes.failures.flatMap(asOpen)].filter(
    (one) =>
      ofUnit(one) && !(mended.has(one.stepSeq) && (one.failStatus === 'rework' || one.failSource === 'auto')),
  )
}

/** It gets its number as it is stored, and is not a part's yet. */
const asOpen = ({ failStatus, ...failure }: NewFailure): OpenFailure[] =>
  failStatus === 'useAsIs'
    ? []
    : [{ ...failure, failStatus, failId: '', failSource: 'auto', componentId: null }]
