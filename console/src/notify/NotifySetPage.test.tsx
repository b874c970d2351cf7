import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { type NoticeRuleRow, noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { open, pretend } from '~/testing/open.tsx'
import NotifySetPage from './NotifySetPage.tsx'

const rule: NoticeRuleRow = {
  id: 3,
  eventType: 'orderLate',
  lineNumber: null,
  toUsers: ['anna'],
  toRoles: ['editor'],
  toDuty: true,
  bell: true,
  mail: true,
  targetCodes: ['CHAT'],
  messageType: null,
  delay: 15,
  repeatEvery: null,
  repeatMost: null,
  quietFrom: '22:00',
  quietTo: '06:00',
  alarmsPass: true,
  messageEn: null,
  messageZh: null,
  messageEs: null,
  messageJa: null,
  enabled: true,
  remark: null,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 2,
  reached: 0,
}
const server = pretend()
const grants = { notifySet: 'edit' as const }
beforeEach(() => {
  server.called.length = 0
  server.on(noticeRules.list, () => ({ rows: [rule], total: 1 }))
  server.on(noticeRules.choices, () => ({
    users: [{ userName: 'anna', name: 'Anna' }],
    roles: [{ roleKey: 'editor', roleName: 'Editor' }],
    targets: ['CHAT'],
    mail: false,
  }))
  server.on(noticeRules.preview, () => ({
    at: '2026-03-02T08:00:00Z',
    people: [{ userName: 'anna', name: 'Anna' }],
    noAddress: [{ userName: 'ben', name: 'Ben' }],
    last: null,
  }))
  server.on(noticeRules.create, () => rule)
  server.on(noticeRules.delete, () => rule)
  server.on(notices.testRule, () => ({ unread: 1 }))
  server.on(lines.list, () => [])
  server.on(preferences.views, () => [])
})
const sent = (name: string) => server.called.filter(({ path }) => path.includes(name)).map(({ body }) => body)
const rowOf = async () =>
  within((await screen.findByText(en.eventType.orderLate)).closest<HTMLElement>('[role=row]')!)

test('a rule shows whom it notifies, when and by what, and that it reaches nobody', async () => {
  await open(<NotifySetPage />, { grants })
  const row = await rowOf()
  row.getByText('Shift on duty, Editor, anna')
  row.getByText(en.noticeRules.nobody)
  row.getByText('Bell, Mail, CHAT')
  row.getByText('15 min')
  row.getByText('22:00–06:00')
})

test('a test goes to whoever sends it, a rule is deleted as it was seen', async () => {
  await open(<NotifySetPage />, { grants })
  const row = await rowOf()
  await userEvent.click(row.getByRole('button', { name: en.noticeRules.testOne }))
  await waitFor(() => expect(sent('notices/testRule')).toMatchObject([{ id: 3 }]))
  await userEvent.click(row.getByRole('button', { name: en.shell.actions }))
  await userEvent.click(await screen.findByRole('button', { name: en.say.delete }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: en.say.delete }))
  await waitFor(() => expect(sent('noticeRules/delete')).toMatchObject([{ id: 3, revision: 2 }]))
})

test('while a rule is written the server lists whom it would notify; a time is typed short', async () => {
  await open(<NotifySetPage />, { grants })
  await rowOf()
  await userEvent.click(screen.getByRole('button', { name: en.noticeRules.createOne }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByText(en.noticeRules.preview)).toBeNull()
  await userEvent.click(sheet.getByLabelText(en.field.eventType))
  await userEvent.click(await screen.findByTitle(en.eventType.materialLow))
  await sheet.findByText('Anna (anna)', { exact: false })
  sheet.getByText('without an address: Ben (ben)', { exact: false })
  await userEvent.type(sheet.getByLabelText(en.field.quietFrom), '22')
  await userEvent.type(sheet.getByLabelText(en.field.quietTo), '630')
  await userEvent.click(sheet.getByRole('button', { name: en.say.save }))
  await waitFor(() =>
    expect(sent('noticeRules/create')).toMatchObject([
      { eventType: 'materialLow', quietFrom: '22:00', quietTo: '06:30', bell: true, lineNumber: null },
    ]),
  )
})

test('without a mail server mail cannot be chosen, and the page shows why', async () => {
  await open(<NotifySetPage />, { grants })
  await rowOf()
  await userEvent.click(screen.getByRole('button', { name: en.noticeRules.createOne }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText(en.noticeRules.noMailHint)
  expect(sheet.getByLabelText(en.field.mail)).toHaveProperty('disabled', true)
})

test('whoever only looks may set nothing, and sees why', async () => {
  await open(<NotifySetPage />, { grants: { notifySet: 'view' } })
  await rowOf()
  const create = screen.getByRole('button', { name: en.noticeRules.createOne })
  expect(create.getAttribute('aria-disabled')).toBe('true')
})

test('a text is written with the variables of its event, and shown as the last event would read', async () => {
  const last = { en: 'Bring Cap', zh: '请送电容', es: 'Lleve Cap', ja: 'コンデンサを' }
  server.on(noticeRules.preview, () => ({
    at: '2026-03-02T08:00:00Z',
    people: [],
    noAddress: [],
    last: { sendingTime: '2026-03-01T08:00:00Z', ...last },
  }))
  await open(<NotifySetPage />, { grants })
  await rowOf()
  await userEvent.click(screen.getByRole('button', { name: en.noticeRules.createOne }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByLabelText(en.field.eventType))
  await userEvent.click(await screen.findByTitle(en.eventType.materialLow))
  await sheet.findByText('{material}', { exact: false })
  await userEvent.type(sheet.getByLabelText(en.field.messageZh), '请送{{material}')
  for (const text of Object.values(last)) await sheet.findByText(text)
  await userEvent.click(sheet.getByRole('button', { name: en.say.save }))
  await waitFor(() =>
    expect(sent('noticeRules/create')).toMatchObject([{ messageZh: '请送{material}', messageEn: null }]),
  )
})
