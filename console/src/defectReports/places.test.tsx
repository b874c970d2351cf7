import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { files } from '@takt/contract/files.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import DefectReportingPage from './DefectReportingPage.tsx'

const server = pretend()
const inOthers = { nameZh: null, nameEs: null, nameJa: null }
const marked = (placeCode: string, nameEn: string, x: number, y: number) => ({
  placeCode,
  nameEn,
  ...inOthers,
  x,
  y,
})
const unit = {
  productId: '0190c0de-0000-7000-8000-000000000001',
  productSn: 'R-1',
  lotNo: null,
  typeNo: 'T',
  typeName: 'Type',
  processStatus: 'inProcess' as const,
  lotStatus: null,
  left: 1,
  picture: '0199c0de-0000-7000-8000-000000000001',
  markedPlaces: [marked('SEAL', 'Sealing face', 0.25, 0.5), marked('BORE', 'Bearing bore', 0.75, 0.5)],
}

test('a marked place is chosen by its button or by a scan of its code', async () => {
  server.on(stations.names, () => [{ stationNumber: 'S20', stationName: 'Test' }])
  server.on(defects.choices, () => [])
  server.on(defectReports.mine, () => [])
  server.on(defectReports.look, () => unit)
  server.on(defectReports.offered, () => [
    { defectCode: 'DENT', subDefectCode: null, nameEn: 'Dent', ...inOthers, picture: null, failures: 0 },
  ])
  server.on(defectReports.log, () => ({}) as never)
  server.on(files.picture, () => ({ picture: 'data:image/png;base64,AAAA' }))
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S20')
  const user = userEvent.setup()
  await open(<DefectReportingPage />, { grants: { defectReporting: 'edit' } })
  const scan = await screen.findByLabelText('Scan a unit or a lot')
  await user.type(scan, 'R-1{Enter}')
  await user.click(await screen.findByRole('button', { name: /Dent/ }))
  await user.click(screen.getByRole('button', { name: /Sealing face/ }))
  await user.type(await screen.findByLabelText('Scan a unit or a lot'), 'BORE{Enter}')
  expect(await screen.findByRole('button', { name: /Bearing bore/, pressed: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Log' }))
  await screen.findByText('R-1: Dent is logged')
  expect(server.called.filter(({ path }) => path.includes('defectReports/log'))).toMatchObject([
    { body: { placeCode: 'BORE', positionX: 0.75, positionY: 0.5 } },
  ])
})
