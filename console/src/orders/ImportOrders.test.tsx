import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ImportOrders } from './ImportOrders.tsx'

const server = pretend()
const verdict = {
  created: 1,
  updated: 0,
  unchanged: 0,
  faulty: 1,
  written: false,
  faults: [
    {
      row: 2,
      orderCode: 'WO-2',
      field: 'typeNo',
      key: 'orders.type_unknown' as const,
      facts: { typeNo: 'NONE' },
    },
  ],
}
server.on(orders.import, ({ dryRun, leaveOut }) => ({ ...verdict, written: !dryRun && leaveOut }))
const sent = () =>
  server.called.filter(({ path }) => path.includes(orders.import.name)).map(({ body }) => body)

test('a file is judged first, a wrong column put right, and its good rows written when the others shall be left out', async () => {
  let closed = false
  await open(
    <ImportOrders
      onClose={() => {
        closed = true
      }}
    />,
    { grants: { orderCreate: 'edit' } },
  )
  const file = new File(
    ['Order no.;Material;Qty;Wanted by\nWO-1;T1;5;2026-03-02 06:00\nWO-2;NONE;5;2026-03-02 06:00\n'],
    'orders.csv',
    { type: 'text/csv' },
  )
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  expect(await screen.findByText('Type NONE has no released version like this')).toBeTruthy()
  expect(sent()[0]).toMatchObject({
    dryRun: true,
    rows: [{ orderCode: 'WO-1', typeNo: 'T1', orderNumber: 5 }, { orderCode: 'WO-2' }],
  })
  expect(sent()[0]!.rows).not.toContainEqual(expect.objectContaining({ planEnd: expect.anything() }))

  await userEvent.click(screen.getByRole('combobox', { name: 'Field Wanted by' }))
  await userEvent.click(await screen.findByTitle('Planned end'))
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      dryRun: true,
      rows: [{ planEnd: '2026-03-02T05:00:00.000Z' }, {}],
    }),
  )

  const write = async () => userEvent.click(await screen.findByRole('button', { name: 'Import orders: 1' }))
  await screen.findByText('With errors: 1')
  await write()
  expect(sent().every(({ dryRun }) => dryRun)).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out rows with errors' }))
  await write()
  await waitFor(() => expect(closed).toBe(true))
  expect(sent().at(-1)).toMatchObject({ dryRun: false, leaveOut: true })
})

test('a cell that does not fit is explained as a form would, at its row of the file', async () => {
  const fault = (row: number, field: string) => ({
    row,
    orderCode: null,
    field,
    key: 'call.invalid' as const,
    facts: { fields: field },
  })
  server.on(orders.import, () => ({
    ...verdict,
    faulty: 4,
    faults: [fault(1, 'orderNumber'), fault(2, 'orderNumber'), fault(3, 'planStart'), fault(4, 'orderCode')],
  }))
  await open(<ImportOrders onClose={() => {}} />, { grants: { orderCreate: 'edit' } })
  const file = new File(
    [
      'Order no.;Material;Qty;Start\nWO-1;T1;many;2026-03-02\n;;;\nWO-2;T1;0;2026-03-02\nWO-3;T1;5;tomorrow\n;T1;5;2026-03-02\n',
    ],
    'orders.csv',
    { type: 'text/csv' },
  )
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  const cells = async () =>
    within(await screen.findByRole('region', { name: 'Problem' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(await cells()).toEqual([
    ['2', '–', 'Ordered', 'Enter a whole number'],
    ['4', '–', 'Ordered', 'positive number wanted'],
    ['5', '–', 'Planned start', 'Enter a time such as 2026-03-02 06:00'],
    ['6', '–', 'Order', 'can not be null'],
  ])
})
