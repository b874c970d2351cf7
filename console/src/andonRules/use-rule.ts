import { andonRuleName, andonRules } from '@takt/contract/andonRules.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One rule as it is now, whatever page and filter the table shows. */
export function useAndonRule(name: string) {
  const { data, refetch, error } = useAnswer(andonRules.list, { limit: 200 })
  const rule = data?.rows.find((row) => andonRuleName(row) === name)
  return { rule, missing: data !== undefined && !rule, error, ask: refetch }
}
