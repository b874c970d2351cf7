import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { inspections, type InspectionRecord } from '@takt/contract/inspections.ts'
import { stations } from '@takt/contract/stations.ts'
import { aDueCheck } from '~/testing/due-check.ts'
import { open, pretend } from '~/testing/open.tsx'
import InspectManagePage from './InspectManagePage.tsx'

const air = aDueCheck({ checkState: 'late' })
const guard = aDueCheck({ itemCode: 'GUARD', textEn: 'Guard closed', measured: false })
const server = pretend()
const grants = { inspectManage: 'edit' } as const
const sent = (path: string) =>
  server.called.filter((call) => call.path.includes(path)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(inspections.due, () => ({ rows: [air, guard], total: 2 }))
  server.on(inspections.record, () => ({}) as InspectionRecord)
  server.on(stations.names, () => [])
})

test('what is late is said, and a value is recorded from its row', async () => {
  const user = userEvent.setup()
  await open(<InspectManagePage />, { grants })
  expect(await screen.findByText('Air pressure')).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: 'Late' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record AIR' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByLabelText(/Result/)).toBeNull()
  await user.type(sheet.getByLabelText(/Value/), '6.2')
  await user.click(sheet.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(sent('inspections/record')).toMatchObject([{ itemCode: 'AIR', resultValue: 6.2 }]),
  )
})

test('what is not measured asks for OK or NG', async () => {
  const user = userEvent.setup()
  await open(<InspectManagePage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Record GUARD' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText(/Result/)).toBeTruthy()
  expect(sheet.queryByLabelText(/Value/)).toBeNull()
})
