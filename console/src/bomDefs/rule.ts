import { labelFacts, type BarcodeRule, type LabelFact } from '@takt/contract/barcode.ts'

export const kinds = ['plain', 'separated', 'fixed', 'gs1'] as const satisfies readonly BarcodeRule['kind'][]

type LoosePlace = { fact: LabelFact; place: number | null; prefix?: string; length?: number | null }
export type Placed =
  | { kind: 'separated'; separator: string; fields: LoosePlace[] }
  | { kind: 'fixed'; fields: LoosePlace[] }
/** A rule while it is typed: its numbers may still be missing. */
export type LooseRule = { kind: 'plain' } | { kind: 'gs1' } | Placed

/** What a rule of this kind begins as. */
export function beginRule(kind: BarcodeRule['kind']): LooseRule {
  switch (kind) {
    case 'plain':
    case 'gs1':
      return { kind }
    case 'separated':
      return { kind, separator: ';', fields: [{ fact: 'bomLot', place: 1, prefix: '' }] }
    case 'fixed':
      return { kind, fields: [{ fact: 'bomLot', place: 1, length: 10 }] }
  }
}

/** The rule with this fact at another place; null: the label does not contain it. */
export function placeFact(rule: Placed, fact: LabelFact, change: Partial<LoosePlace>): Placed {
  const first =
    rule.kind === 'separated' ? { fact, place: null, prefix: '' } : { fact, place: null, length: 10 }
  const changed = { ...(rule.fields.find((field) => field.fact === fact) ?? first), ...change }
  const fields = labelFacts.flatMap((name) => {
    const field = name === fact ? changed : rule.fields.find((one) => one.fact === name)
    return field && field.place !== null ? [field] : []
  })
  return { ...rule, fields }
}
