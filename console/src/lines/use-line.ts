import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One line as it is now, whatever page and filter the table shows; `line` undefined: not read yet, or gone. */
export function useLine(lineNumber: string) {
  const { data, refetch } = useAnswer(lines.register, { lineNumber, limit: 200 })
  return {
    line: data?.rows.find((line) => line.lineNumber === lineNumber),
    missing: data?.rows.every((line) => line.lineNumber !== lineNumber) ?? false,
    ask: refetch,
  }
}
