import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { Readiness, ReadinessCheck } from '@takt/contract/order-readiness.ts'
import { pages } from '@takt/contract/pages.ts'
import { open, pretend } from '~/testing/open.tsx'
import { GreenLights } from './GreenLights.tsx'

pretend()
function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const grants = {
  typeCreat: 'view',
  processingCreate: 'view',
  processResultDef: 'view',
  stationDef: 'view',
  bomSet: 'view',
  typeProcessSetting: 'view',
  typePara: 'view',
  bomMonitors: 'view',
  toolSet: 'view',
} as const
const press = async (check: ReadinessCheck, records: string[]) => {
  const light: Readiness = { check, ok: false, warning: false, about: 'x', records }
  await open(
    <>
      <GreenLights lights={[light]} error={null} />
      <Where />
    </>,
    { grants },
  )
  fireEvent.click(await screen.findByRole('button'))
  return screen.getByRole('status').textContent
}

test.each<[ReadinessCheck, string, string]>([
  ['typeReleased', 'GB 40 2', `${pages.typeCreat.path}?type=GB+40+2`],
  ['routeReleased', 'R 1 3', `${pages.processingCreate.path}?route=R+1&version=3`],
  ['setsReleased', 'SET 2', `${pages.processResultDef.path}?set=SET&version=2`],
  ['bomReleased', 'B 1 2', `${pages.bomSet.path}?bill=B+1&version=2`],
  [
    'packageReleased',
    'GB 40\n2\nR 1\n3\n4',
    `${pages.typeProcessSetting.path}?type=GB+40&typeVersion=2&route=R+1&routeVersion=3&version=4`,
  ],
  [
    'bomOfPackage',
    'GB 40\n2\nR 1\n3\n4',
    `${pages.typeProcessSetting.path}?type=GB+40&typeVersion=2&route=R+1&routeVersion=3&version=4`,
  ],
  ['parametersCurrent', 'GB 40\nS10', `${pages.typePara.path}?type=GB+40&station=S10`],
  ['toolsReady', 'SET 2', `${pages.toolSet.path}?toolSet=SET&version=2`],
  ['materialAvailable', 'SCREW', `${pages.bomMonitors.path}?view=lots&lots-bomCode=SCREW`],
  ['stationsEnabled', 'S10', `${pages.stationDef.path}?station=S10`],
])('what mends %s opens the record itself, not only its page', async (check, record, address) => {
  expect(await press(check, [record])).toBe(address)
})

test('a station that the line lacks is made on its page: there is none to open', async () => {
  expect(await press('stationsOnLine', ['S10'])).toBe(pages.stationDef.path)
})
