import { reworkers } from '@takt/contract/reworkers.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One reworker as they are now, whatever page and filter the table shows. */
export function useReworker(operatorNo: string) {
  const { data, refetch, error } = useAnswer(reworkers.list, { operatorNo, limit: 200 })
  const reworker = data?.rows.find((row) => row.operatorNo === operatorNo)
  return { reworker, missing: data !== undefined && !reworker, error, ask: refetch }
}
