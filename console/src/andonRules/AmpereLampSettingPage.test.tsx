import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type AndonRuleRow, andonRules } from '@takt/contract/andonRules.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import AmpereLampSettingPage from './AmpereLampSettingPage.tsx'

const nobody = { users: [], roles: [], duty: false }
const level = (name: 'A' | 'B' | 'C', { users, roles, duty } = nobody) => ({
  [`level${name}Users`]: users,
  [`level${name}Roles`]: roles,
  [`level${name}Duty`]: duty,
})
const rule = {
  ...level('A'),
  ...level('B'),
  ...level('C'),
  levelAPeriod: 5,
  levelBPeriod: 15,
  levelCPeriod: null,
  lineNumber: 'L1',
  stationNumber: null,
  lossType: 'equipment',
  messageEn: 'Come to the line',
  messageZh: null,
  messageEs: null,
  messageJa: null,
  location: null,
  period: null,
  stopsLine: true,
  enabled: true,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 0,
  message: 'Come to the line',
  gaps: [{ level: 'B', shiftName: null, start: null, shifts: 0 }],
} as unknown as AndonRuleRow // its levels are written by their names

const server = pretend()
const grants = { ampereLampSetting: 'edit' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(andonRules.list, () => ({ rows: [rule], total: 1 }))
  server.on(andonRules.people, () => ({
    users: [{ userName: 'ann', name: 'Ann', cardId: null }],
    roles: [],
    targets: [],
  }))
  server.on(andonRules.simulate, () => ({
    message: null,
    location: null,
    levels: [
      {
        level: 'A' as const,
        period: 5,
        at: '2026-03-02T08:05:00Z',
        shiftName: 'Early',
        people: [{ userName: 'ann', name: 'Ann', cardId: null }],
        mailed: ['ann'],
        targetCodes: ['TEAMS-L1'],
      },
    ],
    gaps: [],
  }))
  server.on(andonRules.create, () => rule)
  server.on(stations.names, () => [])
})

test('a level that reaches nobody is warned of in the list', async () => {
  await open(<AmpereLampSettingPage />, { grants })
  await screen.findByText('B: nobody')
  screen.getByText('Whole line')
})

test('who is notified when is shown while the rule is written, and the rule is saved as it was typed', async () => {
  const user = userEvent.setup()
  await open(<AmpereLampSettingPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('combobox', { name: 'Loss type' }))
  await user.click(await screen.findByText('Organizational'))
  await sheet.findByText('Ann (ann)')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('andonRules/create'))?.body).toMatchObject({
      lossType: 'organizational',
      stationNumber: null,
      levelAPeriod: 5,
      levelCPeriod: 30,
      levelADuty: true,
    }),
  )
})
