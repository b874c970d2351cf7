import type { LineTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

/** Between shifts: which begins next, and when. Null while one is worked, and where there are none. */
export function useSayNext({ shift, nextShift }: Pick<LineTile, 'shift' | 'nextShift'>, now: number) {
  const { boards } = useWords()
  const formats = useFormats()
  if (nextShift?.shiftName && now >= Date.parse(nextShift.start)) return null
  // After a quarter without work the day itself counts as the shift: that it lasts does not matter.
  if (shift.shiftName !== null && now < Date.parse(shift.end)) return null
  if (nextShift?.shiftName)
    return fill(boards.nextShift, {
      shift: nextShift.shiftName,
      time: formats.ahead(nextShift.start, now),
    })
  return shift.shiftName === null ? null : boards.noNextShift
}
