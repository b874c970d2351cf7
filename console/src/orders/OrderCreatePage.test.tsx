import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { refuse } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { settings } from '@takt/contract/settings.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import OrderCreatePage from './OrderCreatePage.tsx'

const order: Order = {
  id: 1,
  lineNumber: 'L1',
  orderCode: 'WO-1',
  orderName: 'Gearbox',
  orderStatus: 'created',
  orderUnit: 'pcs',
  typeNo: 'GB',
  typeVer: 1,
  orderNumber: 10,
  actualNumber: 0,
  ngNumber: 0,
  startedNumber: 0,
  sequence: 10,
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
}
const type = {
  typeNo: 'GB',
  typeVer: 2,
  typeName: 'Gearbox',
  definitionStatus: 'released' as const,
  customer: null,
  picNumberVer: 'D-7',
  processingNumber: 'R-GB',
  processingVer: 3,
  remark: null,
  updateDate: '2026-01-01T00:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 1,
}
const server = pretend()
const asEditor = { grants: { orderCreate: 'edit' } } as const

beforeEach(() => {
  server.called.length = 0
  server.on(orders.list, () => ({ rows: [order], total: 1 }))
  server.on(types.list, () => ({ rows: [type], total: 1 }))
  server.on(boards.pace, () => ({ pace: null }))
})

test('what stands in the address is asked for, each field by its own kind, and nothing else', async () => {
  await open(<OrderCreatePage />, {
    ...asEditor,
    at: '/?orderStatus=released&orderStatus=paused&page=2&limit=20&typeNo=GB&nonsense=1&sort=-evil',
  })
  await screen.findByText('WO-1')
  const { path, body } = server.called.find(({ path }) => path.includes('orders/list'))!
  expect(path).toBe('/api/orders/list/L1')
  expect(body).toMatchObject({
    orderStatus: ['released', 'paused'],
    page: 2,
    limit: 20,
    typeNo: 'GB',
    sort: '-planStart',
  })
  expect(body).not.toHaveProperty('nonsense')
})

test('an order is released from its row, after a yes', async () => {
  const user = userEvent.setup()
  let now: Order = order
  server.on(orders.list, () => ({ rows: [now], total: 1 }))
  server.on(
    orders.move,
    ({ move }) => (now = { ...order, orderStatus: move === 'release' ? 'released' : order.orderStatus }),
  )
  await open(<OrderCreatePage />, asEditor)

  const row = await screen.findByRole('row', { name: /WO-1/ })
  await user.click(within(row).getByRole('button', { name: 'Release' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))

  await waitFor(() =>
    expect(within(screen.getByRole('row', { name: /WO-1/ })).getByText('Released')).toBeTruthy(),
  )
  const again = within(screen.getByRole('row', { name: /WO-1/ })).getByRole('button', { name: 'Release' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
})

test('who may only look at the page can press nothing that changes an order', async () => {
  await open(<OrderCreatePage />, { grants: { orderCreate: 'view' } })
  const row = await screen.findByRole('row', { name: /WO-1/ })
  for (const button of within(row).getAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Create an order' }).getAttribute('aria-disabled')).toBe('true')
})

test('choosing the type brings its drawing and its route, and a taken code is said beside the code, once', async () => {
  const user = userEvent.setup()
  let sent: unknown
  server.on(settings.nextNumber, ({ typeNo }) => ({ number: `${typeNo}-0007` }))
  server.on(orders.create, (draft) => {
    sent = draft
    return refuse('record.code_taken', { code: draft.orderCode! }, 'orderCode')
  })
  await open(<OrderCreatePage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Create an order' }))

  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect((await sheet.findAllByText('can not be null')).length).toBeGreaterThan(2)

  await user.type(sheet.getByLabelText(/Order name/), 'Spring batch')
  await user.click(sheet.getByLabelText(/^Type/))
  await user.click(await screen.findByText(/GB v2 · Gearbox/))
  expect(await sheet.findByText('Left empty it becomes GB-0007')).toBeTruthy()
  await user.type(sheet.getByLabelText(/Ordered/), '12')
  await user.type(sheet.getByLabelText(/Planned end/), '2099-03-02 16:00{Enter}')
  await user.click(sheet.getByRole('button', { name: 'Save and release' }))

  expect((await sheet.findAllByText(/is already taken/)).length).toBe(1)
  expect(sheet.getByLabelText(/^Order\*?$/).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toMatchObject({
    typeNo: 'GB',
    typeVer: 2,
    picNumberVer: 'D-7',
    processRoute: 'R-GB',
    processRouteVer: 3,
    orderNumber: 12,
    planEnd: '2099-03-02T15:00:00.000Z',
    release: true,
    bomCode: null,
  })
})

test('typed text is not lost by closing the sheet', async () => {
  const user = userEvent.setup()
  await open(<OrderCreatePage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Create an order' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/Order name/), 'Spring batch')
  await user.click(sheet.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Go on typing' }))
  expect(sheet.getByLabelText<HTMLInputElement>(/Order name/).value).toBe('Spring batch')
})

test('the screen speaks Japanese from the same table', async () => {
  await open(<OrderCreatePage />, { ...asEditor, language: 'ja' })
  expect(await screen.findByRole('columnheader', { name: '開始予定' })).toBeTruthy()
  expect((await screen.findByRole('row', { name: /WO-1/ })).textContent).toContain('作成済')
})

test('a required text that is emptied is missed, and does not come back by itself', async () => {
  const user = userEvent.setup()
  await open(<OrderCreatePage />, asEditor)
  const row = await screen.findByRole('row', { name: /WO-1/ })
  await user.click(within(row).getByRole('button', { name: 'Edit WO-1' }))
  const sheet = within(await screen.findByRole('dialog'))
  const name = sheet.getByLabelText<HTMLInputElement>(/Order name/)
  await user.clear(name)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('can not be null')).toBeTruthy()
  expect(name.value).toBe('')
})

test('the end is calculated from the line’s cycle, but an order that stands keeps its own until its quantity changes', async () => {
  const user = userEvent.setup()
  server.on(boards.pace, () => ({ pace: 60 }))
  await open(<OrderCreatePage />, asEditor)
  await user.click(
    within(await screen.findByRole('row', { name: /WO-1/ })).getByRole('button', { name: 'Edit WO-1' }),
  )
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText<HTMLInputElement>(/Planned end/).value).toBe('2026-03-02 15:00')
  await user.clear(sheet.getByLabelText(/Ordered/))
  await user.type(sheet.getByLabelText(/Ordered/), '30')
  expect(await sheet.findByText('Calculated: 30 × 1 min')).toBeTruthy()
  await waitFor(() =>
    expect(sheet.getByLabelText<HTMLInputElement>(/Planned end/).value).toBe('2026-03-02 07:30'),
  )
  await user.clear(sheet.getByLabelText(/Ordered/))
  await user.type(sheet.getByLabelText(/Ordered/), '1e99')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  // No calendar goes so far; the quantity is refused, and the sheet is still there.
  expect(await sheet.findByText(/^At most/)).toBeTruthy()
})
