import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
import { furthest } from '@takt/contract/fields.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import { type Kind, readLimits } from './limits.ts'
import { codeOf, cut, nameOf, plainOf } from './names.ts'
import type { Measurement } from './record.ts'

export type Value = number | string
/** A characteristic as a record describes it, with what was read; `unread`: what of its validators goes beyond limits. */
export type Measured = {
  characteristic: Omit<CharacteristicDraft, 'charSeqNum'>
  value: Value | null
  status: Verdict | null
  unread: string[]
}

/** So many our own definitions take. */
export const mostCharacteristics = 1000
const deepest = 4
const longestText = 64

/** A measurement of one value is one characteristic; of a sweep, a list or a table, one for every place in it. */
export function measuredBy(name: string, measurement: Measurement): Measured[] {
  const { measured_value: value, dimensions, outcome } = measurement
  const status = outcome === 'PASS' ? 'ok' : outcome === 'UNSET' ? null : 'ng'
  const leaves = leavesOf(name, value, dimensions?.length ?? 0)
  if (leaves.length > mostCharacteristics)
    refuse('openhtf.unreadable', { about: `${nameOf(name)}: ${leaves.length} > ${mostCharacteristics}` })
  return leaves.map((leaf) => one(leaf, measurement, status))
}

type Leaf = { name: string; value: unknown }

function leavesOf(name: string, value: unknown, dimensions = 0, depth = 0): Leaf[] {
  if (typeof value !== 'object' || value === null || depth === deepest) return [{ name, value }]
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner, 0, depth + 1))
  // A row of a dimensioned measurement: its coordinates, then what was measured there.
  const place = (row: unknown, index: number): [string, unknown] =>
    dimensions && Array.isArray(row) ? [row.slice(0, -1).join(','), row.at(-1)] : [String(index), row]
  return value.map(place).flatMap(([at, inner]) => leavesOf(`${name}[${at}]`, inner, 0, depth + 1))
}

function one(
  { name, value: raw }: Leaf,
  { validators, conditional_validators, units }: Measurement,
  status: Verdict | null,
): Measured {
  const kind = kindOf(raw)
  const { limits, unread } = readLimits(validators ?? [], kind)
  const onlyUnder = (conditional_validators ?? []).flatMap(({ validator }) =>
    validator ? [`${validator} (conditional)`] : [],
  )
  const characteristic = {
    resultCode: codeOf(name),
    resultName: nameOf(name),
    resultUnit: unitOf(units),
    unitCount: 1,
    valueCount: 1,
    ...limits,
    manualAutoMode: 'automatic' as const,
  }
  const value = valueOf(raw)
  return { characteristic, value, status: value === null ? null : status, unread: [...unread, ...onlyUnder] }
}

const unitOf = (units: Measurement['units']) => codeOf(units?.suffix || units?.name || '') || null

function kindOf(raw: unknown): Kind {
  // What is no number is written as a text; the limits are those of the numbers that were due.
  if (raw === null || raw === undefined || (typeof raw === 'string' && /^[-+]?(nan|inf)$/i.test(raw)))
    return 'nothing'
  if (typeof raw === 'boolean') return 'flag'
  return isNumber(raw) ? 'number' : 'text'
}

/** A number too big for us is kept as it is written. */
const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Math.abs(raw) <= furthest

/** A text is kept up to the length of our column; an empty one is kept as the two quotes it is written with. */
function valueOf(raw: unknown): Value | null {
  if (raw === null || raw === undefined) return null
  if (isNumber(raw)) return raw
  const text = plainOf(typeof raw === 'object' ? JSON.stringify(raw) : String(raw))
  return text === '' ? '""' : cut(text, longestText)
}
