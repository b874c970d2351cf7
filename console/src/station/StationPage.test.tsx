import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { stations } from '@takt/contract/stations.ts'
import { type StationScreen, stationScreen } from '@takt/contract/stationScreen.ts'
import { open, pretend } from '~/testing/open.tsx'
import StationPage from './StationPage.tsx'

const server = pretend()
const productId = '0190c0de-0000-7000-8000-000000000001'
const quiet: StationScreen = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  stationName: 'Press',
  stationStatus: 'waiting',
  statusSince: null,
  lastHeartbeat: null,
  silent: false,
  optLevel: 0,
  asOf: '2026-03-02T08:00:10Z',
  cycleTime: 60,
  people: [],
  atWork: [],
  coming: [],
  refused: null,
  order: null,
  places: [],
  sops: [],
  calls: [],
  checks: [],
}
const atWork: StationScreen['atWork'] = [
  {
    productId,
    productSn: 'L1-168',
    typeNo: 'GB40',
    typeVer: 1,
    orderCode: 'WO-1',
    processStatus: 'inProcess',
    stepSeq: 10,
    stepName: 'Press',
    attempt: 2,
    since: '2026-03-02T08:00:00Z',
    paraVer: 7,
  },
]
const sent = (name: string) => server.called.filter(({ path }) => path.includes(name)).map(({ body }) => body)
const show = (over: Partial<StationScreen>) => server.on(stationScreen.of, () => ({ ...quiet, ...over }))
const begin = (grants: Record<string, 'view' | 'edit'> = {}) =>
  open(<StationPage />, {
    grants: { station: 'edit', lossInquiry: 'edit', defectReporting: 'edit', ...grants },
    at: '/',
  })

beforeEach(() => {
  server.called.length = 0
  localStorage.clear()
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  show({})
})

test('a device asks once where it stands', async () => {
  localStorage.removeItem('station L1')
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: /Press/ }))
  expect(localStorage.getItem('station L1')).toBe('S10')
  expect(await screen.findByText('No unit is in work here.')).toBeTruthy()
  expect(screen.getByText('No order is produced on this line.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Nobody is signed on/ })).toBeTruthy()
})

test('the unit in work says its step, its attempt and its parameters; what was refused goes once it is over', async () => {
  show({ atWork, refused: { productId: null, productSn: 'L1-167', at: quiet.asOf, over: true, reasons: [] } })
  await begin()
  const unit = await screen.findByRole('region', { name: 'In work' })
  for (const text of ['168', '10 · Press', 'Attempt 2', 'Parameters, version 7'])
    expect(within(unit).getByText(text)).toBeTruthy()
  expect(screen.queryByText('L1-167 was not let in')).toBeNull()
})

test('what keeps a unit away is said in words, with what to do and the way there', async () => {
  show({
    refused: {
      productId: null,
      productSn: 'L1-169',
      at: quiet.asOf,
      over: false,
      reasons: [{ reason: 'operatorMissing', about: 'S10' }],
    },
  })
  const user = userEvent.setup()
  await begin()
  const refused = within((await screen.findByText('L1-169 was not let in')).closest('section')!)
  expect(refused.getByText('Nobody is logged in at the station')).toBeTruthy()
  expect(refused.getByText('Sign on with your badge.')).toBeTruthy()
  await user.click(refused.getByRole('button', { name: 'Open People' }))
  expect(await screen.findByLabelText('Badge of who signs on')).toBeTruthy()
})

test('a badge signs on; signing off is chosen first', async () => {
  const people = [{ operatorNo: 'ANN', name: 'Ann Lee', since: quiet.asOf, qualified: false }]
  show({ people, optLevel: 2 })
  server.on(stationScreen.signOff, () => ({ operatorNo: 'ANN', stationNumber: 'S10' }))
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: 'Ann Lee' }))
  expect(screen.getByText('Not qualified for this station')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign off' }))
  await user.type(screen.getByLabelText('Badge of who signs off'), 'CARD-7{Enter}')
  expect(await screen.findByText('Ann Lee is signed off')).toBeTruthy()
  expect(sent('signOff')).toMatchObject([{ stationNumber: 'S10', cardId: 'CARD-7' }])
  expect(sent('signOn')).toEqual([])
})

test('who may only look is told so, and signs nobody on', async () => {
  const user = userEvent.setup()
  await begin({ station: 'view' })
  await user.click(await screen.findByRole('button', { name: /Nobody is signed on/ }))
  expect(screen.queryByLabelText('Badge of who signs on')).toBeNull()
})

test('help is called in two presses, and a call that is open is answered here', async () => {
  server.on(andon.call, () => ({}) as never)
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: 'Call for help' }))
  await user.click(await screen.findByRole('button', { name: 'Equipment' }))
  await user.click(screen.getByRole('button', { name: 'Call' }))
  await waitFor(() =>
    expect(sent('andon/call')).toMatchObject([
      { stationNumber: 'S10', lossType: 'equipment', message: null },
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull()
})

test('Not OK begins with the unit that is in work', async () => {
  show({ atWork })
  server.on(defectReports.mine, () => [])
  server.on(defectReports.offered, () => [])
  server.on(defectReports.look, () => ({
    productId,
    productSn: 'L1-168',
    lotNo: null,
    typeNo: 'GB40',
    typeName: 'Gearbox',
    processStatus: 'inProcess' as const,
    lotStatus: null,
    left: 1,
    picture: null,
  }))
  const user = userEvent.setup()
  await begin()
  const ways = await screen.findByRole('navigation', { name: 'What to do' })
  await user.click(within(ways).getByRole('button', { name: 'Not OK' }))
  await waitFor(() => expect(sent('defectReports/look')).toMatchObject([{ scanned: 'L1-168' }]))
  expect(await screen.findByText('No defect is offered at this station.')).toBeTruthy()
})
