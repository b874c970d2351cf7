import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { typedRows } from '~/shapes/typed-rows.ts'
import { cells } from './cells.ts'
import { checkRows } from './check.ts'
import type { WholeSet } from './whole-set.ts'

/** Everything that keeps the saved set from being released, in one sentence; null: nothing does. */
export function releaseFaults({ characteristics }: WholeSet, words: Words): string | null {
  if (characteristics.length === 0) return words.error['sets.empty']
  const { faults } = checkRows(typedRows(cells, characteristics, '.'), words, '.')
  return faults.length > 0
    ? fill(words.error['definition.faults'], { faults: faults.map(({ text }) => text).join('; ') })
    : null
}

/** Whatever is measured here is good: that may be meant, and should be known before it is frozen. */
export const withoutLimits = ({ characteristics }: WholeSet) =>
  characteristics
    .filter(
      ({ lowerSpecLimit, upperSpecLimit, targetText }) =>
        lowerSpecLimit === null && upperSpecLimit === null && targetText === null,
    )
    .map(({ resultCode }) => resultCode)
