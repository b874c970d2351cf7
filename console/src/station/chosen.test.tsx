import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { open, pretend } from '~/testing/open.tsx'
import { atWork, quiet } from '~/testing/station.ts'
import StationPage from './StationPage.tsx'

const server = pretend()
const other = '0190c0de-0000-7000-8000-000000000002'

test('of several units that are here another is worked on by pressing it', async () => {
  localStorage.setItem('station L1', 'S10')
  const [unit] = atWork
  const second = { ...unit!, productId: other, productSn: 'L1-169' }
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(stationScreen.of, ({ productId }) => ({
    ...quiet,
    atWork: productId === other ? [second, unit!] : [unit!, second],
  }))
  const user = userEvent.setup()
  await open(<StationPage />, { grants: { station: 'edit' }, at: '/station' })
  const inWork = await screen.findByRole('region', { name: 'In work' })
  await user.click(within(inWork).getByRole('button', { name: 'L1-169' }))
  await waitFor(() => expect(within(inWork).getByRole('heading').textContent).toBe('L1-169'))
  expect(within(inWork).getByRole('button', { name: unit!.productSn! })).toBeTruthy()
})
