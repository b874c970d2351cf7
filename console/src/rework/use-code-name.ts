import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'

/** What a code is called; one that is no longer in its list stays the code. */
export function useCodeName(list: CodeListName) {
  const names = new Map(useCodeList(list).map(({ code, label }) => [code, label]))
  return (code: string) => names.get(code) ?? code
}
