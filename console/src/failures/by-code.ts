import type { FailureFilter } from '@takt/contract/failure-rows.ts'

/** The filter that finds the failures counted under a code. */
export function byCode({
  key,
  isDefect,
}: {
  key: string | null | undefined
  isDefect: boolean
}): Partial<FailureFilter> {
  if (typeof key !== 'string') return {}
  return isDefect ? { defectCode: key } : { resultCode: key }
}
