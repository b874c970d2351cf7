import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { lots, type LotRow } from '@takt/contract/lots.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import MesProcessPage from './MesProcessPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const lot = (id: number, over: Partial<LotRow> = {}): LotRow => ({
  id,
  lineNumber: 'L1',
  lotNo: `LOT-${id}`,
  lotDescribe: null,
  lotStatus: 'inProcess',
  lotType: 'series',
  orderCode: 'WO-1',
  productionPriority: 5,
  sequence: null,
  number: 50,
  startedNumber: 3,
  doneNumber: 1,
  ngNumber: 0,
  workingCode: null,
  customerSn: null,
  mainFlow: null,
  mainFlowSeq: null,
  mainFlowFromOper: null,
  mainFlowToOper: null,
  parentLot: null,
  receivedAt: '2026-03-02T06:00:00.000Z',
  startedAt: '2026-03-02T06:00:00.000Z',
  endedAt: null,
  statusReason: null,
  revision: 0,
  orderId: 7,
  orderStatus: 'producing',
  typeNo: 'P-1',
  typeVer: 1,
  planEnd: '2026-03-03T06:00:00.000Z',
  sameType: false,
  ng: 0,
  currentProcess: null,
  waitingSince: null,
  syncState: 'ok',
  ...over,
})
const server = pretend()
const grants = { mesProcess: 'edit' } as const
beforeEach(() => {
  server.called.length = 0
  server.on(lots.wip, () => [])
})

test('each lot shows its state with the host; what the host did not take is sent again after a yes, what it has is not', async () => {
  server.on(lots.list, () => ({ rows: [lot(1, { syncState: 'dead' }), lot(2)], total: 2 }))
  server.on(lots.resend, () => lot(1))
  await open(<MesProcessPage />, { grants })
  const user = userEvent.setup()
  expect(await screen.findByText('Not accepted')).toBeTruthy()
  const [dead, sent] = screen
    .getAllByRole('button', { name: 'Actions' })
    .map((button) => button.closest<HTMLElement>('[role="row"]')!)
  const again = async (row: HTMLElement) =>
    (await rowMenu(user, row)).getByRole('button', { name: 'Report to host again' })
  expect((await again(sent!)).getAttribute('aria-disabled')).toBe('true')
  await user.click(await again(dead!))
  await user.click(inQuestion().getByRole('button', { name: 'Report to host again' }))
  await waitFor(() =>
    expect(
      server.called.filter(({ path }) => path.includes(lots.resend.name)).map(({ body }) => body),
    ).toMatchObject([{ id: 1 }]),
  )
})

test('a row shows its NG units and opens the genealogy of its lot, unless the role may not see that', async () => {
  server.on(lots.list, () => ({ rows: [lot(1, { ng: 3, ngNumber: 1 })], total: 1 }))
  const { unmount } = await open(<MesProcessPage />, { grants })
  const user = userEvent.setup()
  const row = (await screen.findByText('LOT-1')).closest<HTMLElement>('[role="row"]')!
  expect(row.querySelector('[role="gridcell"][aria-colindex="8"]')?.textContent).toBe('3')
  const entry = async () => (await rowMenu(user, row)).getByRole('button', { name: 'Open genealogy' })
  expect((await entry()).getAttribute('aria-disabled')).toBe('true')
  unmount()
})

test('while nothing is in process the page leads to the lots that wait', async () => {
  server.on(lots.list, () => ({ rows: [], total: 0 }))
  await open(<MesProcessPage />, { grants })
  expect(await screen.findByRole('button', { name: 'Show waiting lots' })).toBeTruthy()
})
