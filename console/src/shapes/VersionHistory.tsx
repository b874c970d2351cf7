import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { AuditedEntity } from '@takt/contract/audit.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Compare.module.css'
import type { Compared } from './compare.ts'
import { History, type Tell } from './History.tsx'

/** The rows of a definition, as its history tells them. */
type Rows<Row, Name extends FieldName> = {
  /** How the definition calls them. */
  at: string
  of: z.ZodObject
  compare: (before: readonly Row[], after: readonly Row[]) => readonly Compared<Row, Name>[]
  head: (row: Row) => ReactNode
  /** The text of a row that came or went as a whole. */
  whole?: (row: Row) => ReactNode
  /** Where the field's own look does not do. */
  show?: (name: Name, value: string | number | boolean | null) => ReactNode
}
type VersionHistoryProps<Key extends object, Row, Name extends FieldName> = {
  by: { keyOf: (of: Key) => object }
  of: Key
  entity: AuditedEntity
  lineNumber?: string | null
  rows: Rows<Row, Name>
  /** Counted by the server, and no change of anybody's. */
  hidden?: readonly string[]
  also?: Tell
}
const nothing = () => null

/** Who changed a version, and when; of its rows only what became different. */
export function VersionHistory<Key extends object, Row, Name extends FieldName>({
  by,
  of,
  entity,
  lineNumber = null,
  rows,
  hidden = [],
  also,
}: VersionHistoryProps<Key, Row, Name>) {
  const key = by.keyOf(of)
  const tell: Tell = {
    ...Object.fromEntries([...Object.keys(key), ...hidden].map((name) => [name, nothing])),
    [rows.at]: (before, after) => <RowsDiff rows={rows} before={before} after={after} />,
    ...also,
  }
  return (
    <History entity={entity} entityKey={Object.values(key).join(' ')} lineNumber={lineNumber} tell={tell} />
  )
}

function RowsDiff<Row, Name extends FieldName>({
  rows,
  before,
  after,
}: {
  rows: Rows<Row, Name>
  before: unknown
  after: unknown
}) {
  const storedRows = (stored: unknown) => (Array.isArray(stored) ? (stored as Row[]) : []) // the change history keeps what the server stored
  const different = rows
    .compare(storedRows(before), storedRows(after))
    .filter(({ difference }) => difference !== 'same')
  return (
    <ul className={css.told}>
      {different.map((one) => (
        <li key={one.key}>
          <RowDiff rows={rows} of={one} />
        </li>
      ))}
    </ul>
  )
}

/** One line a row: what it was and became, or what it is as a whole. */
function RowDiff<Row, Name extends FieldName>({
  rows: { of: schema, head, whole, show },
  of: { row, difference, cells },
}: {
  rows: Rows<Row, Name>
  of: Compared<Row, Name>
}) {
  const words = useWords()
  const field: Record<FieldName, string> = words.field
  const shown = (name: Name, value: string | number | boolean | null) =>
    show?.(name, value) ?? <Shown look={lookOf(schema.shape[name] as z.ZodType)} field={name} value={value} /> // a field of this row
  return (
    <>
      <i className={css.difference} data-difference={difference}>
        {words.versions.difference[difference]}
      </i>{' '}
      {head(row)}
      {difference !== 'changed' && whole && <span> {whole(row)}</span>}
      {difference === 'changed' &&
        cells
          .filter(({ same }) => !same)
          .map(({ name, before, after }) => (
            <span key={name}>
              {' '}
              {field[name]} <del>{shown(name, before)}</del> <ins>{shown(name, after)}</ins>
            </span>
          ))}
    </>
  )
}
