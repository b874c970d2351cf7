import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import css from './Filters.module.css'
import { useSlash } from './slash.ts'
import { Views } from './Views.tsx'

type Filterable = Pick<Listed<unknown>, 'filter' | 'setFilter' | 'first'> &
  Partial<Pick<Listed<unknown>, 'name' | 'arrangement'>>
type FiltersProps = {
  list: Filterable
  /** The first in the row: a scan field. */
  lead?: ReactNode
  /** The last in it: what is done with the list, where the page's head is its views'. */
  tools?: ReactNode
  /** `<Filter name>` fields and `<Period>`; they are drawn when the panel is first opened. */
  children: ReactNode
}
const pause = 350

/** A form recognizes an emptied field by null; undefined would bring the old text back. */
const empties = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value ?? null]))

/**
 * One row above a list: the filters in use as chips, the way to all of them, the saved views.
 * The fields write to the address bar instead of a form: each change queries again, after the typing has paused.
 */
export function Filters({ list, lead, tools, children }: FiltersProps) {
  const words = useWords()
  const phone = useNarrow(600)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useForm<Record<string, unknown>>({ defaultValues: empties(list.filter) })
  const { control, reset, getValues, clearErrors } = form
  const typed = useWatch({ control })
  const { errors } = useFormState({ control })
  const { setFilter, filter, first = {}, name, arrangement } = list
  const ask = useEffectEvent(() => {
    const changed = Object.keys(typed).filter(
      (name) => JSON.stringify(typed[name] ?? null) !== JSON.stringify(filter[name] ?? null),
    )
    if (changed.length > 0) setFilter(Object.fromEntries(changed.map((name) => [name, typed[name]])))
  })
  useSlash(box, () => setOpen(true))

  const current = JSON.stringify(filter)
  const filled = useRef(current)
  // The form's own `values` would fill it a second time at its start, and draw every field again. A page that comes back keeps what was being typed.
  useEffect(() => {
    if (filled.current === current) return
    filled.current = current
    const emptied = empties(filter)
    if (JSON.stringify(emptied) !== JSON.stringify(empties(getValues()))) reset(emptied, { keepErrors: true })
  }, [current]) // oxlint-disable-line react-hooks/exhaustive-deps -- `current` is the filter, compared as text
  useEffect(() => {
    const timer = setTimeout(ask, pause)
    return () => clearTimeout(timer)
  }, [typed, current])

  const change = (next: Record<string, unknown>) => {
    reset({ ...getValues(), ...empties(next) }, { keepErrors: true })
    clearErrors(Object.keys(next))
    setFilter(next)
  }
  const clear = () => {
    change(Object.fromEntries(Object.keys(getValues()).map((name) => [name, first[name] ?? null])))
    clearErrors()
  }
  const changed =
    Object.keys(errors).length > 0 ||
    Object.keys(filter).some(
      (name) => JSON.stringify(filter[name] ?? null) !== JSON.stringify(first[name] ?? null),
    )
  const openAt = (field: string) => {
    setOpen(true)
    // Drawn for the first time it is there a moment later.
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus())
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <FormProvider {...form}>
      <div ref={box} className={css.filters} role="search" aria-label={words.lists.filters}>
        <div className={css.row}>
          {lead}
          <FilterChips filter={filter} fields={children} onOpen={openAt} onChange={change} />
          <Action ref={opener} icon="filter" bare={phone} expanded={open} onClick={() => setOpen(!open)}>
            {words.lists.filter}
          </Action>
          {name !== undefined && arrangement && <Views name={name} arrangement={arrangement} />}
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
        <FilterPanel open={open} box={box} onClose={close} onLeave={() => setOpen(false)}>
          {children}
          <div className={css.foot}>
            {changed && (
              <Action icon="undo" look="quiet" onClick={clear}>
                {words.say.reset}
              </Action>
            )}
            <Action onClick={close}>{words.lists.filterDone}</Action>
          </div>
        </FilterPanel>
      </div>
    </FormProvider>
  )
}
