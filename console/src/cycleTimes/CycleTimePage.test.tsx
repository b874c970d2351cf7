import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type CycleTimeRow, cycleTimes } from '@takt/contract/cycleTimes.ts'
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
const asked = () =>
  server.called.filter(({ path }) => path.includes('cycleTimes/cycles')).map(({ body }) => body)

test('the slowest of the way is shown first, and its demonstrated best becomes the target when confirmed', async () => {
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
  const station = {
    lineNumber: 'L1',
    stationNumber: 'S20',
    stationName: 'Test',
    stationCode: null,
    ipAddr: null,
    machineId: 'M-7',
    addr: null,
    cycleTime: 30,
    cycleTimePerHour: 120,
    optLevel: 2,
    enabled: true,
    revision: 4,
  }
  const told = { stationStatus: 'running', statusSince: null, lastHeartbeat: null, silent: false } as const
  server.on(stations.names, () => [])
  server.on(stations.list, () => ({
    rows: [{ ...station, ...told, keyHint: null, keyMadeAt: null }],
    total: 1,
  }))
  server.on(stations.update, () => station)
  await open(<CycleTimePage />, { grants: { cycleTime: 'view', stationDef: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Set 27 sec as target' }))
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
  expect(asked().at(-1)).toMatchObject({ stationNumber: 'S20', typeNo: 'T' })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Set the cycle time of S20 from 30 sec to 27 sec?')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('stations/update'))?.body).toMatchObject({
      stationNumber: 'S20',
      machineId: 'M-7',
      optLevel: 2,
      revision: 4,
      cycleTime: 27,
    }),
  )
  await user.click(screen.getByRole('button', { name: 'S90' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ stationNumber: 'S90' }))
})
