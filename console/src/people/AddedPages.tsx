import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { Grant, RoleDraft } from '@takt/contract/users.ts'
import { useWords } from '~/i18n/words.tsx'
import { withPages } from './page-tree.ts'

/** Puts pages into the form of a role, as if they had been ticked there: nothing is saved yet. */
export function AddedPages({ add }: { add: readonly Grant[] }) {
  const { people } = useWords()
  const { getValues, setValue } = useFormContext<RoleDraft>()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const menu = add.reduce<Grant[]>(
      (held, { page, level }) => withPages(held, [page], level),
      getValues('menu'),
    )
    setValue('menu', menu, { shouldDirty: true })
  }, [add, getValues, setValue])
  return <p role="status">{fill(people.pagesAdded, { pages: add.length })}</p>
}
