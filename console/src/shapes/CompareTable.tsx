import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldName } from '@takt/contract/field-names.ts'
import { fill } from '@takt/contract/errors.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './Compare.module.css'
import { type Compared, differences } from './compare.ts'

type CompareTableProps<Row, Name extends FieldName, Head extends FieldName> = {
  /** The two version numbers. */
  versions: readonly [number, number]
  /** Of the definition itself; `labels`: where the word of the plant is not enough. */
  head: {
    title: string
    of: z.ZodObject
    cells: Compared<unknown, Head>['cells']
    labels?: Partial<Record<Head, string>>
  }
  /** Of its rows, under the name of what tells them apart. */
  rows: readonly Compared<Row, Name>[]
  rowsHead: string
  rowHead: (row: Row) => ReactNode
  of: z.ZodObject
  /** Also what does not differ. */
  all: boolean
}

/** What differs between two versions, field by field. */
export function CompareTable<Row, Name extends FieldName, Head extends FieldName>({
  versions,
  head,
  rows,
  rowsHead,
  rowHead,
  of,
  all,
}: CompareTableProps<Row, Name, Head>) {
  const { versions: versionWords } = useWords()
  const heads = head.cells.filter(({ same }) => all || !same)
  const shown = rows.filter(({ difference }) => all || difference !== 'same')
  const counts = differences.map(
    (difference) =>
      `${versionWords.difference[difference]} ${rows.filter((one) => one.difference === difference).length}`,
  )
  return (
    <>
      <p className={css.summary} role="status">
        {counts.join(' · ')}
      </p>
      {heads.length === 0 && shown.length === 0 ? (
        <EmptyState title={versionWords.noDifference} icon="check" />
      ) : (
        <Sideways label={rowsHead}>
          <table className={css.compare}>
            <thead>
              <tr>
                <th scope="col">{rowsHead}</th>
                <th scope="col">{versionWords.fieldHead}</th>
                {versions.map((version, side) => (
                  <th key={sides[side]} scope="col">
                    {fill(versionWords.versionHead, { version })}
                  </th>
                ))}
              </tr>
            </thead>
            <Block head={head.title} of={head.of} cells={heads} labels={head.labels} />
            {shown.map(({ key, row, difference, cells }) => (
              // Of what is new or gone, the empty fields are left out.
              <Block
                key={key}
                of={of}
                cells={cells.filter(
                  ({ same, before, after }) => all || (!same && (before ?? after) !== null),
                )}
                head={
                  <>
                    {rowHead(row)}
                    <i className={css.difference} data-difference={difference}>
                      {versionWords.difference[difference]}
                    </i>
                  </>
                }
              />
            ))}
          </table>
        </Sideways>
      )}
    </>
  )
}

const sides = ['before', 'after']

function Block<Name extends FieldName>({
  head,
  of,
  cells,
  labels,
}: {
  head: ReactNode
  of: z.ZodObject
  cells: Compared<unknown, Name>['cells']
  labels?: Partial<Record<Name, string>>
}) {
  const words = useWords()
  const field: Record<FieldName, string> = words.field
  return (
    cells.length > 0 && (
      <tbody>
        {cells.map(({ name, before, after, same }, at) => (
          <tr key={name} data-same={same}>
            {at === 0 && (
              <th scope="rowgroup" rowSpan={cells.length}>
                {head}
              </th>
            )}
            <td>{labels?.[name] ?? field[name]}</td>
            {
              [before, after].map((value, side) => (
                <td key={sides[side]} data-side={side}>
                  <Shown look={lookOf(of.shape[name] as z.ZodType)} field={name} value={value} />
                </td>
              )) /* a field of this entity */
            }
          </tr>
        ))}
      </tbody>
    )
  )
}
