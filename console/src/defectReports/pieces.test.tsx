import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import DefectReportingPage from './DefectReportingPage.tsx'

const server = pretend()
const sent = () =>
  server.called.filter(({ path }) => path.includes('defectReports/log')).map(({ body }) => body)

test('more pieces than the lot has left are refused by name, not made fewer', async () => {
  const user = userEvent.setup()
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S20')
  server.on(stations.names, () => [{ stationNumber: 'S20', stationName: 'Test' }])
  server.on(defects.choices, () => [])
  server.on(defectReports.mine, () => [])
  server.on(defectReports.log, () => ({}) as never)
  server.on(defectReports.look, () => ({
    productId: null,
    productSn: null,
    lotNo: 'B-1',
    typeNo: 'T',
    typeName: 'Type',
    processStatus: null,
    lotStatus: 'inProcess' as const,
    left: 50,
    picture: null,
    markedPlaces: [],
  }))
  const inOthers = { nameZh: null, nameEs: null, nameJa: null, picture: null, failures: 0 }
  server.on(defectReports.offered, () => [
    { defectCode: 'DENT', subDefectCode: null, nameEn: 'Dent', ...inOthers },
  ])
  await open(<DefectReportingPage />, { grants: { defectReporting: 'edit' } })
  await user.type(await screen.findByLabelText('Scan a unit or a lot'), 'B-1{Enter}')
  await user.click(await screen.findByRole('button', { name: /Dent/ }))
  expect(screen.getByText('Quantity', { selector: 'label' })).toBeDefined()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await user.clear(quantity)
  await user.type(quantity, '80')
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe('Quantity: a whole number from 1 to 50')
  await user.click(screen.getByRole('button', { name: /^Log/ }))
  expect(sent()).toEqual([])
  await user.clear(quantity)
  await user.type(quantity, '2,5')
  await user.click(screen.getByRole('button', { name: /^Log/ }))
  expect(sent()).toEqual([])
  await user.clear(quantity)
  await user.type(quantity, '50')
  await user.click(screen.getByRole('button', { name: 'Log' }))
  await waitFor(() => expect(sent()).toMatchObject([{ lotNo: 'B-1', quantity: 50 }]))
})
