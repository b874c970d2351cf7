import { bomDefs } from '@takt/contract/bomDefs.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One part as it is now, whatever page and filter the table shows; `missing`: there is none of that number. */
export function usePart(bomCode: string) {
  const { data, refetch, error } = useAnswer(bomDefs.list, { bomCode, limit: 200 })
  const part = data?.rows.find((row) => row.bomCode === bomCode)
  return { part, missing: data !== undefined && !part, error, ask: refetch }
}
