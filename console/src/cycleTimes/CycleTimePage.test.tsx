import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type CycleTimeRow, cycleTimes } from '@takt/contract/cycleTimes.ts'
import { cycleStandards } from '@takt/contract/cycleStandards.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import CycleTimePage from './CycleTimePage.tsx'

const server = pretend()
const rowOf = (stationNumber: string, over: Partial<CycleTimeRow>): CycleTimeRow => ({
  stationNumber,
  stationName: stationNumber,
  typeNo: 'T',
  cycleTime: 30,
  setsPace: true,
  targetSource: 'station',
  targets: [{ validFrom: '2026-03-02T06:00:00Z', cycleTime: 30 }],
  lastCycle: 30,
  averageCycle: 30,
  medianCycle: 30,
  minCycle: 20,
  maxCycle: 40,
  cycleP95: 38,
  samples: 100,
  outliers: 0,
  hitRate: 0.5,
  cycleTimePerHour: 120,
  actualPerHour: 120,
  ...over,
})
const lastQuery = () =>
  server.called.filter(({ path }) => path.includes('cycleTimes/cycles')).map(({ body }) => body)

const bodyOf = (path: string) => server.called.find((one) => one.path.includes(path))?.body

test('the slowest of the way is shown first, and its demonstrated best is proposed as standard', async () => {
  const user = userEvent.setup()
  server.on(cycleTimes.figures, () => ({
    from: '2026-03-02T06:00:00Z',
    to: '2026-03-03T06:00:00Z',
    takt: 30,
    rows: [
      rowOf('S10', {}),
      rowOf('S20', { medianCycle: 35 }),
      rowOf('S90', { medianCycle: 200, setsPace: false }),
    ],
  }))
  server.on(cycleTimes.cycles, () => ({ points: [], bins: [], hours: 12, best: 27.04 }))
  server.on(cycleTimes.drivers, () => ({
    samples: 300,
    drivers: [
      {
        driver: 'sinceStop' as const,
        effect: (50 * 8.04) / 300, // as the server counts it
        groups: [
          { value: 'long', samples: 250, medianCycle: 30, difference: -8.04, isClear: true },
          { value: 'soon', samples: 50, medianCycle: 38.04, difference: 8.04, isClear: true },
        ],
      },
      {
        driver: 'shiftHour' as const,
        effect: 0.02,
        groups: [
          { value: '1', samples: 150, medianCycle: 30.02, difference: 0.04, isClear: true },
          { value: '2', samples: 150, medianCycle: 29.98, difference: -0.04, isClear: true },
        ],
      },
      {
        driver: 'operator' as const,
        effect: null,
        groups: [{ value: null, samples: 300, medianCycle: 31, difference: null, isClear: false }],
      },
    ],
  }))
  const standard = {
    lineNumber: 'L1',
    stationNumber: 'S20',
    typeNo: 'T',
    validFrom: '2199-03-02T06:00:00Z',
    cycleTime: 26,
    reason: 'New feeder',
    updateAuthor: 'Ann',
    updateDate: '2026-03-02T06:00:00Z',
  }
  const begun = { ...standard, validFrom: '2026-03-02T06:00:00Z', cycleTime: null, reason: 'Package 2' }
  server.on(cycleStandards.list, () => [standard, begun])
  server.on(cycleStandards.propose, () => standard)
  server.on(cycleStandards.withdraw, () => standard)
  server.on(stations.names, () => [])
  await open(<CycleTimePage />, { grants: { cycleTime: 'view', stationDef: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Propose 27 sec as standard' }))
  const stopped = await screen.findByRole('table', {
    name: 'Time since the last stop costs 1.3 sec per cycle',
  })
  expect(within(stopped).getAllByRole('row').at(-1)!.textContent).toBe(
    'Up to 5 min after a stop5038 sec+8 sec · clear',
  )
  const hours = screen.getByRole('table', { name: 'Hour of the shift nothing clearly slower' })
  expect(
    within(hours)
      .getAllByRole('row')
      .map((row) => row.textContent)
      .slice(1),
  ).toEqual(['Hour 115030 sec0 sec', 'Hour 215030 sec0 sec'])
  const operators = screen.getByRole('table', { name: 'Operator too little to compare' })
  expect(within(operators).getByRole('rowheader').textContent).toBe('Nobody logged in')
  expect(lastQuery().at(-1)).toMatchObject({ stationNumber: 'S20', typeNo: 'T' })
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Reason/), 'Kept for a week')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf('cycleStandards/propose')).toMatchObject({
      stationNumber: 'S20',
      typeNo: 'T',
      cycleTime: 27,
      validFrom: null,
      reason: 'Kept for a week',
    }),
  )
  // What has begun stays; only the one to come is withdrawn.
  expect(screen.getByText(/in force/).textContent).toContain('Package or station')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = await screen.findByRole('dialog', { name: /Withdraw the standard/ })
  await user.type(within(question).getByLabelText('Reason'), 'Wrong day')
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() =>
    expect(bodyOf('cycleStandards/withdraw')).toMatchObject({
      validFrom: standard.validFrom,
      reason: 'Wrong day',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'S90' }))
  await waitFor(() => expect(lastQuery().at(-1)).toMatchObject({ stationNumber: 'S90' }))
})

test('without a cycle the page explains how one comes to be, with the way to the stations', async () => {
  server.on(cycleTimes.figures, () => ({
    from: '2026-03-02T06:00:00Z',
    to: '2026-03-03T06:00:00Z',
    takt: null,
    rows: [],
  }))
  await open(<CycleTimePage />, { grants: { cycleTime: 'view', stationDef: 'view' } })
  await screen.findByText('No cycles in this period.')
  screen.getByText(/arrived and is completed/)
  expect(screen.getByRole('button', { name: 'Stations' }).getAttribute('aria-disabled')).toBeNull()
})
