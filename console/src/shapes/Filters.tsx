import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import css from './Filters.module.css'
import { useSlash } from './slash.ts'
import { Views } from './Views.tsx'

type Filterable = Pick<Listed<unknown>, 'filter' | 'setFilter' | 'first'> &
  Partial<Pick<Listed<unknown>, 'name' | 'arrangement'>>
const pause = 350

/** A form knows an emptied field by null; undefined would bring the old text back. */
const empties = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value ?? null]))

/** Fields that write to the address bar instead of a form: each change asks again, after the typing has paused. */
export function Filters({ list, children }: { list: Filterable; children: ReactNode }) {
  const words = useWords()
  const narrow = useNarrow(768)
  const [unfolded, setUnfolded] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const form = useForm<Record<string, unknown>>({ defaultValues: empties(list.filter) })
  const { control, reset, getValues } = form
  const typed = useWatch({ control })
  const { setFilter, filter, first = {}, name, arrangement } = list
  const ask = useEffectEvent(() => {
    const changed = Object.keys(typed).filter(
      (name) => JSON.stringify(typed[name] ?? null) !== JSON.stringify(filter[name] ?? null),
    )
    if (changed.length > 0) setFilter(Object.fromEntries(changed.map((name) => [name, typed[name]])))
  })
  useSlash(box, () => setUnfolded(true))

  const asked = JSON.stringify(filter)
  const filled = useRef(asked)
  // The form's own `values` would fill it a second time at its start, and draw every field again. A page that comes back keeps what was being typed.
  useEffect(() => {
    if (filled.current === asked) return
    filled.current = asked
    const wanted = empties(filter)
    if (JSON.stringify(wanted) !== JSON.stringify(empties(getValues()))) reset(wanted)
  }, [asked]) // oxlint-disable-line react-hooks/exhaustive-deps -- `asked` is the filter, compared as text
  useEffect(() => {
    const timer = setTimeout(ask, pause)
    return () => clearTimeout(timer)
  }, [typed, asked])

  const clear = () => {
    const emptied = Object.fromEntries(Object.keys(getValues()).map((name) => [name, first[name] ?? null]))
    reset(emptied)
    setFilter(emptied)
  }
  const active = Object.keys(filter).filter(
    (name) => JSON.stringify(filter[name] ?? null) !== JSON.stringify(first[name] ?? null),
  ).length
  const filters = active > 0 ? fill(words.lists.filtersOn, { count: active }) : words.shell.filters
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        className={css.filters}
        role="search"
        aria-label={words.shell.filters}
        data-folded={narrow && !unfolded}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* A phone's first screen belongs to the rows. */}
        {narrow && (
          <div className={css.fold}>
            <Action icon={unfolded ? 'up' : 'down'} look="quiet" onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? words.lists.hideFilters : filters}
            </Action>
          </div>
        )}
        {children}
        <div className={css.clear}>
          {name !== undefined && arrangement && <Views name={name} arrangement={arrangement} />}
          {!(narrow && !unfolded && active === 0) && (
            <Action icon="close" look="quiet" onClick={clear}>
              {words.say.reset}
            </Action>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
