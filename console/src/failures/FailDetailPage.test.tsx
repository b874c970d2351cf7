import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { failures, type FailureOne } from '@takt/contract/failure-rows.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import FailDetailPage from './FailDetailPage.tsx'

const server = pretend()
const row: FailureOne = {
  failId: '01a20634-fc2b-7208-bb29-a9a8e0375c42',
  productId: '01a20634-fc2b-7208-bb29-a9a8e0375c43',
  productSn: 'SN-1',
  operatorName: null,
  typeNo: 'GB-40',
  lotNo: null,
  stationNumber: 'S20',
  stepSeq: 20,
  passNo: 2,
  resultCode: 'DEPTH',
  resultName: 'Press depth',
  resultValue: 14.892,
  minValue: 14.95,
  standardValue: 15,
  maxValue: 15.05,
  unit: 'mm',
  defectCode: null,
  subDefectCode: null,
  failSource: 'auto',
  quantity: 1,
  remark: null,
  positionX: null,
  positionY: null,
  placeCode: null,
  photo: null,
  operator: null,
  loggedBy: null,
  failStatus: 'open',
  failTime: '2026-11-23T01:00:00.000Z',
  disposition: null,
  disposedBy: null,
  disposedTime: null,
  dispositionReason: null,
  closedBy: null,
  closedTime: null,
  concessionCode: null,
  splitFrom: null,
  componentId: null,
  bomCode: null,
  bomLot: null,
  serial: null,
  removedFrom: null,
  processStatus: 'held',
  currentStation: 'S20',
  reworkCount: 0,
  statusReason: null,
  holds: ['VOUT × 3'],
  failedStep: null,
  todaysDefect: null,
}
const page = async (failure: FailureOne) => {
  server.on(failures.list, () => ({ rows: [failure], next: null, total: 1, pieces: 1 }))
  server.on(failures.one, () => failure)
  server.on(audit.of, () => [])
  await open(<FailDetailPage />, {
    grants: { failDetail: 'edit' },
    at: `/rework/failDetail?failure=${failure.failId}`,
  })
  return within(await screen.findByRole('dialog'))
}

test('a failure shows its value against its limits, and is decided about for a reason', async () => {
  const user = userEvent.setup()
  const record = await page(row)
  expect(await record.findByText('14.892 mm')).toBeTruthy()
  expect(record.getByText('14.950 – 15.050')).toBeTruthy()
  expect(record.getByText('VOUT × 3')).toBeTruthy()
  server.on(failures.dispose, () => ({ ...row, failStatus: 'useAsIs' as const }))
  await user.click(record.getByRole('button', { name: 'Use as is' }))
  const dialogs = await screen.findAllByRole('dialog')
  const question = within(dialogs.at(-1)!)
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'within drawing')
  await user.click(question.getByRole('button', { name: 'Use as is' }))
  const { failId } = row
  await expect
    .poll(() => server.called.find(({ path }) => path.startsWith('/api/failures/dispose'))?.body)
    .toMatchObject({ failId, disposition: 'useAsIs', reason: 'within drawing' })
})

test('every button shows that a failure is decided already', async () => {
  const record = await page({ ...row, failStatus: 'scrap' })
  const scrap = await record.findByRole('button', { name: /^Scrap/ })
  expect(scrap.getAttribute('aria-disabled')).toBe('true')
})

test('a concession is offered where the code counts as a defect today, whether it was one when it was found or not', async () => {
  const user = userEvent.setup()
  const record = await page({ ...row, todaysDefect: 'PRESSING' })
  await user.click(await record.findByRole('button', { name: 'Ask for a concession' }))
  const sheet = within((await screen.findAllByRole('dialog')).at(-1)!)
  expect(await sheet.findByText('PRESSING')).toBeTruthy()
})

