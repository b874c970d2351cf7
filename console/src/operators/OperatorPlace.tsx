import { fill } from '@takt/contract/errors.ts'
import type { OperatorRow } from '@takt/contract/operators.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'

/** Where somebody is; in the colour of a warning where the station requires more than they are trained for. */
export function OperatorPlace({ operator: { currentStation, tooLow } }: { operator: OperatorRow }) {
  const { operators: operatorWords } = useWords()
  if (currentStation === null) return operatorWords.nowhere
  return (
    <StatusDot tone={tooLow ? 'warn' : 'good'}>
      {tooLow ? fill(operatorWords.tooLow, { stationNumber: currentStation }) : currentStation}
    </StatusDot>
  )
}
