import { randomBytes } from 'node:crypto'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { type Office, openOffice, Refused, takePassword } from './delivery/console-calls.ts'

const leader = { userName: 'shift.leader', name: 'Tomasz Nowak', cardId: 'HELP-S' } as const

/** Whoever leads the shift that comes: their account, whose password is unknown, gets another one by a link, as an administrator would do it. */
export async function openRelief(office: Office, url: string): Promise<Office> {
  const { userName } = leader
  await office(users.create, {
    ...leader,
    roles: ['editor'],
    lines: [],
    editRight: false,
    introduction: null,
    password: aPassword(),
  }).catch((error: unknown) => {
    // They are there since an earlier play.
    if (!(error instanceof Refused)) throw error
  })
  const [{ token }, password] = [await office(users.makeLink, { userName }), aPassword()]
  await takePassword(url, session.savePassword, { userName, password, token })
  return openOffice(url, { userName, password })
}

const aPassword = () => randomBytes(18).toString('base64url')