test('what the filter finds is what all found parts are', async () => {
  const user = userEvent.setup()
  server.on(failures.list, () => ({ rows: [row], next: null, total: 1, pieces: 1 }))
  server.on(failures.progress, () => ({ units: 1, done: 0 }))
  server.on(failures.disposeFound, () => ({ changed: 1, left: [] }))
  await open(<FailDetailPage />, {
    grants: { failDetail: 'edit' },
    at: '/rework/failDetail?stationNumber=S20',
  })
  await user.click(await screen.findByRole('button', { name: 'Rework all found parts' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'loose')
  await user.click(question.getByRole('button', { name: 'Rework all found parts' }))
  expect(await screen.findByText('Decided: 1')).toBeTruthy()
  expect(server.called.find(({ path }) => path.includes('disposeFound'))?.body).toMatchObject({
    stationNumber: 'S20',
    failStatus: 'open',
    disposition: 'rework',
  })
})

test('what somebody else decided meanwhile is shown as a warning, not as done', async () => {
  const user = userEvent.setup()
  server.on(failures.list, () => ({ rows: [row], next: null, total: 1, pieces: 1 }))
  server.on(failures.progress, () => ({ units: 1, done: 0 }))
  server.on(failures.disposeFound, () => ({ changed: 0, left: [{ why: 'decided' as const, failures: 1 }] }))
  await open(<FailDetailPage />, { grants: { failDetail: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Rework all found parts' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'loose')
  await user.click(question.getByRole('button', { name: 'Rework all found parts' }))
  expect((await screen.findByText(/Decided: 0/)).closest('[role=alert]')).toBeTruthy()
})

test('on a telephone a failure without a value shows no dash for it', async () => {
  beOnTelephone()
  server.on(failures.list, () => ({ rows: [{ ...row, resultValue: null }], next: null, total: 1, pieces: 1 }))
  await open(<FailDetailPage />, { grants: { failDetail: 'edit' }, at: '/rework/failDetail' })
  const shown = (await screen.findByRole('button', { name: 'SN-1' })).closest('li')!
  expect(shown.textContent).not.toContain('–')
  vi.restoreAllMocks()
})

test('the list shows how many pieces of a lot failed', async () => {
  const failId = '01a20634-fc2b-7208-bb29-a9a8e0375c44'
  const ofLot = { ...row, failId, productId: null, productSn: null, lotNo: 'LOT-7', quantity: 1234 }
  server.on(failures.list, () => ({ rows: [ofLot, row], next: null, total: 2, pieces: 1235 }))
  await open(<FailDetailPage />, { grants: { failDetail: 'edit' }, at: '/rework/failDetail' })
  expect(await screen.findByText(/LOT-7 × 1,234/)).toBeTruthy()
  expect(screen.queryByText(/SN-1 ×/)).toBeNull()
  expect(screen.getByText('2 in total · pieces: 1,235')).toBeTruthy()
})

test('of a lot it is asked about the pieces that failed, never about the lot', async () => {
  const record = await page({ ...row, productId: null, productSn: null, lotNo: 'LOT-7', quantity: 3 })
  await userEvent.click(await record.findByRole('button', { name: 'Scrap' }))
  expect(await screen.findByText(/^Scrap 3 of lot LOT-7\?/)).toBeTruthy()
})

test('pieces of a lot in rework are said to be repaired, a unit is not', async () => {
  const ofLot = { ...row, productId: null, productSn: null, lotNo: 'LOT-7', quantity: 3 }
  const record = await page({ ...ofLot, failStatus: 'rework', disposition: 'rework' })
  await userEvent.click(await record.findByRole('button', { name: 'Repaired' }))
  expect(await screen.findByText(/^Are 3 of lot LOT-7 repaired/)).toBeTruthy()
})

test('a bought part that came out and is in rework is said to be repaired', async () => {
  const part = { ...row, productId: null, productSn: null, removedFrom: row.productId, serial: 'B-1' }
  const record = await page({ ...part, failStatus: 'rework', disposition: 'rework' })
  await userEvent.click(await record.findByRole('button', { name: 'Repaired' }))
  expect(await screen.findByText(/^Is .*B-1.* repaired and good/)).toBeTruthy()
})
