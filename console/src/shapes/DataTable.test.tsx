import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { Unit, UnitFilter, units } from '@takt/contract/units.ts'
import { useLedger } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { open, pretend } from '~/testing/open.tsx'
import { columnsOf } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { Filters } from './Filters.tsx'

const unit = (number: number): Unit => ({
  lineNumber: 'L1',
  productId: `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  productSn: `SN-${number}`,
  typeNo: 'GB',
  typeVer: 1,
  orderCode: 'WO-1',
  lotNo: null,
  processingNumber: 'R',
  processingVer: 1,
  processStatus: 'finished',
  resultStatus: 'ok',
  currentStep: null,
  currentStation: null,
  reworkCount: 0,
  statusReason: null,
  failedStep: null,
  holds: [],
  registeredAt: '2026-03-02T06:00:00.000Z',
  finishedAt: null,
  lastTime: '2026-03-02T07:00:00.000Z',
})
const col = columnsOf(Unit)
const columns = [col('productSn'), col('processStatus'), col('registeredAt')]
const Filter = fieldsOf(UnitFilter)
const nothingYet = 'No unit yet'
const opened = vi.fn<(unit: Unit) => void>()

function Ledger() {
  const list = useLedger(units.list)
  return (
    <>
      <Filters list={list}>
        <Filter name="productSn" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ productId }) => productId}
        onOpen={opened}
        empty={nothingYet}
      />
    </>
  )
}

const server = pretend()
beforeEach(() => {
  server.called.length = 0
  opened.mockClear()
})

test('a ledger is read on by key while one scrolls, and marks that there are more than are counted', async () => {
  server.on(units.list, ({ after }) => ({
    rows: [unit(after ? 2 : 1)],
    next: after ? null : 'key-1',
    total: after ? null : 10_001,
  }))
  await open(<Ledger />)
  const grid = await screen.findByRole('grid')
  expect(screen.getByText('10,000+ in total')).toBeTruthy()
  expect(grid.getAttribute('aria-rowcount')).toBe('-1')
  fireEvent.scroll(grid)
  expect(await within(grid).findByText('SN-2')).toBeTruthy()
  const keys = server.called.map(({ body }) => body.after)
  expect([keys.filter((key) => key === 'key-1').length, keys.at(-1)]).toEqual([1, 'key-1'])
})

test('while its first rows are drawn a ledger is not read on', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  server.on(units.list, () => ({ rows: [unit(1)], next: 'key-1', total: null }))
  await open(<Ledger />)
  await screen.findByText('SN-1')
  expect(server.called.filter(({ body }) => body.after)).toEqual([])
  vi.restoreAllMocks()
})

test('times are the plant’s and states are in words', async () => {
  server.on(units.list, () => ({ rows: [unit(1)], next: null, total: 1 }))
  await open(<Ledger />)
  const row = await screen.findByRole('row', { name: /SN-1/ })
  expect(row.textContent).toContain('Finished')
  expect(row.textContent).toMatch(/2 Mar (07:00|2026)/)
  expect(within(row).getByTitle('03/02/2026, 07:00:00')).toBeTruthy()
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
})

test('a row opens by a click and by Enter', async () => {
  const user = userEvent.setup()
  server.on(units.list, () => ({ rows: [unit(1)], next: null, total: 1 }))
  await open(<Ledger />)
  await user.click(await screen.findByText('SN-1'))
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(2)
  expect(opened).toHaveBeenLastCalledWith(unit(1))
})

test('when a filter hides everything, the table shows it and the filter can be cleared there', async () => {
  const user = userEvent.setup()
  server.on(units.list, ({ productSn }) =>
    productSn ? { rows: [], next: null, total: 0 } : { rows: [unit(1)], next: null, total: 1 },
  )
  await open(<Ledger />, { at: '/?productSn=nothing' })
  expect(await screen.findByText('No matches for these filters')).toBeTruthy()
  expect(screen.queryByText(nothingYet)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('SN-1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Serial number nothing/ })).toBeNull()
})

test('typing a filter queries once, after the typing has paused', async () => {
  const user = userEvent.setup()
  server.on(units.list, () => ({ rows: [unit(1)], next: null, total: 1 }))
  await open(<Ledger />)
  await screen.findByText('SN-1')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.type(screen.getByLabelText('Serial number'), 'SN-1')
  await waitFor(() => expect(server.called.at(-1)?.body.productSn).toBe('SN-1'))
  expect(server.called.length).toBe(2)
})

test('a refused list shows why in a message and in its place, and is read again on request', async () => {
  const user = userEvent.setup()
  server.on(units.list, () => refuse('call.database_down'))
  await open(<Ledger />)
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The database does not answer'),
      expect.stringContaining('The database does not answer'),
    ]),
  )
  server.on(units.list, () => ({ rows: [unit(1)], next: null, total: 1 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('SN-1')).toBeTruthy()
})
