import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'

export const passwords = {
  admin: 'admin of the tests',
  editor: 'editor of the tests',
  operator: 'operator of the tests',
  // Who only looks on, while others try what changes their settings.
  onlooker: 'onlooker of the tests',
  onlookingEditor: 'onlooking editor',
  onlookingOperator: 'onlooking operator',
}
export type Role = keyof typeof passwords

const url = () => process.env.TAKT_URL!
const post = (path: string, body: unknown, token?: string) =>
  fetch(`${url()}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

const tokens = new Map<Role, Promise<string>>()

export const tokenOf = (role: Role) => {
  const heldToken = tokens.get(role)
  if (heldToken) return heldToken
  const token = logIn(role)
  tokens.set(role, token)
  return token
}

/** A session of its own, which may be ended without disturbing the other tests. */
export async function logIn(userName: Role, password = passwords[userName]) {
  const { data, message } = (await (await post('/web/login', { userName, password })).json()) as {
    data?: { token: string }
    message?: string
  } // the envelope of login
  if (!data) throw new Error(`${userName} may not log in: ${message}`)
  return data.token
}

export const logOut = (token: string) => post('/web/Logout', { Para: null }, token)

/** What the console requires of a person at the first log-in. */
export async function chooseOwnPassword(userName: Role, currentPassword: string) {
  const token = await logIn(userName, currentPassword)
  const saved = (await (
    await post('/web/savePassword', { userName, currentPassword, password: passwords[userName] }, token)
  ).json()) as { code: number; message: string } // the envelope
  if (saved.code !== 20000) throw new Error(`${userName} may not choose a password: ${saved.message}`)
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  line: string | undefined,
  role: Role,
) {
  const path = `${endpoint.at?.path ?? `/${endpoint.name}`}${line ? `/${line}` : ''}`
  return post(
    path,
    endpoint.at?.eventId === undefined ? input : { eventId: endpoint.at.eventId, para: input },
    await tokenOf(role),
  )
}

/** As an administrator, or as somebody else: the answer, or an error with the refusal's sentence. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  line?: string,
  role: Role = 'admin',
): Promise<z.output<E['output']>> {
  const answered = (await (await ask(endpoint, input, line, role)).json()) as {
    code: number
    message: string
    data: never
  } // the envelope
  if (answered.code !== 20000) throw new Error(`${endpoint.name}: ${answered.message}`)
  return answered.data
}

/** A download's text. */
export const file = async (endpoint: Endpoint, input: unknown, line: string) =>
  (await ask(endpoint, input, line, 'admin')).text()
