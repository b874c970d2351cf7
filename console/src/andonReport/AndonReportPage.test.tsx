import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { andonReport, type HelpSum } from '@takt/contract/andonReport.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import AndonReportPage from './AndonReportPage.tsx'

const server = pretend()
const none: HelpSum = {
  calls: 0,
  answered: 0,
  solved: 0,
  cancelled: 0,
  repeats: 0,
  responseTime: { average: null, median: null, p90: null },
  solveTime: { average: null, median: null, p90: null },
  beforeA: null,
  beforeB: null,
  beforeC: null,
}
const call: OpenCall = {
  id: 7,
  lineNumber: 'L1',
  stationNumber: 'S10',
  lossType: 'equipment',
  message: 'feeder jammed',
  level: null,
  levelAt: null,
  stopsLine: false,
  stopsAt: null,
  lampColour: 'red',
  lampSound: 'chime',
  faultReports: 0,
  callState: 'called',
  calledAt: '2026-03-02T08:00:00.000Z',
  calledBy: 'ann',
  arrivedAt: null,
  arrivedBy: null,
  ownedAt: null,
  ownedBy: null,
  solvedAt: null,
  solvedBy: null,
  endedAt: null,
  endedBy: null,
  reason: null,
  period: 4,
  nextLevel: 'A',
  nextLevelAt: '2026-03-02T08:05:00.000Z',
}

const arrived: OpenCall = { ...call, id: 8, stationNumber: 'S20', callState: 'arrived' }

test('people are listed with the help they gave and no times; the wall shows only who waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T08:04:30.000Z') })
  const user = userEvent.setup()
  server.people.eva = 'Eva Ortiz'
  server.on(stations.names, () => [])
  server.on(andonReport.figures, () => ({
    from: '2026-03-01T00:00:00Z',
    to: '2026-03-02T08:04:30Z',
    all: { ...none, calls: 2, answered: 1 },
    unruled: 1,
    lossTypes: [],
    stations: [],
    people: [
      { ...none, person: 'eva', answered: 1, solved: 1, responseTime: { ...none.responseTime, median: 77 } },
    ],
    days: [],
    cells: [{ stationNumber: 'S10', hour: 9, calls: 2 }],
    longest: [call],
  }))
  server.on(andon.open, () => [call, arrived])
  await open(<AndonReportPage />, { grants: { andonReport: 'view', lossInquiry: 'view' } })
  const [people] = await screen.findAllByRole('region', { name: 'Help given' })
  expect(
    within(people!)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Who cameAnsweredSolved', 'Eva Ortiz11'])
  expect(screen.getByRole('link', { name: 'Open the call from S10' }).getAttribute('href')).toContain(
    'call=7',
  )
  await user.click(screen.getByText('Live'))
  const wall = await screen.findByRole('list', { name: 'Waiting for help' })
  expect(
    within(wall)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['S104 min 30 secEquipment · feeder jammedLevel A in 30 sec'])
  vi.useRealTimers()
})
