import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { orders, type Order, type Readiness } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import PendingProductionOrderPage from './PendingProductionOrderPage.tsx'

const order = (id: number, over: Partial<Order> = {}): Order => ({
  id,
  lineNumber: 'L1',
  orderCode: `WO-${id}`,
  orderName: 'Gearbox',
  orderStatus: 'released',
  orderUnit: 'pcs',
  typeNo: 'GB',
  typeVer: 1,
  orderNumber: 10,
  actualNumber: 0,
  ngNumber: 0,
  startedNumber: 0,
  sequence: 10 * id,
  planStart: '2026-03-02T06:00:00.000Z',
  planEnd: '2026-03-02T14:00:00.000Z',
  actualStart: null,
  actualEnd: null,
  productDescription: null,
  picNumberVer: null,
  bomCode: null,
  bomVer: null,
  processRoute: 'R',
  processRouteVer: 1,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
  serialsHere: false,
  statusReason: null,
  revision: 0,
  ...over,
})
const server = pretend()
const grants = { pendingProductionOrder: 'edit' } as const
const asked = (name: string) =>
  server.called.filter(({ path }) => path.includes(`/api/${name}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(orders.list, () => ({
    rows: [order(1), order(2), order(3, { orderStatus: 'producing' })],
    total: 3,
  }))
  server.on(orders.lights, () => [
    { id: 1, red: 0, warnings: 1 },
    { id: 2, red: 2, warnings: 0 },
  ])
  server.on(orders.workTimes, () => [])
})

test('an order is moved with Alt and the arrows, and no further than the ends of the queue', async () => {
  server.on(orders.queue, () => order(1))
  await open(<PendingProductionOrderPage />, { grants })
  const handle = await screen.findByRole('button', { name: /^Move WO-1:/ })
  fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true })
  fireEvent.keyDown(handle, { key: 'ArrowDown' })
  fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(asked(orders.queue.name)).toMatchObject([{ id: 1, before: 3 }]))
})

test('readiness is asked once for all that wait, never for what is producing', async () => {
  await open(<PendingProductionOrderPage />, { grants })
  expect(await screen.findByText('Ready, with 1 to look at')).toBeTruthy()
  expect(screen.getByText('Not ready: 2')).toBeTruthy()
  expect(asked(orders.lights.name)).toMatchObject([{ ids: [1, 2] }])
})

test('each red light has the button that mends it, and the order starts only when none is red', async () => {
  server.on(orders.readiness, (): Readiness[] => [
    { check: 'typeReleased', ok: true, warning: false, about: 'GB 1', records: ['GB 1'] },
    { check: 'bomReleased', ok: false, warning: false, about: 'B-1 2', records: ['B-1 2'] },
    {
      check: 'materialAvailable',
      ok: false,
      warning: true,
      about: 'SCREW (S10): 3 / 10',
      records: ['SCREW'],
    },
  ])
  await open(<PendingProductionOrderPage />, { grants: { ...grants, bomSet: 'view' } })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Start' }))[0]!)
  expect(
    (await screen.findByRole('button', { name: 'Open Bills of material' })).getAttribute('aria-disabled'),
  ).toBeNull()
  expect(
    screen.getByRole('button', { name: 'Open Material at the line' }).getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getAllByRole('button', { name: 'Start' }).at(-1)!.getAttribute('aria-disabled')).toBe('true')
})
