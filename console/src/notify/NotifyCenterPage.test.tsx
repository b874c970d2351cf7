import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useLocation } from 'react-router'
import { en } from '@takt/contract/locales/en/words.ts'
import { notices, type Notice } from '@takt/contract/notices.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { open, pretend } from '~/testing/open.tsx'
import NotifyCenterPage from './NotifyCenterPage.tsx'

const call: Notice = {
  id: 7,
  eventType: 'andonCall',
  messageType: 'alarm',
  messageStatus: 'unread',
  messageContent: 'S10 needs help: equipment. Jammed',
  lineNumber: 'L1',
  lineName: 'Line one',
  sendingTime: '2026-03-02T06:00:00.000Z',
  about: 'S10',
}
const order: Notice = {
  ...call,
  id: 6,
  eventType: 'orderFinished',
  messageType: 'info',
  messageStatus: 'handled',
  messageContent: 'L1-10020 is finished: 8 of 8',
  about: 'L1-10020',
}
const server = pretend()
beforeEach(() => {
  server.called.length = 0
  server.on(notices.list, () => ({ rows: [call, order], total: 2 }))
  server.on(notices.read, () => ({ unread: 0 }))
  server.on(notices.handle, () => ({ unread: 0 }))
  server.on(notices.delete, () => ({ unread: 0 }))
  server.on(preferences.views, () => [])
})
const noticeOf = (eventId: number) =>
  server.called.filter(({ body }) => body.eventId === eventId).map(({ body }) => body.para)
const Where = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const page = () =>
  open(
    <>
      <NotifyCenterPage />
      <Where />
    </>,
    { grants: { lossInquiry: 'view' } },
  )
const rowOf = async (text: string) => (await screen.findByText(text)).closest<HTMLElement>('[role=row]')!

test('the specification’s first page of 200 is requested, and no head sorts', async () => {
  await page()
  await rowOf(call.messageContent)
  expect(noticeOf(2302)[0]).toMatchObject({ limit: 200 })
  expect(
    screen.getByRole('columnheader', { name: en.field.sendingTime }).getAttribute('aria-sort'),
  ).toBeNull()
})

test('a notice leads to what it is about and is read by that; a page that is closed to its reader is no link', async () => {
  await page()
  await userEvent.click(
    within(await rowOf(call.messageContent)).getByRole('link', { name: en.page.lossInquiry }),
  )
  expect(noticeOf(2301)).toEqual([{ ids: [7] }])
  expect(screen.getByLabelText('address').textContent).toBe('/ampereLamp/lossInquiry?stationNumber=S10')
  expect(within(await rowOf(order.messageContent)).queryByRole('link')).toBeNull()
})

test('one is marked as handled from its row, and what is handled can be opened again', async () => {
  await page()
  await userEvent.click(
    within(await rowOf(call.messageContent)).getByRole('button', { name: en.notifyCenter.handle }),
  )
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('notices/handle'))).toMatchObject([
      { body: { ids: [7] } },
    ]),
  )
  const row = within(await rowOf(order.messageContent))
  expect(row.queryByRole('button', { name: en.notifyCenter.handle })).toBeNull()
})

test('deleting needs a yes', async () => {
  await page()
  const row = within(await rowOf(order.messageContent))
  await userEvent.click(row.getByRole('button', { name: en.shell.actions }))
  await userEvent.click(await screen.findByRole('button', { name: en.notices.remove }))
  expect(noticeOf(2303)).toEqual([])
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: en.notices.remove }))
  await waitFor(() => expect(noticeOf(2303)).toEqual([{ ids: [6] }]))
})

test('all that is filtered is marked as read at once', async () => {
  await open(<NotifyCenterPage />, { at: '/?messageType=alarm&messageStatus=unread' })
  await rowOf(call.messageContent)
  await userEvent.click(screen.getByRole('button', { name: en.notices.readAll }))
  await waitFor(() =>
    expect(noticeOf(2301)).toEqual([{ all: true, messageType: 'alarm', messageStatus: 'unread' }]),
  )
})
