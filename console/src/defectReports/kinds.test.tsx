import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import DefectReportingPage from './DefectReportingPage.tsx'

const server = pretend()
const offered = (defectCode: string, subDefectCode: string | null, nameEn: string) => {
  const inOthers = { nameZh: null, nameEs: null, nameJa: null }
  return { defectCode, subDefectCode, nameEn, ...inOthers, picture: null, failures: 0 }
}
const scan = async (code: string) => {
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Scan a unit or a lot')
  await user.clear(field)
  await user.type(field, `${code}{Enter}`)
}

test('a kind that several defects have is that of the chosen one; without one it is asked for', async () => {
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S20')
  server.on(stations.names, () => [{ stationNumber: 'S20', stationName: 'Test' }])
  server.on(defects.choices, () => [])
  server.on(defectReports.mine, () => [])
  server.on(defectReports.look, () => ({
    productId: '0190c0de-0000-7000-8000-000000000001',
    productSn: 'R-1',
    lotNo: null,
    typeNo: 'T',
    typeName: 'Type',
    processStatus: 'inProcess' as const,
    lotStatus: null,
    left: 1,
    picture: null,
    markedPlaces: [],
  }))
  server.on(defectReports.offered, () => [
    offered('SCRATCH', null, 'Scratch'),
    offered('SCRATCH', 'LEFT', 'Left edge'),
    offered('DENT', null, 'Dent'),
    offered('DENT', 'LEFT', 'Dent at the left'),
  ])
  await open(<DefectReportingPage />, { grants: { defectReporting: 'edit' } })
  await scan('R-1')
  await screen.findByRole('group', { name: 'What is wrong with R-1?' })
  await scan('LEFT')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Several defects have a kind LEFT: choose the defect first',
  )
  await scan('DENT')
  await screen.findByRole('group', { name: 'Which kind of Dent?' })
  expect(screen.queryByRole('alert')).toBeNull()
  await scan('LEFT')
  expect(await screen.findByRole('button', { name: /Dent at the left/, pressed: true })).toBeDefined()
})
