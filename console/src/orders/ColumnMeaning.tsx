import { Select } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import css from './import.module.css'
import { importable, type Importable, type Meaning, cellText } from './order-columns.ts'
import type { SheetRows } from './read-sheet.ts'

type ColumnMeaningProps = { sheet: SheetRows; meaning: Meaning; onChange: (meaning: Meaning) => void }

/** What each column of the file is, as it was guessed; a field belongs to one column. */
export function ColumnMeaning({ sheet: { heads, rows }, meaning, onChange }: ColumnMeaningProps) {
  const words = useWords()
  const { orderImport: about } = words
  const choose = (at: number, name: Importable | null) =>
    onChange(meaning.map((now, i) => (i === at ? name : now === name ? null : now)))
  const options = importable.map((value) => ({ value, label: words.field[value] }))
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={about.columns}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{about.column}</th>
            <th scope="col">{about.example}</th>
            <th scope="col">{about.means}</th>
          </tr>
        </thead>
        <tbody>
          {heads.map((head, at) => (
            <tr key={at}>
              <td>{head || '–'}</td>
              <td className={css.quiet}>{exampleOf(rows, at)}</td>
              <td>
                <Select
                  className={css.pick}
                  aria-label={`${about.means} ${head}`}
                  allowClear
                  placeholder={about.leftOut}
                  value={meaning[at] ?? undefined}
                  options={options}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(name: Importable | undefined) => choose(at, name ?? null)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first that is not empty. */
function exampleOf(rows: SheetRows['rows'], at: number) {
  const found = rows
    .slice(0, 50)
    .map((row) => row[at])
    .find((cell) => cell !== null && cell !== undefined && cell !== '')
  return found === undefined
    ? '–'
    : cellText(found)
        .slice(0, 60)
        .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00$/, '$1 $2')
}
