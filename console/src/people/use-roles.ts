import { useState } from 'react'
import { users, type Role } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'

const collator = new Intl.Collator(undefined, { numeric: true })
const textOf = (value: unknown) =>
  String(
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.join(' ')
      : Array.isArray(value)
        ? value.length
        : (value ?? ''),
  )

/** All roles, sorted here: a plant has a dozen. */
export function useRoles(): Listed<Role> {
  const { data, error, isPending, refetch } = useAnswer(users.roles, {})
  const [by, set] = useState<string | undefined>()
  const field = by?.replace(/^-/, '') as keyof Role | undefined // the table sorts by its columns, which are a role's fields
  const way = by?.startsWith('-') ? -1 : 1
  const rows = field
    ? (data ?? []).toSorted((a, b) => way * collator.compare(textOf(a[field]), textOf(b[field])))
    : (data ?? [])
  return {
    name: users.roles.name,
    rows,
    total: data?.length ?? null,
    waiting: isPending,
    error,
    retry: () => void refetch(),
    filter: {},
    setFilter: () => {},
    sort: { by, set },
  }
}
