import { type NumberRuleName } from '@takt/contract/number-rule.ts'
import { faultsOfRule, lastOf, type NumberFacts, writeNumber } from '@takt/contract/numbering.ts'
import type { Settings } from '@takt/contract/settings.ts'
import { readLine } from '~/api/stored.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useNow } from '~/ui/now.ts'

const aType = 'TYPE-1'

/** The first, the second and the last number a rule gives today on this line; null: it cannot give any. */
export function useSample() {
  const formats = useFormats()
  const day = formats.wall(instantOf(useNow(60_000))).slice(0, 10)
  return (name: NumberRuleName, numbering: Settings['numbering']): (string | null)[] | null => {
    const rule = numbering[name]
    if (!rule.pattern || faultsOfRule(name, rule).length > 0) return null
    const facts: NumberFacts = { line: readLine() ?? 'L1', typeNo: aType, day }
    const orderCode = writeNumber(numbering.order, facts, 1) ?? ''
    const last = lastOf(rule.pattern)
    return [1, 2, last].map((seq) => (seq <= last ? writeNumber(rule, { ...facts, orderCode }, seq) : null))
  }
}
