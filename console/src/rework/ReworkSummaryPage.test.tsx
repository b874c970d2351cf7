import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type DefectToChoose, defects } from '@takt/contract/defects.ts'
import { rework, type ReworkRow } from '@takt/contract/rework.ts'
import { open, pretend } from '~/testing/open.tsx'
import { EarlierRework } from './EarlierRework.tsx'
import ReworkSummaryPage from './ReworkSummaryPage.tsx'

const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`rework/${name}`)).map(({ body }) => body)

const counts = {
  sentIn: 4,
  inRework: 1,
  reports: 3,
  passed: 2,
  failed: 1,
  untested: 0,
  scrapped: 0,
  handedOver: 0,
  loopsMore: 1,
  successRate: 2 / 3,
  averageTime: 90,
  cost: 12.5,
  materialCost: 30,
  unpriced: 2,
}

test('a row opens its reports', async () => {
  const user = userEvent.setup()
  const row = { sumCode: 'VOUT', name: 'Output voltage', ...counts }
  server.on(rework.summary, () => ({ rows: [row], total: 1 }))
  server.on(rework.list, () => ({ rows: [], total: 0 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: '/?view=defect' })
  await screen.findByText(/30\.00\s+\(2 without a price\)/)
  await user.click(await screen.findByText('Output voltage'))
  await waitFor(() => expect(sent('list')).toMatchObject([{ symptom: 'VOUT' }]))
  expect(sent('summary')).toMatchObject([{ by: 'defect' }])
})

test('reworkers are shown by their names, and whom the plant no longer keeps by the number', async () => {
  const none = { ...counts, sentIn: null, inRework: null }
  const rows = [
    { ...none, sumCode: '701', name: 'Ana Ruiz' },
    { ...none, sumCode: '702', name: null },
  ]
  server.on(rework.summary, () => ({ rows, total: 2 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: '/?view=reworker' })
  expect(await screen.findByText('Ana Ruiz (701)')).toBeDefined()
  expect(screen.getByText('702')).toBeDefined()
})

test.each([
  ['defect', 'Defect or result'],
  ['station', 'Sent from'],
  ['repair', 'Repair'],
  ['reworker', 'Reworked by'],
  ['rwkCode', 'Reworked at'],
])('the first column of %s is headed by what it holds: %s', async (view, head) => {
  server.on(rework.summary, () => ({ rows: [{ ...counts, sumCode: '701', name: null }], total: 1 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: `/?view=${view}` })
  expect((await screen.findAllByRole('columnheader'))[0]!.textContent).toBe(head)
})

const report = {
  reportId: 'a',
  productSn: 'A-1',
  repairCode: null,
  causeCode: null,
  reworkResult: 'scrap',
  retestStatus: null,
  remark: null,
  reportedAt: '2026-06-10T06:00:00.000Z',
  operatorNo: '701',
  operatorName: 'Ana Ruiz',
  resultCode: 'VOUT',
  resultName: 'Output voltage',
  defectCode: null,
  subDefectCode: null,
} as unknown as ReworkRow // of a row only this is looked at
const loose = { ...report, reportId: 'b', operatorNo: '702', operatorName: null, defectCode: 'COLD' }
const cold = { defectCode: 'COLD', subDefectCode: null, nameEn: 'Cold joint' } as unknown as DefectToChoose // only its name is shown

test('a report has its reworker, its result and its defect by name', async () => {
  server.on(defects.choices, () => [cold])
  server.on(rework.list, () => ({ rows: [report, loose], total: 2 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: '/?view=reports' })
  expect(await screen.findByText('Ana Ruiz (701)')).toBeDefined()
  expect(screen.getByText('702')).toBeDefined()
  expect(screen.getAllByText('Output voltage')).toHaveLength(2)
  expect(await screen.findByText('Cold joint')).toBeDefined()
})

test('earlier rework of a unit names what was reworked, and who did it', async () => {
  server.on(defects.choices, () => [cold])
  await open(<EarlierRework reports={[report, loose]} />, {})
  expect(await screen.findByText('Ana Ruiz (701)')).toBeDefined()
  expect(screen.getByText('702')).toBeDefined()
  expect(screen.getByText('Output voltage')).toBeDefined()
  expect(await screen.findByText('Cold joint')).toBeDefined()
})
