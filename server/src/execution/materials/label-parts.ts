import { type BarcodeRule, readLabel } from '@takt/contract/barcode.ts'
import type { Sql } from '../../platform/db/rows.ts'

/** Fields of a label end with one of these, whatever its rule is; the last ends those of GS1. */
const separators = [';', '|', ',', '\t', '\u001D']

/**
 * The parts that labels name: what any rule of the plant reads as the part, or the first field of a label of several fields.
 * So the label of one part cannot become a lot of another whose rule takes the whole label for the lot.
 */
export async function partsNamed(client: Sql, labels: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ rule: BarcodeRule }>({
    name: 'materials_naming_rules',
    text: `select distinct barcode_rule as rule from parts where barcode_rule ->> 'kind' <> 'plain'`,
    values: [],
  })
  const candidates = labels.map(
    (label) =>
      [
        label,
        [
          ...new Set([
            ...rows.flatMap(({ rule }) => readLabel(rule, label)?.bomCode ?? []),
            ...firstField(label),
          ]),
        ],
      ] as const,
  )
  const { rows: parts } = await client.query<{ bomCode: string }>({
    name: 'materials_named_parts',
    text: 'select bom_code as "bomCode" from parts where bom_code = any($1::text[])',
    values: [candidates.flatMap(([, codes]) => codes)],
  })
  const exist = new Set(parts.map(({ bomCode }) => bomCode))
  return new Map(candidates.map(([label, codes]) => [label, codes.filter((code) => exist.has(code))]))
}

function firstField(label: string) {
  const ends = separators.map((separator) => label.indexOf(separator)).filter((at) => at >= 0)
  return ends.length > 0 ? [label.slice(0, Math.min(...ends)).trim()] : []
}
