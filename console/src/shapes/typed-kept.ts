import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '~/api/session.ts'
import { keepTyped, takeTyped } from '~/api/stored.ts'

/** Keeps what is typed when the session ends, and puts it back when the same person opens the same form again. True: it is back. */
export function useTypedKept(name: string, form: UseFormReturn<FieldValues>): boolean {
  // By the session: a name in the browser may be that of whoever logged in with a password before.
  const person = useSession(({ info }) => info?.userId ?? null)
  const [kept] = useState(() => (person === null ? null : takeTyped(person, name)))
  const isOver = useSession(({ ended, unauthorised }) => ended !== null || unauthorised)
  const putBack = useEffectEvent(() => {
    for (const [field, value] of Object.entries(kept ?? {}))
      form.setValue(field, value, { shouldDirty: true })
  })
  useEffect(() => putBack(), [])
  const { dirtyFields } = form.formState
  const keep = useEffectEvent(() => {
    const typed = Object.keys(dirtyFields).map((field) => [field, form.getValues(field) as unknown])
    if (person !== null && typed.length > 0) keepTyped(person, name, Object.fromEntries(typed))
  })
  useEffect(() => {
    if (isOver) keep()
  }, [isOver])
  return kept !== null
}
