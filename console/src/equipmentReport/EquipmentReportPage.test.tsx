import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type EquipmentReport, equipmentReports } from '@takt/contract/equipmentReports.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import EquipmentReportPage from './EquipmentReportPage.tsx'

const server = pretend()
const minute = 60_000
const none = { average: null, median: null, p90: null }
const report: EquipmentReport = {
  reportSpan: 'day',
  firstDay: '2026-03-02',
  lastDay: '2026-03-02',
  today: '2026-03-03',
  timeZone: 'UTC',
  stationNumber: null,
  since: '2026-03-02T06:00:00.000Z',
  until: '2026-03-03T06:00:00.000Z',
  isOver: true,
  workSeconds: 3600,
  made: 57,
  ng: 3,
  okRate: 0.95,
  figuresOf: 'S10',
  stations: [
    {
      stationNumber: 'S10',
      stationName: 'Press',
      isPacing: true,
      times: {
        producing: 40 * minute,
        delay: 0,
        unplanned: 10 * minute,
        setup: 0,
        planned: 0,
        unknown: 10 * minute,
      },
      plannedBusyTime: 50 * minute,
      availability: 0.8,
      effectiveness: 0.75,
      quality: 0.5,
      oee: 0.3,
      produced: 60,
      goodFirst: 30,
      plannedCycle: 30,
      stops: 2,
      mtbf: 1200,
      mttr: 300,
    },
  ],
  days: [],
  calls: { calls: 0, responseTime: none, solveTime: none },
  lossTypes: [],
  longest: [],
  alarms: { times: 0, minutes: 0, worst: [] },
  checks: { planned: 8, done: 2, doneLate: 1, ng: 0, missed: 1, open: 2 },
}
const kept = {
  lineNumber: 'L1',
  reportId: '019d0000-0000-7000-8000-000000000001',
  reportKind: 'equipment' as const,
  reportTitle: 'March 2nd',
  remark: null,
  since: report.since,
  until: report.until,
  timeZone: 'UTC',
  frozenAt: '2026-03-03T08:00:00.000Z',
  frozenBy: 'eva',
}
const grants = { equipmentReport: 'edit' } as const

test('the answer first; a day with nothing of a kind shows it', async () => {
  server.on(stations.names, () => [])
  server.on(equipmentReports.of, () => report)
  await open(<EquipmentReportPage />, { grants })
  expect((await screen.findByText('Checks done')).nextElementSibling?.textContent).toBe('50.0%')
  expect(screen.getAllByText('Nobody called for help.')).toHaveLength(2)
  // Two are late and not made yet.
  expect(screen.getByText(/8 planned checks, 1 missed, 3 late/)).toBeTruthy()
  const table = within(screen.getByRole('region', { name: 'Stations' }))
  expect(table.getAllByRole('row')[1]?.textContent).toContain('S1030.0%80.0%75.0%50.0%')
})

test('the period before is requested by its last day', async () => {
  const user = userEvent.setup()
  const queries: unknown[] = []
  server.on(stations.names, () => [])
  server.on(equipmentReports.of, (input) => {
    queries.push(input)
    return report
  })
  await open(<EquipmentReportPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Period before' }))
  await screen.findByText('Checks done')
  expect(queries.at(-1)).toMatchObject({ day: '2026-03-01' })
})

test('frozen, it is shown as it was kept, with the way back to the figures of now', async () => {
  const user = userEvent.setup()
  server.on(stations.names, () => [])
  server.on(equipmentReports.of, () => report)
  server.on(equipmentReports.freeze, () => kept)
  server.on(equipmentReports.one, () => ({
    ...kept,
    asked: { reportSpan: 'day' as const },
    report: { ...report, made: 40 },
  }))
  await open(<EquipmentReportPage />, { grants })
  await user.click(await screen.findByRole('button', { name: en.shell.actions }))
  await user.click(await screen.findByRole('button', { name: 'Freeze report' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Freeze report' }))
  expect(await screen.findByText(/^Frozen by eva on/)).toBeTruthy()
  expect((await screen.findByText('Made')).nextElementSibling?.textContent).toBe('40')
  await user.click(screen.getByRole('button', { name: 'Show the figures of now' }))
  expect(await screen.findByText('57')).toBeTruthy()
})
