import type { Office } from './delivery/console-calls.ts'
import { makeAccount, type OpenAs } from './set-up-sops.ts'

const person = { userName: 'quality.inspector', name: 'Ines Duarte', cardId: 'HELP-Q' } as const

/** Who asks for concessions: somebody else than who approves them. */
export const makeInspector = async (office: Office, openAs: OpenAs) =>
  (
    await makeAccount(office, openAs, {
      roleKey: 'qualityInspector',
      roleName: 'Quality inspector',
      of: person,
      pages: ['concessions', 'failDetail'],
    })
  ).call
