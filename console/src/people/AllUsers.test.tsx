import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { noticeRules, type NoticeRuleRow } from '@takt/contract/noticeRules.ts'
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

const rule = (over: Partial<NoticeRuleRow>): NoticeRuleRow => ({
  id: 1,
  eventType: 'orderLate',
  lineNumber: null,
  toUsers: [],
  toRoles: [],
  toDuty: false,
  bell: true,
  mail: false,
  targetCodes: [],
  messageType: null,
  delay: 0,
  repeatEvery: null,
  repeatMost: null,
  quietFrom: null,
  quietTo: null,
  alarmsPass: true,
  messageEn: null,
  messageZh: null,
  messageEs: null,
  messageJa: null,
  enabled: true,
  remark: null,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 0,
  reached: 1,
  ...over,
})

test('the list of accounts shows which events each account is named for', async () => {
  const server = pretend()
  server.on(users.list, () => ({ total: 2, rows: [account('anna'), account('ben')] }))
  server.on(users.roles, () => [])
  server.on(noticeRules.list, () => ({
    total: 3,
    rows: [
      rule({ id: 1, eventType: 'stationSilent', toUsers: ['anna'] }),
      rule({ id: 2, eventType: 'materialLow', toUsers: ['anna', 'carl'] }),
      rule({ id: 3, eventType: 'orderLate', toUsers: ['anna'], enabled: false }),
    ],
  }))
  await open(<AllUsers />, { grants: { users: 'edit' } })
  const cellOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect(
    await (await cellOf(/^anna/)).findByText(`${en.eventType.stationSilent}, ${en.eventType.materialLow}`),
  ).toBeTruthy()
  expect(await (await cellOf(/^ben/)).findByText(en.people.notifiedByAccess)).toBeTruthy()
})
