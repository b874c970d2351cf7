import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { refuse } from '@takt/contract/errors.ts'
import { type Order, orders } from '@takt/contract/orders.ts'
import { settings } from '@takt/contract/settings.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import OrderCreatePage from './OrderCreatePage.tsx'
import { order, proposal, type } from '../testing/order-samples.ts'
import { inQuestion } from '~/testing/question.ts'

const server = pretend()
const asEditor = { grants: { orderCreate: 'edit' } } as const

beforeEach(() => {
  server.called.length = 0
  server.on(orders.list, () => ({ rows: [order], total: 1 }))
  server.on(types.list, () => ({ rows: [type], total: 1 }))
  server.on(orders.proposal, () => proposal)
  server.on(orders.plannedEnd, ({ planStart, orderNumber, pace }) => ({
    planEnd: new Date(Date.parse(planStart) + orderNumber * pace * 1000).toISOString(),
  }))
})

test('the filters in the address are used, each field by its own kind, and nothing else', async () => {
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
  await user.click(inQuestion().getByRole('button', { name: 'Release' }))

  await waitFor(() =>
    expect(within(screen.getByRole('row', { name: /WO-1/ })).getByText('Released')).toBeTruthy(),
  )
  const again = within(screen.getByRole('row', { name: /WO-1/ })).getByRole('button', { name: 'Release' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
})

test('who may only look at the page can press nothing that changes an order', async () => {
  await open(<OrderCreatePage />, { grants: { orderCreate: 'view' } })
  const row = await screen.findByRole('row', { name: /WO-1/ })
  for (const button of [
    within(row).getByRole('button', { name: 'Release' }),
    ...(await rowMenu(userEvent.setup(), row)).getAllByRole('button'),
  ])
    expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Create an order' }).getAttribute('aria-disabled')).toBe('true')
})

test('choosing the type brings its drawing and its route, and a taken code is reported at the code, once', async () => {
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
  expect((await sheet.findAllByText(/can not be null$/)).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Order name: can not be null',
      'Ordered: can not be null',
      'Planned end: can not be null',
    ]),
  )

  await user.type(sheet.getByLabelText(/Order name/), 'Spring batch')
  await user.click(sheet.getByLabelText(/^Type/))
  await user.click(await screen.findByText(/GB v2 · Gearbox/))
  expect(await sheet.findByText('Empty: it becomes GB-0007')).toBeTruthy()
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
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(sheet.getByLabelText<HTMLInputElement>(/Order name/).value).toBe('Spring batch')
})

test('the screen is in Japanese from the same table', async () => {
  await open(<OrderCreatePage />, { ...asEditor, language: 'ja' })
  expect(await screen.findByRole('columnheader', { name: '開始予定' })).toBeTruthy()
  expect((await screen.findByRole('row', { name: /WO-1/ })).textContent).toContain('作成済')
})

test('a required text that is emptied is missed, and does not come back by itself', async () => {
  const user = userEvent.setup()
  await open(<OrderCreatePage />, asEditor)
  const row = await screen.findByRole('row', { name: /WO-1/ })
  await user.click((await rowMenu(user, row)).getByRole('button', { name: 'Edit WO-1' }))
  const sheet = within(await screen.findByRole('dialog'))
  const name = sheet.getByLabelText<HTMLInputElement>(/Order name/)
  await user.clear(name)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('Order name: can not be null')).toBeTruthy()
  expect(name.value).toBe('')
})

const openSheet = async () => {
  const user = userEvent.setup()
  await open(<OrderCreatePage />, asEditor)
  await user.click((await rowMenu(user, /WO-1/)).getByRole('button', { name: 'Edit WO-1' }))
  const sheet = within(await screen.findByRole('dialog'))
  const retype = async (label: RegExp, text: string) => {
    await user.clear(sheet.getByLabelText(label))
    await user.type(sheet.getByLabelText(label), text)
  }
  return { user, sheet, retype, end: () => sheet.getByLabelText<HTMLInputElement>(/Planned end/).value }
}

test('a form is typed into at once: its first field has the focus', async () => {
  const { sheet } = await openSheet()
  await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText(/^Order\*?$/)))
})

test('another quantity keeps the planned end of an order and offers the calculated one', async () => {
  server.on(orders.proposal, () => ({ ...proposal, pace: 60 }))
  const { user, sheet, retype, end } = await openSheet()
  await retype(/Ordered/, '30')
  expect(await sheet.findByText(/Calculated: 30 × 1 min/)).toBeTruthy()
  expect(end()).toBe('03/02/2026 15:00')
  await user.click(sheet.getByRole('button', { name: /^Use .*07:30/ }))
  await waitFor(() => expect(end()).toBe('03/02/2026 07:30'))
  await retype(/Ordered/, '1e99')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  // No calendar goes so far; the quantity is refused, and the sheet is still there.
  expect(await sheet.findByText(/^At most/)).toBeTruthy()
})

test('what is saved after Keep mine is what the form showed, the end that was taken included', async () => {
  const otherVersion = { ...order, orderNumber: 77, planEnd: '2026-03-02T07:17:00.000Z', revision: 1 }
  const sent: unknown[] = []
  server.on(orders.proposal, () => ({ ...proposal, pace: 60 }))
  server.on(audit.of, () => [])
  server.on(orders.update, (draft) => {
    sent.push(draft)
    server.on(orders.list, () => ({ rows: [otherVersion], total: 1 }))
    return draft.revision === 1 ? { ...otherVersion, ...draft, serialsHere: false } : refuse('record.changed')
  })
  const { user, sheet, retype, end } = await openSheet()
  await retype(/Ordered/, '88')
  await user.click(await sheet.findByRole('button', { name: /^Use .*08:28/ }))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  const keep = await sheet.findByRole('button', { name: /^Keep mine/ })
  expect(end()).toBe('03/02/2026 08:28')
  await user.click(keep)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ orderNumber: 88, planEnd: '2026-03-02T07:28:00.000Z', revision: 1 })
})
