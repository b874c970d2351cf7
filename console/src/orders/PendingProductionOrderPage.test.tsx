import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { orders, type Order } from '@takt/contract/orders.ts'
import { type Readiness } from '@takt/contract/order-readiness.ts'
import { open, pretend } from '~/testing/open.tsx'
import { order as sample } from '~/testing/order-samples.ts'
import { rowMenu } from '~/testing/row-menu.ts'
import PendingProductionOrderPage from './PendingProductionOrderPage.tsx'

const order = (id: number, over: Partial<Order> = {}): Order => ({
  ...sample,
  id,
  orderCode: `WO-${id}`,
  orderStatus: 'released',
  sequence: 10 * id,
  ...over,
})
const server = pretend()
const grants = { pendingProductionOrder: 'edit' } as const
const lastQuery = (name: string) =>
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
  await waitFor(() => expect(lastQuery(orders.queue.name)).toMatchObject([{ id: 1, before: 3 }]))
})

test('readiness is read once for all that wait, never for what is producing', async () => {
  await open(<PendingProductionOrderPage />, { grants })
  expect(await screen.findByText('Ready, warnings: 1')).toBeTruthy()
  expect(screen.getByText('Not ready: 2')).toBeTruthy()
  expect(lastQuery(orders.lights.name)).toMatchObject([{ ids: [1, 2] }])
})

test('until readiness is read its place is kept: on a phone the rows would grow when it comes', async () => {
  const answered = globalThis.fetch
  let answer = () => {}
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes(orders.lights.name)) await new Promise<void>((now) => (answer = now))
    return answered(...request)
  })
  try {
    await open(<PendingProductionOrderPage />, { grants })
    const kept = await screen.findAllByText('Ready, warnings: 1')
    const unknown = expect.stringContaining('unknown')
    expect(kept.map(({ parentElement }) => parentElement!.className)).toEqual([unknown, unknown])
    answer()
    expect(await screen.findByText('Not ready: 2')).toBeTruthy()
    expect(screen.getAllByText('Ready, warnings: 1')).toHaveLength(1)
  } finally {
    vi.stubGlobal('fetch', answered)
  }
})

test('each red light has the button that corrects it, and the order starts only when none is red', async () => {
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
    (await screen.findByRole('button', { name: 'Open Bills of materials' })).getAttribute('aria-disabled'),
  ).toBeNull()
  expect(screen.getByRole('button', { name: 'Open Line materials' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(screen.getAllByRole('button', { name: 'Start' }).at(-1)!.getAttribute('aria-disabled')).toBe('true')
})

test('the second half of a double click on Start does not close the dialog it opened', async () => {
  server.on(orders.readiness, (): Readiness[] => [])
  await open(<PendingProductionOrderPage />, { grants })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Start' }))[0]!)
  await screen.findByRole('dialog')
  const mask = document.querySelector('.ant-drawer-mask')!
  fireEvent.click(mask, { detail: 2 })
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.click(mask, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('completing an order short shows how many units are under way', async () => {
  server.on(orders.list, () => ({
    rows: [order(1, { orderStatus: 'producing', startedNumber: 7, actualNumber: 4 })],
    total: 1,
  }))
  await open(<PendingProductionOrderPage />, { grants })
  const user = userEvent.setup()
  await user.click((await rowMenu(user, /WO-1/)).getByRole('button', { name: 'Complete short' }))
  expect(
    await screen.findByText(
      '7 units were started and 4 are finished. Complete WO-1 short. Please give a reason.',
    ),
  ).toBeTruthy()
})

test('on a phone the axis of the plan has few labels, each with the day above the time', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  )
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  server.on(orders.list, () => ({ rows: [order(1, { planStart: later(0), planEnd: later(20) })], total: 1 }))
  try {
    await open(<PendingProductionOrderPage />, { grants })
    await screen.findByRole('button', { name: /WO-1: planned/ })
    const days = [...document.querySelectorAll('[aria-hidden] > span > b')]
    expect(days.length).toBeGreaterThan(1)
    expect(days.length).toBeLessThanOrEqual(4)
    for (const day of days)
      expect(`${day.textContent} ${day.nextSibling?.textContent}`).toMatch(/^\d+ [A-Z][a-z]+ \d\d:\d\d$/)
  } finally {
    vi.restoreAllMocks()
  }
})

test('an empty queue leads to where orders are made', async () => {
  server.on(orders.list, () => ({ rows: [], total: 0 }))
  await open(<PendingProductionOrderPage />, { grants: { ...grants, orderCreate: 'edit' } })
  const way = await screen.findByRole('button', { name: 'Create an order' })
  expect(way.getAttribute('aria-disabled')).not.toBe('true')
})
