import type { FieldChange } from '@takt/contract/changes.ts'

type Value = FieldChange['before']
type Record = { [name: string]: unknown }

/** Our own book-keeping; and who and when are shown with every change. */
const silent = new Set(['revision', 'id', 'setKey', 'updateDate', 'updateAuthor'])
/** What tells the rows of a definition apart, whatever their order. */
const keys = ['charSeqNum', 'stepSeq', 'seqNum', 'paraCode', 'resultCode', 'stationNumber', 'name']
/** How a person calls such a row. */
const names = ['resultCode', 'stepName', 'paraName', 'stationName', 'bomCode', ...keys]

/** What became different between two states of a record, field by field, down into the rows of definitions. */
export function fieldChangesOf(before: Record | null, after: Record | null): FieldChange[] {
  const was = leavesOf(before ?? {})
  const is = leavesOf(after ?? {})
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  return paths.flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)]
    const change = { ...(now ?? old)!.place, before: old?.value ?? null, after: now?.value ?? null }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

const isSame = (before: Value, after: Value) =>
  before === after || (Array.isArray(before) && JSON.stringify(before) === JSON.stringify(after))

type Leaf = { place: Pick<FieldChange, 'within' | 'field'>; value: Value }

function leavesOf(record: Record, within: string[] = [], path = '', leaves = new Map<string, Leaf>()) {
  for (const [field, value] of Object.entries(record)) {
    if (silent.has(field)) continue
    const at = `${path}\0${field}`
    if (isRows(value)) keyedLeaves(value, [...within], at, leaves)
    else if (isRecord(value)) leavesOf(value, [...within, field], at, leaves)
    else leaves.set(at, { place: { within, field }, value: plain(value) })
  }
  return leaves
}

function keyedLeaves(rows: Record[], within: string[], path: string, leaves: Map<string, Leaf>) {
  const key = keys.find(
    (name) =>
      rows.every((row) => row[name] !== undefined && row[name] !== null) &&
      new Set(rows.map((row) => row[name])).size === rows.length,
  )
  const name = names.find((one) => rows.every((row) => typeof row[one] === 'string')) ?? key
  rows.forEach((row, at) => {
    const called = name === undefined ? at + 1 : row[name]
    leavesOf(
      row,
      [...within, String(called)],
      `${path}\0${String(key === undefined ? at : row[key])}`,
      leaves,
    )
  })
}

const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is Record[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

function plain(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null
  if (isTexts(value)) return value.length > 0 ? value : null
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A list of lists, or a mix with what is no record, is shown as it was stored. */
const plainText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
