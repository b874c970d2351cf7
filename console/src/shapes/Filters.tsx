import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './Filters.module.css'

type Filterable = Pick<Listed<unknown>, 'filter' | 'setFilter' | 'first'>
const pause = 350

/** A form knows an emptied field by null; undefined would bring the old text back. */
const empties = (filter: Record<string, unknown>) => Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value ?? null]))

/** Fields that write to the address bar instead of a form: each change asks again, after the typing has paused. */
export function Filters({ list, children }: { list: Filterable; children: ReactNode }) {
  const words = useWords()
  const form = useForm<Record<string, unknown>>({ values: empties(list.filter) })
  const { control, reset, getValues } = form
  const typed = useWatch({ control })
  const { setFilter, filter } = list
  const ask = useEffectEvent(setFilter)

  const asked = JSON.stringify(filter)
  useEffect(() => {
    const changed = Object.keys(typed).filter((name) => JSON.stringify(typed[name] ?? null) !== JSON.stringify(filter[name] ?? null))
    if (changed.length === 0) return
    const timer = setTimeout(() => ask(Object.fromEntries(changed.map((name) => [name, typed[name]]))), pause)
    return () => clearTimeout(timer)
  }, [typed, asked]) // oxlint-disable-line react-hooks/exhaustive-deps -- `asked` is the filter, compared as text

  const clear = () => {
    const first = Object.fromEntries(Object.keys(getValues()).map((name) => [name, list.first?.[name] ?? null]))
    reset(first)
    setFilter(first)
  }
  return (
    <FormProvider {...form}>
      <form className={css.filters} role="search" aria-label={words.shell.filters} onSubmit={(event) => event.preventDefault()}>
        {children}
        <div className={css.clear}><Action icon="close" look="quiet" onClick={clear}>{words.say.reset}</Action></div>
      </form>
    </FormProvider>
  )
}
