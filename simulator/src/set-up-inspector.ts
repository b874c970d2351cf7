import type { Office } from './delivery/console-calls.ts'
import { makeAccount, type OpenAs } from './set-up-sops.ts'

const person = { userName: 'quality.inspector', name: 'Ines Duarte', cardId: 'HELP-Q' } as const

/** Who requests concessions: somebody other than their approver. */
export const makeInspector = async (office: Office, openAs: OpenAs) =>
  (
    await makeAccount(office, openAs, {
      roleKey: 'qualityInspector',
      roleName: 'Quality inspector',
      of: person,
      pages: ['concessions', 'failDetail'],
    })
  ).call
