import type { ProcessResult } from '@takt/contract/collectionSets.ts'

export type Limits = Pick<ProcessResult, 'lowerSpecLimit' | 'upperSpecLimit' | 'targetValue' | 'targetText'>
/** What was measured: it determines which limits can be meant. */
export type Kind = 'number' | 'text' | 'flag' | 'nothing'

const noLimits: Limits = { lowerSpecLimit: null, upperSpecLimit: null, targetValue: null, targetText: null }

/**
 * The limits in the descriptions of validators, and what of them cannot be expressed as limits.
 * A validator is a program; only its description is in the record. What is not surely understood is kept as it is written.
 */
export function readLimits(validators: readonly string[], kind: Kind): { limits: Limits; unread: string[] } {
  let limits = noLimits
  const unread: string[] = []
  for (const validator of validators) {
    const { read, whole } = readOne(validator.replace(/^All values pass: /, '').trim(), kind)
    const both = read && narrowed(limits, read)
    if (both) limits = both
    if (!both || !whole) unread.push(validator)
  }
  return { limits, unread }
}

type One = { read: Partial<Limits> | null; whole: boolean }
const unread: One = { read: null, whole: false }

function readOne(validator: string, kind: Kind): One {
  const asNumber =
    kind === 'number' || kind === 'nothing' ? (readRange(validator) ?? readWithin(validator)) : null
  if (asNumber) return asNumber
  if (kind === 'number') return unread
  const literal = kind === 'flag' ? flagOf(validator) : literalOf(validator)
  return literal === null ? unread : { read: { targetText: literal }, whole: true }
}

const number = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)'
const range = new RegExp(
  `^(?:${number} <= )?(?:Marginal:${number} <= )?x(?: <= Marginal:${number})?(?: <= ${number})?$`,
  'i',
)
const atLeast = new RegExp(`^x >= ${number}$`, 'i')
const equal = new RegExp(`^(?:x == ${number}|'x' is equal to '${number}')$`, 'i')
const within = new RegExp(`^'x' is within ${number}% of ${number}\\. Marginal: (None|${number})% of `, 'i')

function readRange(validator: string): One | null {
  const [, same, equalTo] = equal.exec(validator) ?? []
  const exact = same ?? equalTo
  if (exact)
    return {
      read: { lowerSpecLimit: Number(exact), upperSpecLimit: Number(exact), targetValue: Number(exact) },
      whole: true,
    }
  const [, least] = atLeast.exec(validator) ?? []
  if (least) return { read: { lowerSpecLimit: Number(least) }, whole: true }
  const [, low, marginalLow, marginalHigh, high] = range.exec(validator) ?? []
  if (!low && !high) return null
  // Within its margins a value is good and worth a look; that is not one of our limits, so it stays in the remark.
  const read = { ...(low && { lowerSpecLimit: Number(low) }), ...(high && { upperSpecLimit: Number(high) }) }
  return { read, whole: !marginalLow && !marginalHigh }
}

function readWithin(validator: string): One | null {
  const [, percent, expected, marginal] = within.exec(validator) ?? []
  if (!percent || !expected) return null
  // In the very order of the framework's own arithmetic: the last digit decides about a value on the limit.
  const target = Number(expected)
  const apart = Math.abs((target * Number(percent)) / 100)
  return {
    read: { lowerSpecLimit: target - apart, upperSpecLimit: target + apart, targetValue: target },
    whole: marginal === 'None',
  }
}

const flagOf = (validator: string) =>
  /^(?:x == |'x' is equal to ')(True|False)'?$/.exec(validator)?.[1]?.toLowerCase() ?? null

/** One literal text: an equality, or an expression that is anchored at both ends and has nothing but literal characters between them. */
function literalOf(validator: string): string | null {
  const literal =
    /^'x' is equal to '(.*)'$/s.exec(validator)?.[1] ??
    withoutEscapes(/^'x' matches \/\^(.*)\$\/$/s.exec(validator)?.[1])
  return literal && literal === literal.trim() && literal.length <= 64 ? literal : null
}

function withoutEscapes(expression: string | undefined): string | null {
  if (expression === undefined) return null
  // An escaped letter or digit is a class or a reference, an escaped sign is the sign.
  return /^(?:\\[^A-Za-z0-9]|[^\\^$.*+?{}[\]|()])*$/s.test(expression)
    ? expression.replace(/\\(.)/gs, '$1')
    : null
}

/** Both must hold; null where they cannot. */
function narrowed(one: Limits, other: Partial<Limits>): Limits | null {
  const lowerSpecLimit = tighter(Math.max, one.lowerSpecLimit, other.lowerSpecLimit)
  const upperSpecLimit = tighter(Math.min, one.upperSpecLimit, other.upperSpecLimit)
  const targetText = other.targetText ?? one.targetText
  const isImpossible =
    (lowerSpecLimit ?? -Infinity) > (upperSpecLimit ?? Infinity) ||
    (one.targetText ?? targetText) !== targetText
  if (isImpossible) return null
  const target = other.targetValue ?? one.targetValue
  const inside =
    target !== null && target >= (lowerSpecLimit ?? -Infinity) && target <= (upperSpecLimit ?? Infinity)
  return { lowerSpecLimit, upperSpecLimit, targetValue: inside ? target : null, targetText }
}

const tighter = (
  choose: (a: number, b: number) => number,
  one: number | null,
  other: number | null | undefined,
) => (one === null ? (other ?? null) : choose(one, other ?? one))
