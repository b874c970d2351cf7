import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { stations } from '@takt/contract/stations.ts'
import { type StationScreen, stationScreen } from '@takt/contract/stationScreen.ts'
import { open, pretend } from '~/testing/open.tsx'
import { atWork, quiet } from '~/testing/station.ts'
import StationPage from './StationPage.tsx'

const server = pretend()
const [first] = atWork
const next = { ...first!, productId: '0190c0de-0000-7000-8000-000000000002', productSn: 'L1-169' }
const third = '0190c0de-0000-7000-8000-000000000003'
const show = (over: Partial<StationScreen>) => server.on(stationScreen.of, () => ({ ...quiet, ...over }))
const looked = () =>
  server.called.filter(({ path }) => path.includes('defectReports/look')).map(({ body }) => body.scanned)
const begin = async (at = '/station') => {
  await open(<StationPage />, {
    grants: { station: 'edit', lossInquiry: 'edit', defectReporting: 'edit' },
    at,
  })
  const ways = within(await screen.findByRole('navigation', { name: 'What to do' }))
  const user = userEvent.setup()
  const go = (task: string) => user.click(ways.getByRole('button', { name: task }))
  return { user, go }
}
const offered = (defectCode: string, nameEn: string) => {
  const rest = { subDefectCode: null, nameZh: null, nameEs: null, nameJa: null, picture: null, failures: 0 }
  return { defectCode, nameEn, ...rest }
}

beforeEach(() => {
  server.called.length = 0
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(andon.call, () => ({}) as never)
  server.on(defectReports.mine, () => [])
  server.on(defectReports.offered, () => [offered('DENT', 'Dent')])
  server.on(defectReports.look, ({ scanned }) => ({
    productId: [first!, next].find(({ productSn }) => productSn === scanned)?.productId ?? third,
    productSn: scanned,
    lotNo: null,
    typeNo: 'GB40',
    typeName: 'Gearbox',
    processStatus: 'inProcess' as const,
    lotStatus: null,
    left: 1,
    picture: null,
    markedPlaces: [],
  }))
  show({ atWork })
})

test('it begins with the unit that is in work; who may define no defects sees why', async () => {
  server.on(defectReports.offered, () => [])
  const { go } = await begin()
  await go('Not OK')
  expect(await screen.findByText('No defect is offered at this station.')).toBeTruthy()
  expect(looked()[0]).toBe('L1-168')
  expect(screen.getByRole('button', { name: 'Define defects' }).getAttribute('aria-disabled')).toBe('true')
})

test('a unit that has gone makes way for the one in work', async () => {
  const { go } = await begin('/station?unit=L1-100')
  await go('Not OK')
  expect(await screen.findByRole('group', { name: 'What is wrong with L1-168?' })).toBeTruthy()
})

/** A call tells the screen that the next unit has come meanwhile. */
async function callHelp({ user, go }: Awaited<ReturnType<typeof begin>>) {
  await go('Help')
  show({ atWork: [next], stationName: 'Second' })
  await user.click(await screen.findByRole('button', { name: 'Equipment' }))
  await user.click(screen.getByRole('button', { name: 'Call' }))
  expect(await screen.findByText('Second')).toBeTruthy()
}

test('what is not begun follows the unit in work while somebody is called', async () => {
  const way = await begin()
  await way.go('Not OK')
  await screen.findByRole('group', { name: 'What is wrong with L1-168?' })
  await callHelp(way)
  await way.go('Not OK')
  expect(await screen.findByRole('group', { name: 'What is wrong with L1-169?' })).toBeTruthy()
  expect(screen.queryByText(/is not the unit in work/)).toBeNull()
})

test('what is begun waits while somebody is called, and that another unit is in work is shown', async () => {
  const way = await begin()
  await way.go('Not OK')
  await way.user.click(await screen.findByRole('button', { name: /Dent/ }))
  await way.user.type(screen.getByLabelText('Comment'), 'at the edge')
  await callHelp(way)
  await way.go('Not OK')
  expect(screen.getByRole('button', { name: /Dent/, pressed: true })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('at the edge')
  expect(await screen.findByText('L1-168 is not the unit in work here: that is L1-169.')).toBeTruthy()
  await way.go('People')
  await way.user.click(screen.getByRole('button', { name: 'Another station' }))
  await way.user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Another station' })).toBeTruthy()
})

test('a unit that is scanned stays, and is marked as another one', async () => {
  const way = await begin()
  await way.go('Not OK')
  await screen.findByRole('group', { name: 'What is wrong with L1-168?' })
  await way.user.type(screen.getByLabelText('Scan a unit or a lot'), 'L1-100{Enter}')
  expect(await screen.findByRole('group', { name: 'What is wrong with L1-100?' })).toBeTruthy()
  expect(await screen.findByText('L1-100 is not the unit in work here: that is L1-168.')).toBeTruthy()
})
