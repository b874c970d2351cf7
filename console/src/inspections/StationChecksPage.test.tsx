import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { inspections, type InspectionRecord } from '@takt/contract/inspections.ts'
import { stations } from '@takt/contract/stations.ts'
import { aDueCheck } from '~/testing/due-check.ts'
import { open, pretend } from '~/testing/open.tsx'
import StationChecksPage from './StationChecksPage.tsx'

const server = pretend()
const sent = () =>
  server.called.filter(({ path }) => path.includes('inspections/record')).map(({ body }) => body)
const guard = aDueCheck({ itemCode: 'GUARD', textEn: 'Guard closed', measured: false })

beforeEach(() => {
  localStorage.clear()
  server.called.length = 0
  server.on(inspections.due, () => ({ rows: [guard], total: 1 }))
  server.on(inspections.record, () => ({}) as InspectionRecord)
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
})

test('at the chosen station what is good is one press, what is not requires what was seen', async () => {
  const user = userEvent.setup()
  await open(<StationChecksPage />, { grants: { stationChecks: 'edit' } })
  await user.click(await screen.findByRole('button', { name: /Press/ }))
  const check = within(await screen.findByRole('group', { name: 'GUARD' }))
  await user.click(check.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(sent()).toMatchObject([{ itemCode: 'GUARD', resultStatus: 'ok' }]))
  await user.click(check.getByRole('button', { name: 'NG' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/Remark/), 'Latch broken')
  await user.click(sheet.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(sent()[1]).toMatchObject({ resultStatus: 'ng', remark: 'Latch broken' }))
})

test('pressed twice at one place, the check that comes next is not answered', async () => {
  localStorage.setItem('station L1', 'S10')
  const oil = aDueCheck({ itemCode: 'OIL', textEn: 'Oil level', measured: false })
  server.on(inspections.due, () => ({ rows: sent().length ? [oil, guard] : [guard, oil], total: 2 }))
  const user = userEvent.setup()
  await open(<StationChecksPage />, { grants: { stationChecks: 'edit' } })
  await user.click((await screen.findAllByRole('button', { name: 'OK' }))[0]!)
  const readings = () => server.called.filter(({ path }) => path.includes('inspections/due')).length
  await waitFor(() => expect(readings()).toBeGreaterThan(1))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await user.click(screen.getAllByRole('button', { name: 'OK' })[0]!)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([{ itemCode: 'GUARD' }, { itemCode: 'GUARD' }])
})

test('who may only look presses nothing', async () => {
  localStorage.setItem('station L1', 'S10')
  await open(<StationChecksPage />, { grants: { stationChecks: 'view' } })
  const check = within(await screen.findByRole('group', { name: 'GUARD' }))
  expect(check.getByRole('button', { name: 'OK' }).getAttribute('aria-disabled')).toBe('true')
})

const noText = { textEn: null, textZh: null, textEs: null, textJa: null }

test('a check nobody wrote a text for is named by its code', async () => {
  localStorage.setItem('station L1', 'S10')
  server.on(inspections.due, () => ({ rows: [{ ...guard, ...noText }], total: 1 }))
  await open(<StationChecksPage />, { grants: { stationChecks: 'edit' } })
  expect(await screen.findByText('GUARD')).toBeTruthy()
})
