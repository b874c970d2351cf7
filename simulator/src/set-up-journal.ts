import { createHmac, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { features } from '@takt/contract/features.ts'
import { type Office, type Person, Refused } from './delivery/console-calls.ts'
import type { OpenAs } from './set-up-sops.ts'

/** `answer`: what this very call was answered. */
type JournalEntry = { name: string; answer: never }
/** When the history begins, what passwords are made of, and what the set-up was answered, call by call. */
export type Journal = {
  file: string
  from: number
  secret: string
  isOld: boolean
  entries: JournalEntry[]
  next: number
}

/** A set-up that was stopped goes on where it stopped: the file is there until the history is. For the owner's eyes only. */
export function openJournal(file: string, from: number): Journal {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  // The last line may have been cut off.
  const whole = lines.slice(0, -1)
  if (lines.at(-1)) writeFileSync(file, whole.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  const [head, ...entries] = whole.map((line) => JSON.parse(line) as object)
  if (head)
    return {
      file,
      ...(head as Pick<Journal, 'from' | 'secret'>),
      isOld: true,
      entries: entries as JournalEntry[],
      next: 0,
    } // what we wrote
  const made = { from, secret: randomBytes(24).toString('base64url') }
  writeFileSync(file, `${JSON.stringify(made)}\n`, { mode: 0o600 })
  return { file, ...made, isOld: false, entries: [], next: 0 }
}

export const closeJournal = (journal: Journal | null) => journal && rmSync(journal.file, { force: true })

/** An office whose calls are answered from the journal as far as it goes: a set-up makes the same calls in the same order. */
export function keptOffice(journal: Journal, open: () => Promise<Office>): Office {
  const written = journal.entries.length
  let opened: Promise<Office> | null = null
  const call: Office = async (endpoint, input, line, file) => {
    const place = journal.next++
    const entry = journal.entries[place]
    if (entry && place < written) {
      if (entry.name !== endpoint.name) throw new Error(`${journal.file} is of another set-up: remove it.`)
      return entry.answer
    }
    const office = await (opened ??= open())
    const answer = await office(endpoint, input, line, file).catch((error: unknown) => {
      // The call that was on its way when we were stopped may be done already.
      if (journal.isOld && place === written && error instanceof Refused)
        return foundAgain(office, endpoint, input, line)
      throw error
    })
    const one: JournalEntry = { name: endpoint.name, answer: answer as never }
    journal.entries[place] = one
    appendFileSync(journal.file, `${JSON.stringify(one)}\n`)
    return answer
  }
  return call
}

/** Accounts that the set-up makes and works as: their passwords come back with the journal, the first one and the one that took its place. */
export function keptAccounts(journal: Journal, openAs: (person: Person) => Promise<Office>): OpenAs {
  const password = (what: string) => createHmac('sha256', journal.secret).update(what).digest('base64url')
  const open = (person: { userName: string; password: string }) => async () => {
    try {
      return await openAs(person)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return openAs({ ...person, password: password(`${person.userName} own`) })
    }
  }
  return Object.assign(
    async (person: { userName: string; password: string }) => keptOffice(journal, open(person)),
    {
      password,
    },
  )
}

/** The row that matches the request. */
async function foundAgain(
  office: Office,
  { name }: Endpoint,
  input: object,
  line?: string,
): Promise<unknown> {
  const [feature] = name.split('/')
  const list = (features as unknown as Record<string, Record<string, Endpoint>>)[feature!]?.list // the table of all features
  const scopeLine = list && list.scope === 'line' ? line : undefined
  const found: unknown = list ? await office(list, { limit: 200 }, scopeLine).catch(() => null) : null
  const rows = (
    Array.isArray(found) ? found : ((found as { rows?: unknown[] } | null)?.rows ?? [])
  ) as Record<string, unknown>[]
  const alike = (row: Record<string, unknown>) =>
    Object.entries(input).filter(([key, value]) => row[key] === value).length
  return rows.filter((row) => alike(row) > 0).toSorted((one, other) => alike(other) - alike(one))[0] ?? {}
}
