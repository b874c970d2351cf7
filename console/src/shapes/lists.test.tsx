import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { Order, OrderFilter, orders } from '@takt/contract/orders.ts'
import { firstChoice, preferences, type SavedView } from '@takt/contract/preferences.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { open, pretend } from '~/testing/open.tsx'
import { order as sample } from '~/testing/order-samples.ts'
import { bulkOf } from './bulk.ts'
import { columnsOf } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { Filters } from './Filters.tsx'
import { inQuestion } from '~/testing/question.ts'

const order = (id: number): Order => ({
  ...sample,
  id,
  orderCode: `WO-${id}`,
  sequence: id,
  processRoute: null,
  processRouteVer: null,
})
const view: SavedView = {
  id: 7,
  list: 'orders/list',
  viewName: 'Late',
  userName: 'ben',
  shared: true,
  search: 's.orderCode=no&sort=-planEnd&orderCode=WO',
  choice: { ...firstChoice, hidden: ['typeNo'], order: ['typeNo', 'orderName', 'orderCode'] },
  revision: 0,
}
const col = columnsOf(Order)
const columns = [col('orderCode'), col('orderName'), col('typeNo')]
const Filter = fieldsOf(OrderFilter)
const question = (count: number) => `Delete ${count}?`
const label = 'Delete'
const bulk = {
  nameOf: ({ orderCode }: Order) => orderCode,
  actions: [bulkOf<Order>()(orders.delete, { label, icon: 'bin', question, input: ({ id }) => ({ id }) })],
}

function List() {
  const list = useRegister(orders.list, { place: 's.' })
  return (
    <>
      <Filters list={list}>
        <Filter name="orderCode" />
      </Filters>
      <DataTable list={list} columns={columns} rowKey={({ id }) => id} bulk={bulk} />
    </>
  )
}

const server = pretend()
beforeEach(() => {
  server.called.length = 0
  server.on(orders.list, () => ({ rows: [order(1), order(2), order(3)], total: 3 }))
  server.on(preferences.views, () => [view])
  server.on(preferences.saveList, ({ choice }) => choice ?? firstChoice)
})
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

test('a view of another brings its filter, order and columns, under the list’s own prefix, and shows when it is left', async () => {
  const user = userEvent.setup()
  await open(<List />, { grants: { orderCreate: 'edit' } })
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Late · ben' }))
  await waitFor(() =>
    expect(server.called.findLast(({ path }) => path.includes('orders/list'))?.body).toMatchObject({
      orderCode: 'WO',
      sort: '-planEnd',
    }),
  )
  expect(heads()).toEqual(['Order name', 'Order'])
  expect(await screen.findByRole('button', { name: 'View: Late' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Order WO' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.type(screen.getByLabelText('Order'), '-1')
  expect(await screen.findByRole('button', { name: 'Late · changed' })).toBeTruthy()
})

test('columns are moved and hidden by keyboard, kept on the server, and given back to the page', async () => {
  const user = userEvent.setup()
  await open(<List />, { grants: { orderCreate: 'edit' } })
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const panel = within(await screen.findByRole('dialog'))
  panel.getByRole('button', { name: 'Order name: up' }).focus()
  await user.keyboard('{Enter}')
  await user.click(panel.getByRole('checkbox', { name: 'Type' }))
  expect(heads()).toEqual(['Order name', 'Order'])
  await waitFor(() =>
    expect(server.called.findLast(({ path }) => path.includes('saveList'))?.body).toMatchObject({
      list: 'orders/list',
      choice: { hidden: ['typeNo'], order: ['orderName', 'orderCode', 'typeNo'] },
    }),
  )
  await user.click(panel.getByRole('button', { name: 'Default columns' }))
  expect(heads()).toEqual(['Order', 'Order name', 'Type'])
  await waitFor(() =>
    expect(server.called.findLast(({ path }) => path.includes('saveList'))?.body).toMatchObject({
      choice: null,
    }),
  )
})

test('what was refused of several stays selected and shows why', async () => {
  const user = userEvent.setup()
  server.on(orders.delete, ({ id }) => (id === 2 ? refuse('orders.producing') : order(id)))
  await open(<List />, { grants: { orderCreate: 'edit' } })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }))
  const bar = within(screen.getByRole('region', { name: '3 selected' }))
  await user.click(bar.getByRole('button', { name: label }))
  await user.click(inQuestion().getByRole('button', { name: label }))
  const summary = await screen.findByText(/2 done, 1 refused/)
  expect(summary.closest('[role=alert]')?.textContent).toContain('WO-2')
  expect(screen.getByRole('region', { name: '1 selected' })).toBeTruthy()
  expect(
    server.called.filter(({ path }) => path.includes('orders/delete')).map(({ body }) => body.id),
  ).toEqual([1, 2, 3])
})

test('the rows of the question before stay, marked as waiting, until the new answer is there', async () => {
  const user = userEvent.setup()
  await open(<List />, { at: '/?s.orderCode=WO' })
  const row = await screen.findByRole('gridcell', { name: 'WO-1' })
  const waiting = () => row.closest('[aria-busy]')?.getAttribute('aria-busy')
  expect(waiting()).toBe('false')
  const answered = globalThis.fetch
  let answer = () => {}
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    return new Promise((done) => (answer = () => done(answered(...request))))
  })
  try {
    await user.click(await screen.findByRole('button', { name: /Remove/ }))
    await waitFor(() => expect(waiting()).toBe('true'))
    expect(screen.getByRole('gridcell', { name: 'WO-1' })).toBeTruthy()
    answer()
    await waitFor(() => expect(waiting()).toBe('false'))
  } finally {
    vi.stubGlobal('fetch', answered)
  }
})
