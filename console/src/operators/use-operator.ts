import { operators } from '@takt/contract/operators.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One operator as they are now, whatever page and filter the table shows; `missing`: there is none of that number. */
export function useOperator(operatorNo: string) {
  const { data, refetch, error } = useAnswer(operators.list, { operatorNo, limit: 200 })
  const operator = data?.rows.find((row) => row.operatorNo === operatorNo)
  return { operator, missing: data !== undefined && !operator, error, ask: refetch }
}
