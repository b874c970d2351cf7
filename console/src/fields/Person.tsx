import { whoIs } from '~/api/people.ts'

/** The person by name; pointed at, the account, which filters and exports have. */
export function Person({ userName }: { userName: string }) {
  const name = whoIs(userName)
  return name === userName ? userName : <span title={userName}>{name}</span>
}

/** Where nobody points at anything. */
export function personAndAccount(userName: string) {
  const name = whoIs(userName)
  return name === userName ? userName : `${name} (${userName})`
}
