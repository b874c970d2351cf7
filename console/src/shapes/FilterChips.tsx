import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './Filters.module.css'

type Chip = { names: string[]; label: string; value: ReactNode }
type FilterChipsProps = {
  filter: Record<string, unknown>
  /** The fields of the panel: their labels and kinds are those of the chips. */
  fields: ReactNode
  onOpen: (field: string) => void
  onChange: (next: Record<string, unknown>) => void
}

/** The filters in use, each with its value and a way to remove it; pressed it is changed. */
export function FilterChips({ filter, fields, onOpen, onChange }: FilterChipsProps) {
  const { lists } = useWords()
  const chips = useChips(filter, fields)
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} data-chips>
      {chips.map(({ names, label, value }) => (
        <li key={label} className={css.chip}>
          <button type="button" className={css.what} onClick={() => onOpen(names[0]!)}>
            <span>{label}</span> <b>{value}</b>
          </button>
          <button
            type="button"
            className={css.off}
            aria-label={fill(lists.removeFilter, { filter: label })}
            onClick={() => onChange(Object.fromEntries(names.map((name) => [name, null])))}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function useChips(filter: Record<string, unknown>, fields: ReactNode): Chip[] {
  const words = useWords()
  const formats = useFormats()
  const fieldWords: Record<string, string> = words.field
  const shown = (name: string, field: Field | undefined) => {
    const schema: z.ZodType | undefined = field?.type.schema?.shape[name]
    const value = filter[name]
    if (!schema) return String(value)
    // A filter that takes one or several of a choice has one of them where an address has one.
    return <Shown look={lookOf(schema)} field={name} value={value} />
  }
  const listed = fieldsIn(fields)
  const chips: Chip[] = []
  const [from, to] = formats.ends([filter.from, filter.to].map((at) => (isEmpty(at) ? null : String(at))))
  if (from || to)
    chips.push({
      names: ['from', 'to'],
      label: words.field.period,
      value:
        from && to ? `${from} – ${to}` : from ? `${words.shell.from} ${from}` : `${words.shell.to} ${to}`,
    })
  for (const field of listed) {
    const { name, label } = field.props
    if (!isEmpty(filter[name]))
      chips.push({ names: [name], label: label ?? fieldWords[name] ?? name, value: shown(name, field) })
  }
  return chips
}

type Field = {
  type: { schema?: z.ZodObject & { shape: Record<string, z.ZodType> } }
  props: { name: string; label?: string }
}

/** The fields among what the page puts into the panel; `<Period>` and notes have no name. */
function fieldsIn(children: ReactNode): Field[] {
  return Children.toArray(children).flatMap((child): Field[] => {
    if (!isValidElement<{ name?: string; children?: ReactNode }>(child)) return []
    if (child.type === Fragment) return fieldsIn(child.props.children)
    return child.props.name === undefined ? [] : [child as unknown as Field] // a named child of Filters is a field of fieldsOf
  })
}
