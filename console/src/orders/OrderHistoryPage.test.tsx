import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { defects } from '@takt/contract/defects.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { type LotRow, lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { type PastOrderRow } from '@takt/contract/past-orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import { order as sample } from '~/testing/order-samples.ts'
import OrderHistoryPage from './OrderHistoryPage.tsx'

const order: PastOrderRow = {
  ...sample,
  orderStatus: 'completed',
  actualNumber: 9,
  ngNumber: 1,
  startedNumber: 10,
  planEnd: '2026-03-02T08:00:00.000Z',
  actualStart: '2026-03-02T06:00:00.000Z',
  actualEnd: '2026-03-02T09:00:00.000Z',
  processRoute: null,
  processRouteVer: null,
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
server.on(genealogy.materialsUsed, () => ({ rows: [], more: false }))
server.on(defects.choices, () => [])
server.on(orders.account, () => ({
  units: [{ processStatus: 'finished' as const, units: 9 }],
  failures: [
    { resultCode: 'VOUT', resultName: 'Output voltage', defectCode: null, stationNumber: 'S20', failures: 4 },
  ],
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
  const record = within((await screen.findByText('Output voltage')).closest<HTMLElement>('[role=dialog]')!)
  expect(await record.findByText('no steel')).toBeTruthy()
  // The line ended it by itself, which nobody wrote down.
  expect(record.getByText('Completed', { selector: 'b' })).toBeTruthy()
  expect(record.queryByRole('link', { name: 'Show the units' })).toBeNull()
  expect(record.getByText('4').parentElement?.textContent).toContain('S20')
})

test('its record shows the material lots its units consumed', async () => {
  server.on(genealogy.materialsUsed, () => ({
    rows: [
      {
        bomCode: 'RING',
        bomName: 'Ring',
        bomLot: 'R-7',
        quantity: 12.5,
        unit: 'pcs',
        units: 9,
        serials: 0,
        supplier: null,
        supplierLot: null,
        firstUsed: at,
        lastUsed: at,
      },
    ],
    more: false,
  }))
  await open(<OrderHistoryPage />, {
    grants: { orderHistory: 'view', bomSummary: 'view' },
    at: '/?order=WO-1',
  })
  expect(await screen.findByRole('row', { name: /RING\s*Ring R-7 12.5\spcs 9/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'R-7' }).getAttribute('href')).toContain('bomLot=R-7')
})

test('its record lists its lots for whoever may see lots, and never those of an order with a longer code', async () => {
  const lot = (id: number, orderCode: string): LotRow => ({
    id,
    lineNumber: 'L1',
    lotNo: `LOT-${id}`,
    lotDescribe: null,
    lotStatus: 'completed',
    lotType: 'series',
    orderCode,
    productionPriority: 5,
    sequence: null,
    number: 5,
    startedNumber: 5,
    doneNumber: 4,
    ngNumber: 1,
    workingCode: null,
    customerSn: null,
    mainFlow: null,
    mainFlowSeq: null,
    mainFlowFromOper: null,
    mainFlowToOper: null,
    parentLot: null,
    receivedAt: at,
    startedAt: at,
    endedAt: at,
    statusReason: null,
    revision: 0,
    orderId: 1,
    orderStatus: 'completed',
    typeNo: 'GB',
    typeVer: 1,
    planEnd: at,
    sameType: false,
    ng: 0,
    currentProcess: null,
    waitingSince: null,
    syncState: null,
  })
  server.on(lots.list, () => ({ rows: [lot(1, 'WO-1'), lot(2, 'WO-11')], total: 2 }))
  await open(<OrderHistoryPage />, {
    grants: { orderHistory: 'view', mesProcess: 'view' },
    at: '/?order=WO-1',
  })
  const link = await screen.findByRole('link', { name: 'LOT-1' })
  expect(link.closest('li')!.textContent).toContain('4 / 5')
  expect(screen.queryByText('LOT-2')).toBeNull()
})
