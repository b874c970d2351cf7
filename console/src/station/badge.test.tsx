import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { open, pretend } from '~/testing/open.tsx'
import { quiet } from '~/testing/station.ts'
import StationPage from './StationPage.tsx'

const server = pretend()

test('a badge that is read while something else is on screen signs on, and its Enter presses no button', async () => {
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(stationScreen.of, () => quiet)
  server.on(stationScreen.signOn, () => ({
    operatorNo: 'ANN',
    name: 'Ann Lee',
    stationNumber: 'S10',
    since: quiet.asOf,
    leftStation: null,
    level: 1,
    optLevel: 0,
    qualified: true,
  }))
  const user = userEvent.setup()
  await open(<StationPage />, { grants: { station: 'edit', lossInquiry: 'edit' }, at: '/station' })
  const help = await screen.findByRole('button', { name: 'Call for help' })
  help.focus()
  await user.keyboard('CARD-7{Enter}')
  expect(await screen.findByText('Ann Lee is signed on')).toBeTruthy()
  const sent = server.called.filter(({ path }) => path.includes('signOn')).map(({ body }) => body)
  expect(sent).toMatchObject([{ stationNumber: 'S10', cardId: 'CARD-7' }])
  expect(screen.queryByRole('button', { name: 'Equipment' })).toBeNull()
})

test('the handbook opens at the chapter of the station screen', async () => {
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(stationScreen.of, () => quiet)
  await open(<StationPage />, { grants: { station: 'view' }, at: '/station?task=people' })
  const help = await screen.findByRole('link', { name: /Station screen/ })
  expect(help.getAttribute('href')).toBe('/help/en/station')
})

test('the handbook opens also while the device asks at which station it is', async () => {
  localStorage.removeItem('station L1')
  server.on(stations.names, () => [
    { stationNumber: 'S10', stationName: 'Press' },
    { stationNumber: 'S20', stationName: 'Paint' },
  ])
  await open(<StationPage />, { grants: { station: 'view' }, at: '/station' })
  const help = await screen.findByRole('link', { name: /Station screen/ })
  expect(help.getAttribute('href')).toBe('/help/en/station')
})
