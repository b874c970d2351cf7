import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { notices, type Recipients } from '@takt/contract/notices.ts'
import { users, type User } from '@takt/contract/users.ts'
import { open, pretend } from '~/testing/open.tsx'
import { AllUsers } from './AllUsers.tsx'

const account = (userName: string): User => ({
  userName,
  name: userName,
  roles: [],
  lines: [],
  cardId: null,
  editRight: false,
  introduction: null,
  locked: false,
  lockReason: null,
  lastLogin: null,
  hasPassword: true,
  linkExpires: null,
  revision: 1,
})

test('the list of accounts says which events each account is named for', async () => {
  const server = pretend()
  server.on(users.list, () => ({ total: 2, rows: [account('anna'), account('ben')] }))
  server.on(users.roles, () => [])
  server.on(notices.recipients, (): Recipients[] => [
    { eventType: 'stationSilent', recipients: ['anna'] },
    { eventType: 'materialLow', recipients: ['anna', 'carl'] },
  ])
  await open(<AllUsers />, { grants: { users: 'edit' } })
  const cellOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect(
    await (await cellOf(/^anna/)).findByText(`${en.eventType.stationSilent}, ${en.eventType.materialLow}`),
  ).toBeTruthy()
  expect(await (await cellOf(/^ben/)).findByText(en.people.notifiedByAccess)).toBeTruthy()
})
