import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { type Connection, host, type TelegramPair } from '@takt/contract/host.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { open, pretend } from '~/testing/open.tsx'
import { pageMenu } from '~/testing/row-menu.ts'
import MesLogViewPage from './MesLogViewPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const at = '2026-03-02T06:00:00.000Z'
const dead: TelegramPair = {
  id: 7,
  lineNumber: 'L1',
  direction: 'out',
  teleType: 'orderCompleted',
  teleState: 'dead',
  idempotencyKey: 'takt-7',
  endpoint: 'http://erp/takt',
  httpStatus: 422,
  attempts: 1,
  nextTry: null,
  latency: 31,
  errorText: 'HTTP 422',
  orderCode: 'WO-7',
  lotNo: null,
  productId: null,
  productSn: null,
  at,
  doneAt: at,
  handledBy: null,
  handledReason: null,
  traceId: null,
  request: '{"order":{"orderCode":"WO-7"}}',
  response: '<why><code>no order</code></why>',
  cut: false,
}
const connection: Connection = {
  hostMode: 'on',
  hostUrl: 'http://erp/takt',
  waiting: 2,
  retry: 1,
  dead: 1,
  lastSuccess: at,
  lastFailure: at,
  lastError: 'UND_ERR_SOCKET',
  oldestWaiting: at,
  lastHeard: null,
}
const server = pretend()
server.on(host.list, () => ({ rows: [dead], next: null, total: 1 }))
server.on(host.connection, () => connection)
server.on(host.telegram, () => dead)
server.on(audit.of, () => [])
server.on(preferences.views, () => [])
const editor = { grants: { mesLogView: 'edit' as const } }

test('a message without an error has a dash where others say why', async () => {
  server.on(host.list, () => ({
    rows: [{ ...dead, errorText: null, httpStatus: 200 }],
    next: null,
    total: 1,
  }))
  await open(<MesLogViewPage />, editor)
  const head = await screen.findByRole('columnheader', { name: 'Error' })
  const at = `[aria-colindex="${head.getAttribute('aria-colindex')}"][role=gridcell]`
  expect(document.querySelector(at)!.textContent).toBe('–')
})

test('the log opens with the line that is chosen, and shows the state with the host', async () => {
  await open(<MesLogViewPage />, editor)
  const state = within(await screen.findByRole('region', { name: 'Connection to the host' }))
  expect(state.getByTitle('UND_ERR_SOCKET').textContent).toBe('The connection broke off')
  expect(server.called.find(({ path }) => path.includes(host.list.name))?.body).toMatchObject({
    lineNumber: 'L1',
  })
  await userEvent.click(state.getByRole('button', { name: 'Show 1 failed' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes(host.list.name)).at(-1)?.body).toMatchObject({
      lineNumber: 'L1',
      direction: 'out',
      teleState: ['dead'],
    }),
  )
})

test('a telegram shows request and answer, in lines; it is sent again after a yes, and handled with a reason', async () => {
  server.on(host.resend, () => ({ ...dead, teleState: 'retry' as const }))
  server.on(host.handle, ({ id, reason }) => {
    throw new Refusal(id === 7 && reason === 'Booked by hand' ? 'host.wrong_state' : 'call.bug', {
      teleState: 'ok',
    })
  })
  await open(<MesLogViewPage />, { ...editor, at: '/?telegram=7' })
  const record = within(
    (await screen.findByText('takt-7', { selector: 'dd *, dd' })).closest<HTMLElement>('[role=dialog]')!,
  )
  expect(record.getByText(/"orderCode": "WO-7"/).textContent).toContain('\n')
  expect(record.getByText(/<code>no order/)).toBeTruthy()
  expect(record.getByText('HTTP 422').parentElement!.textContent).toBe(
    'The other side answered with error 422 HTTP 422',
  )
  await userEvent.click(record.getByRole('button', { name: 'Send again' }))
  await userEvent.click(inQuestion().getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Being sent')).toBeTruthy()
  await userEvent.click(record.getByRole('button', { name: 'Mark as handled' }))
  await userEvent.type(await screen.findByLabelText('Reason'), 'Booked by hand')
  await userEvent.click(inQuestion().getByRole('button', { name: 'Mark as handled' }))
  expect(await screen.findByText('Not possible in state Delivered')).toBeTruthy()
})

test('who may only look gets the reason, and only an administrator sets up the host', async () => {
  await open(<MesLogViewPage />, { grants: { mesLogView: 'view' }, at: '/?telegram=7' })
  const record = within(
    (await screen.findByText('takt-7', { selector: 'dd *, dd' })).closest<HTMLElement>('[role=dialog]')!,
  )
  for (const name of ['Send again', 'Mark as handled'])
    expect(record.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  for (const name of ['Host settings', 'Test the connection'])
    expect(screen.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled')).toBe('true')
  expect(server.called.some(({ path }) => path.includes(host.settings.name))).toBe(false)
})

test('the keys of the host, behind ⋯, are an administrator’s', async () => {
  const user = userEvent.setup()
  await open(<MesLogViewPage />, editor)
  const keys = (await pageMenu(user)).getByRole('button', { name: 'Keys of the host' })
  expect(keys.getAttribute('aria-disabled')).toBe('true')
})

test('a line with no telegram yet shows where those of other lines are', async () => {
  server.on(host.list, () => ({ rows: [], next: null, total: 0 }))
  await open(<MesLogViewPage />, editor)
  expect(await screen.findByText(/messages of other lines, clear the line number/)).toBeTruthy()
})

test('a message is compared with the one of the same kind before it, of its line', async () => {
  const earlier = { ...dead, id: 6, request: '{"order":{"orderCode":"WO-6"}}' }
  server.on(host.telegram, (input) => (input.id === 7 ? dead : earlier))
  server.on(host.list, (input) => ({ rows: 'to' in input ? [earlier] : [dead], next: null, total: 1 }))
  await open(<MesLogViewPage />, { ...editor, at: '/?telegram=7' })
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with the message before' }))
  const changed = await screen.findByRole('region', { name: /^Request: what is different from/ })
  expect(changed.querySelector('del')!.textContent).toContain('WO-6')
  expect(changed.querySelector('ins')!.textContent).toContain('WO-7')
  expect(server.called.filter(({ path }) => path.includes(host.list.name)).at(-1)?.body).toMatchObject({
    direction: 'out',
    teleType: 'orderCompleted',
    lineNumber: 'L1',
    to: at,
  })
})
