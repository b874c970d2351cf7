import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { host, type Telegram } from '@takt/contract/host.ts'
import { lots, type LotRow } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import ToMesProcessPage from './ToMesProcessPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const lot = (id: number, over: Partial<LotRow> = {}): LotRow => ({
  id,
  lineNumber: 'L1',
  lotNo: `LOT-${id}`,
  lotDescribe: null,
  lotStatus: 'waiting',
  lotType: 'series',
  orderCode: 'WO-1',
  productionPriority: 5,
  sequence: null,
  number: 50,
  startedNumber: 0,
  doneNumber: 0,
  ngNumber: 0,
  workingCode: null,
  customerSn: null,
  mainFlow: null,
  mainFlowSeq: null,
  mainFlowFromOper: null,
  mainFlowToOper: null,
  parentLot: null,
  receivedAt: '2026-03-02T06:00:00.000Z',
  startedAt: null,
  endedAt: null,
  statusReason: null,
  revision: 0,
  orderId: 7,
  orderStatus: 'released',
  typeNo: 'P-1',
  typeVer: 1,
  planEnd: '2026-03-03T06:00:00.000Z',
  sameType: false,
  ng: 0,
  currentProcess: null,
  waitingSince: null,
  syncState: null,
  ...over,
})
const telegram: Telegram = {
  id: 4,
  lineNumber: 'L1',
  direction: 'out',
  teleType: 'lotCompleted',
  teleState: 'dead',
  idempotencyKey: 'k',
  endpoint: 'http://host',
  httpStatus: 500,
  attempts: 9,
  nextTry: null,
  latency: 12,
  errorText: 'It is full',
  orderCode: 'WO-1',
  lotNo: 'LOT-1',
  productId: null,
  productSn: null,
  at: '2026-03-02T06:00:00.000Z',
  doneAt: null,
  handledBy: null,
  handledReason: null,
  traceId: null,
}
const grants = { toMesProcess: 'edit', mesLogView: 'edit' } as const
const server = pretend()
const lastQuery = (name: string) =>
  server.called.filter(({ path }) => path.includes(`/api/${name}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(orders.lights, () => [{ id: 7, red: 2, warnings: 0 }])
})
const waiting = (...rows: LotRow[]) => server.on(lots.list, () => ({ rows, total: rows.length }))

test('a lot is moved among those of its priority, and shows why it goes no further', async () => {
  waiting(lot(1, { productionPriority: 1 }), lot(2), lot(3))
  server.on(lots.queue, () => lot(3))
  await open(<ToMesProcessPage />, { grants })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Earlier: LOT-3' }))
  await waitFor(() => expect(lastQuery(lots.queue.name)).toMatchObject([{ id: 3, before: 2 }]))
  expect(screen.getByRole('button', { name: 'Earlier: LOT-2' }).getAttribute('aria-disabled')).toBe('true')
})

test('whether its order could be made is read once for the whole page, and shown at every lot', async () => {
  waiting(lot(1), lot(2))
  await open(<ToMesProcessPage />, { grants })
  expect(await screen.findAllByText('Not ready: 2')).toHaveLength(2)
  expect(lastQuery(orders.lights.name)).toMatchObject([{ ids: [7] }])
})

test('a lot is taken in after a yes, and refused only with a reason', async () => {
  waiting(lot(1))
  server.on(lots.move, () => lot(1))
  await open(<ToMesProcessPage />, { grants })
  const user = userEvent.setup()
  await user.click((await rowMenu(user, /LOT-1/)).getByRole('button', { name: 'Refuse' }))
  await user.click(inQuestion().getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Please give a reason')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong line')
  await user.click(inQuestion().getByRole('button', { name: 'Refuse' }))
  await waitFor(() =>
    expect(lastQuery(lots.move.name)).toMatchObject([{ id: 1, move: 'refuse', reason: 'Wrong line' }]),
  )
})

test('what the host did not accept is reported once more after a yes', async () => {
  server.on(host.list, () => ({ rows: [telegram], next: null, total: 1 }))
  server.on(host.connection, () => ({
    hostMode: 'on' as const,
    hostUrl: 'http://host',
    waiting: 0,
    retry: 0,
    dead: 1,
    lastSuccess: null,
    lastFailure: null,
    lastError: null,
    oldestWaiting: null,
    lastHeard: null,
  }))
  server.on(host.resend, () => ({ ...telegram, teleState: 'retry' as const }))
  await open(<ToMesProcessPage />, { grants, at: '/?view=report' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload the information of LOT-1 to the host?' })
  await user.click(within(dialog).getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(lastQuery(host.resend.name)).toMatchObject([{ id: 4 }]))
  expect(lastQuery(host.list.name)[0]).toMatchObject({
    lineNumber: 'L1',
    direction: 'out',
    teleState: ['waiting', 'retry', 'dead'],
  })
})
