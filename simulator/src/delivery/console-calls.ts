import type { Endpoint } from '@takt/contract/endpoint.ts'
import { files } from '@takt/contract/files.ts'
import { session } from '@takt/contract/session.ts'
import { accepted, post, postForm } from './http.ts'

/** The console's calls, as a person in the office makes them. */
export type Office = (<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  line?: string,
  file?: File,
) => Promise<Output<E>>) & { proof?: Proof }
/** What a check may require: a photo, which is answered with its file, and the person's own password. */
type Proof = { photo: (png: Uint8Array<ArrayBuffer>) => Promise<string>; password: string | null }
type Input<E extends Endpoint> = E['input']['_zod']['input']
type Output<E extends Endpoint> = E['output']['_zod']['output']

/** Who that person is: by token, or by name and password. */
export type Person = { token: string } | { userName: string; password: string }

/** The console refused. */
export class Refused extends Error {
  readonly key: string
  constructor(key: string, message: string) {
    super(message)
    this.key = key
  }
}

const sessionOver = new Set([50008, 50012, 50014])
const patience = 30

export async function openOffice(url: string, person: Person): Promise<Office> {
  let token = await tokenOf(url, person)
  const call = async <E extends Endpoint>(endpoint: E, input: Input<E>, line?: string, file?: File) => {
    let answered = await send(url, token, endpoint, input, line, file)
    if (sessionOver.has(answered.code) && 'password' in person) {
      token = await tokenOf(url, person)
      answered = await send(url, token, endpoint, input, line, file)
    }
    if (answered.code !== accepted)
      throw new Refused(
        answered.key ?? String(answered.code),
        `${endpoint.name}: ${answered.message ?? answered.key}`,
      )
    return answered.data // the server parsed it with this very schema
  }
  const password = 'password' in person ? person.password : null
  return Object.assign(call, {
    proof: { password, photo: (png: Uint8Array<ArrayBuffer>) => sendPhoto(url, token, png) },
  })
}

/** What nobody needs a session for. */
export async function takePassword<E extends Endpoint>(url: string, endpoint: E, input: Input<E>) {
  const answered = await send(url, null, endpoint, input)
  if (answered.code !== accepted) throw new Refused(answered.key ?? '', answered.message ?? '')
}

async function tokenOf(url: string, person: Person): Promise<string> {
  if ('token' in person) return person.token
  const answered = await send(url, null, session.login, person)
  if (answered.code !== accepted)
    throw new Refused(
      answered.key ?? String(answered.code),
      answered.message ?? 'The account or its password is wrong.',
    )
  return (answered.data as { token: string }).token // the contract's answer to a login
}

function send(
  url: string,
  token: string | null,
  { name, at, scope }: Endpoint,
  input: unknown,
  line?: string,
  file?: File,
) {
  const path = at?.path ?? `/${name}`
  const address = new URL(`/api${path}${scope === 'line' && line ? `/${encodeURIComponent(line)}` : ''}`, url)
  if (file) return postForm(address, token, formOf(input, file), patience)
  return post(
    address,
    token,
    at?.eventId === undefined ? input : { eventId: at.eventId, para: input },
    patience,
  )
}

async function sendPhoto(url: string, token: string, png: Uint8Array<ArrayBuffer>) {
  const file = new File([png], 'check.png', { type: 'image/png' })
  const answered = await send(url, token, files.upload, {}, undefined, file)
  if (answered.code !== accepted) throw new Refused(answered.key ?? '', answered.message ?? '')
  return (answered.data as { fileId: string }).fileId // the contract's answer to an upload
}

/** The file last: the server reads its input first. */
function formOf(input: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input as object))
    if (value !== undefined) form.set(name, String(value))
  form.set('file', file)
  return form
}
