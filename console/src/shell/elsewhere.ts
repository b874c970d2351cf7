import { errors, Refusal, type ErrorKey } from '@takt/contract/errors.ts'

/** Where the specification has a log-in elsewhere leave what came back: the page's query, for the window that waits for it. */
export const returnPlace = 'x-admin-oauth-code'
/** Set where no second window could be opened: this one went itself, and this is the page its person requested. */
const wayPlace = 'takt.login-way'

export const rememberWay = (search: string) => sessionStorage.setItem(wayPlace, search)
export const forgetWay = () => sessionStorage.removeItem(wayPlace)
export const readWay = () => sessionStorage.getItem(wayPlace)

export type Returned = { code: string; state: string } | Refusal

/** What came back, once: whoever reads it takes it away. Null: nothing did. */
export function takeReturned(): Returned | null {
  const params = new URLSearchParams(localStorage.getItem(returnPlace) ?? '')
  localStorage.removeItem(returnPlace)
  const [code, state, error] = [params.get('code'), params.get('state'), params.get('error')]
  if (code && state) return { code, state }
  if (error === null) return null
  const errorKey = error in errors ? (error as ErrorKey) : 'oidc.not_proven' // just found in the table
  return new Refusal(errorKey, { requestId: params.get('requestId') ?? '–' })
}
