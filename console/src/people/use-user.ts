import { users, type User } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'

/** The account as it is now, kept true while it is changed. */
export function useUser(userName: string): { user: User | undefined; ask: () => Promise<unknown> } {
  const { data, refetch } = useAnswer(users.list, { userName, limit: 200 })
  return { user: data?.rows.find((user) => user.userName === userName), ask: refetch }
}
