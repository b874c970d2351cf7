import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { andon, type OpenCall } from '@takt/contract/andon.ts'
import { boards } from '@takt/contract/boards.ts'
import { type DueCheck, inspections } from '@takt/contract/inspections.ts'
import { materials } from '@takt/contract/materials.ts'
import { useLive } from '~/api/live.ts'
import { open, pretend } from '~/testing/open.tsx'
import LineDashboardPage from './LineDashboardPage.tsx'
import { board } from './testing/sample-board.ts'

const server = pretend()
const asEditor = { grants: { lineDashboard: 'edit' } } as const

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(board.tile.asOf))
  server.on(boards.line, () => board)
  server.on(materials.monitor, () => ({ asOf: board.tile.asOf, places: [] }))
  useLive.setState({ state: 'live', since: Date.now() })
})

test('an open call that stops the line is marked', async () => {
  const call: OpenCall = {
    id: 1,
    lineNumber: 'L1',
    stationNumber: '10',
    lossType: 'mass',
    message: 'Cable torn',
    level: null,
    levelAt: null,
    stopsLine: true,
    stopsAt: board.tile.asOf,
    lampColour: 'red',
    lampSound: 'chime',
    faultReports: 0,
    callState: 'called',
    calledAt: board.tile.asOf,
    calledBy: '10',
    arrivedAt: null,
    arrivedBy: null,
    ownedAt: null,
    ownedBy: null,
    solvedAt: null,
    solvedBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    period: 0,
    nextLevel: null,
    nextLevelAt: null,
  }
  server.on(andon.open, () => [call, { ...call, id: 2, stationNumber: '20', stopsLine: false }])
  await open(<LineDashboardPage />, asEditor)
  const [stopping, other] = (await screen.findAllByText(/Cable torn/)).map((one) => one.closest('li')!)
  expect(within(stopping!).getByText('Stops the line')).toBeTruthy()
  expect(within(other!).queryByText('Stops the line')).toBeNull()
})

test('a check that keeps units away from a station is named, with since when', async () => {
  const check = {
    itemCode: 'R-10',
    stationNumber: '10',
    textEn: null,
    textZh: null,
    textEs: 'Revisar cuchilla',
    textJa: null,
    checkState: 'late',
    lateAt: new Date(Date.parse(board.tile.asOf) - 300_000).toISOString(),
  } as DueCheck // what the board shows of it
  server.on(inspections.blocking, () => [check])
  await open(<LineDashboardPage />, asEditor)
  const row = (await screen.findByText(/R-10 · Revisar cuchilla/)).closest('li')!
  expect(row.textContent).toBe('Late10 R-10 · Revisar cuchilla5 min')
})
