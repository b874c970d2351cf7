import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ImportOrders } from './ImportOrders.tsx'

const server = pretend()
const verdict = { created: 1, updated: 0, unchanged: 0, faulty: 1, written: false, faults: [{ row: 2, orderCode: 'WO-2', field: 'typeNo', key: 'orders.type_unknown' as const, facts: { typeNo: 'NONE' } }] }
server.on(orders.import, ({ dryRun, leaveOut }) => ({ ...verdict, written: !dryRun && leaveOut }))
const sent = () => server.called.filter(({ path }) => path.includes(orders.import.name)).map(({ body }) => body)

test('a file is judged first, a wrong column put right, and its good rows written when the others shall be left out', async () => {
  let closed = false
  await open(<ImportOrders onClose={() => { closed = true }} />, { grants: { orderCreate: 'edit' } })
  const file = new File(['Order no.;Material;Qty;Wanted by\nWO-1;T1;5;2026-03-02 06:00\nWO-2;NONE;5;2026-03-02 06:00\n'], 'orders.csv', { type: 'text/csv' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  expect(await screen.findByText('There is no released type NONE in this version')).toBeTruthy()
  expect(sent()[0]).toMatchObject({ dryRun: true, rows: [{ orderCode: 'WO-1', typeNo: 'T1', orderNumber: 5 }, { orderCode: 'WO-2' }] })
  expect(sent()[0]!.rows).not.toContainEqual(expect.objectContaining({ planEnd: expect.anything() }))

  await userEvent.click(screen.getByRole('combobox', { name: 'Means Wanted by' }))
  await userEvent.click(await screen.findByTitle('Planned end'))
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ dryRun: true, rows: [{ planEnd: '2026-03-02T05:00:00.000Z' }, {}] }))

  const write = async () => userEvent.click(await screen.findByRole('button', { name: /Import 1 orders/ }))
  await screen.findByText('With a fault: 1')
  await write()
  expect(sent().every(({ dryRun }) => dryRun)).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out the rows with a fault' }))
  await write()
  await waitFor(() => expect(closed).toBe(true))
  expect(sent().at(-1)).toMatchObject({ dryRun: false, leaveOut: true })
})
