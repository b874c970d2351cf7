import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { orders, type PastOrderRow } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import OrderHistoryPage from './OrderHistoryPage.tsx'

const order: PastOrderRow = {
  id: 1,
  lineNumber: 'L1',
  orderCode: 'WO-1',
  orderName: 'Gearbox',
  orderStatus: 'completed',
  orderUnit: 'pcs',
  typeNo: 'GB',
  typeVer: 1,
  orderNumber: 10,
  actualNumber: 9,
  ngNumber: 1,
  startedNumber: 10,
  sequence: 10,
  planStart: '2026-03-02T06:00:00.000Z',
  planEnd: '2026-03-02T08:00:00.000Z',
  actualStart: '2026-03-02T06:00:00.000Z',
  actualEnd: '2026-03-02T09:00:00.000Z',
  productDescription: null,
  picNumberVer: null,
  bomCode: null,
  bomVer: null,
  processRoute: null,
  processRouteVer: null,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
  serialsHere: false,
  statusReason: null,
  revision: 0,
  endedAt: '2026-03-02T09:00:00.000Z',
  closedBy: null,
  plannedDuration: 7200,
  actualDuration: 10_800,
  okRate: 0.9,
  reworkedNumber: 2,
  oee: null,
  oeeGap: 'noCycle',
}
const server = pretend()
const at = '2026-03-02T06:00:00.000Z'
server.on(orders.past, () => ({ rows: [order], total: 1 }))
server.on(orders.account, () => ({
  units: [{ processStatus: 'finished' as const, units: 9 }],
  failures: [{ resultCode: 'VOUT', defectCode: null, stationNumber: 'S20', failures: 4 }],
}))
server.on(audit.of, () => [
  {
    id: 2,
    at,
    userName: 'anna',
    name: 'Anna',
    lineNumber: 'L1',
    entity: 'order' as const,
    entityKey: 'WO-1',
    action: 'pause',
    before: { statusReason: null },
    after: { statusReason: 'no steel' },
  },
])

test('an order tells how long it took against its plan, who ended it, and why a figure is missing', async () => {
  await open(<OrderHistoryPage />, { grants: { orderHistory: 'view' } })
  const row = within(await screen.findByRole('row', { name: /WO-1/ }))
  expect(row.getByText('1 hr longer than planned')).toBeTruthy()
  expect(row.getByText('By its last good unit')).toBeTruthy()
  expect(row.getByLabelText('– No station of the line has a planned cycle time').textContent).toBe('–')
})

test('its record tells its units, its failures and what happened, with the reasons', async () => {
  await open(<OrderHistoryPage />, { grants: { orderHistory: 'view' }, at: '/?order=WO-1' })
  const record = within((await screen.findByText('VOUT')).closest<HTMLElement>('[role=dialog]')!)
  expect(await record.findByText('no steel')).toBeTruthy()
  // The line ended it by itself, which nobody wrote down.
  expect(record.getByText('Completed', { selector: 'b' })).toBeTruthy()
  expect(record.queryByRole('link', { name: 'Show the units' })).toBeNull()
  expect(record.getByText('4').parentElement?.textContent).toContain('S20')
})
