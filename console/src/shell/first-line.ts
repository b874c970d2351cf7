import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine, writeLine } from '~/api/stored.ts'

/** Who came in before there was a line is on the first one as soon as it is there: nothing was chosen that a reload could change. */
export function useFirstLine() {
  const { data } = useAnswer(lines.list, {})
  const first = data?.find(({ enabled }) => enabled)
  if (first && readLine() === null) writeLine(first)
}
