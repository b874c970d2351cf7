import { z } from 'zod'
import { code, day as aDay, measure, name, whole } from './fields.ts'

/** What a label may contain. Every fact but the lot may be missing. */
export const labelFacts = ['bomCode', 'bomLot', 'quantity', 'supplier', 'supplierLot', 'expiry'] as const
export type LabelFact = (typeof labelFacts)[number]
export type Label = {
  bomCode: string | null
  bomLot: string
  quantity: number | null
  supplier: string | null
  supplierLot: string | null
  /** A day, `2027-03-31`. */ expiry: string | null
}

/** A label is nothing without its lot, and has no fact twice. */
const saysLot = (fields: readonly { fact: LabelFact }[]) =>
  fields.some(({ fact }) => fact === 'bomLot') &&
  new Set(fields.map(({ fact }) => fact)).size === fields.length

/** Where the facts are on a part's label. */
export const BarcodeRule = z.discriminatedUnion('kind', [
  /** The whole label is the lot. */
  z.strictObject({ kind: z.literal('plain') }),
  /** Fields between separators, counted from 1. `PN4711;L0815;500` with `;`. A prefix such as `L` is removed. */
  z.strictObject({
    kind: z.literal('separated'),
    separator: z.string().length(1),
    fields: z
      .array(
        z.strictObject({
          fact: z.enum(labelFacts),
          place: whole(1, 40),
          prefix: z.string().max(8).default(''),
        }),
      )
      .refine(saysLot),
  }),
  /** Fields at fixed places, from 1, so many characters long. */
  z.strictObject({
    kind: z.literal('fixed'),
    fields: z
      .array(z.strictObject({ fact: z.enum(labelFacts), place: whole(1, 400), length: whole(1, 100) }))
      .refine(saysLot),
  }),
  /** GS1 element string, with or without brackets: (01) or (241) part, (10) lot, (17) expiry, (30) or (37) quantity. */
  z.strictObject({ kind: z.literal('gs1') }),
])
export type BarcodeRule = z.infer<typeof BarcodeRule>

type LabelTexts = Partial<Record<LabelFact, string>>
const Quantity = measure().positive().max(1e12)

/** What a scanned label means by this rule; null: it does not fit the rule. */
export function readLabel(rule: BarcodeRule, scanned: string): Label | null {
  const texts = textsBy(rule, scanned.trim())
  const bomLot = code().safeParse(texts?.bomLot)
  if (!texts || !bomLot.success) return null
  const quantity =
    texts.quantity === undefined ? null : Quantity.safeParse(Number(texts.quantity.replace(',', '.')))
  const expiry = texts.expiry === undefined ? null : dayOf(texts.expiry)
  if (quantity?.success === false || expiry === undefined) return null
  const { bomCode = null, supplier = null, supplierLot = null } = texts
  if (!name().nullable().safeParse(supplier).success || !code().nullable().safeParse(supplierLot).success)
    return null
  return { bomCode, bomLot: bomLot.data, quantity: quantity?.data ?? null, supplier, supplierLot, expiry }
}

function textsBy(rule: BarcodeRule, scanned: string): LabelTexts | null {
  switch (rule.kind) {
    case 'plain':
      return { bomLot: scanned }
    case 'separated': {
      const pieces = scanned.split(rule.separator)
      return filled(
        rule.fields.map(({ fact, place, prefix }) => [fact, without(prefix, pieces[place - 1] ?? '')]),
      )
    }
    case 'fixed':
      return filled(
        rule.fields.map(({ fact, place, length }) => [fact, scanned.slice(place - 1, place - 1 + length)]),
      )
    case 'gs1':
      return gs1(scanned)
  }
}

const without = (prefix: string, piece: string) =>
  prefix && piece.startsWith(prefix) ? piece.slice(prefix.length) : piece
const filled = (pairs: [LabelFact, string][]): LabelTexts =>
  Object.fromEntries(
    pairs.map(([fact, text]) => [fact, text.trim()] as const).filter(([, text]) => text !== ''),
  )

/** Application identifiers a reel may carry (GS1 General Specifications, section 3): what they tell, and their length where it is fixed. */
const identifiers: Record<string, { fact: LabelFact | null; length?: number }> = {
  '00': { fact: null, length: 18 },
  '01': { fact: 'bomCode', length: 14 },
  '02': { fact: 'bomCode', length: 14 },
  10: { fact: 'bomLot' },
  11: { fact: null, length: 6 },
  13: { fact: null, length: 6 },
  15: { fact: 'expiry', length: 6 },
  17: { fact: 'expiry', length: 6 },
  21: { fact: null },
  30: { fact: 'quantity' },
  37: { fact: 'quantity' },
  240: { fact: null },
  241: { fact: 'bomCode' },
  400: { fact: null },
}
/** Ends a field of open length (FNC1). */
const groupSeparator = '\u001D'

function gs1(scanned: string): LabelTexts | null {
  const texts: LabelTexts = {}
  let rest = scanned
    .replace(/^\](?:C1|d2|Q3|e0)/, '')
    .replaceAll(/\((\d{2,4})\)/g, (_, id: string) => `${groupSeparator}${id}`)
  while (rest.replaceAll(groupSeparator, '') !== '') {
    if (rest.startsWith(groupSeparator)) rest = rest.slice(1)
    const id = [2, 3]
      .map((length) => rest.slice(0, length))
      .find((start) => Object.hasOwn(identifiers, start))
    if (!id) return null
    const { fact, length } = identifiers[id]!
    const after = rest.slice(id.length)
    const open = after.indexOf(groupSeparator)
    const end = length ?? (open < 0 ? after.length : open)
    if (after.length < end) return null
    if (fact) texts[fact] = after.slice(0, end)
    rest = after.slice(end)
  }
  return texts
}

/** `2027-03-31`, `20270331` or, as GS1 has it, `270331`, where day 00 is the month's last. Undefined: no such day. */
function dayOf(text: string): string | undefined {
  const found = /^(\d{2}|\d{4})-?(\d{2})-?(\d{2})$/.exec(text)
  if (!found) return undefined
  const [, year, month, day] = found
  const inMonth = (one: string) => `${year!.length === 4 ? year : `20${year}`}-${month}-${one}`
  return (day === '00' ? ['31', '30', '29', '28'] : [day!])
    .map(inMonth)
    .find((one) => aDay().safeParse(one).success)
}
