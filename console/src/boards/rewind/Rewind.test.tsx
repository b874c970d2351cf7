import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rewind, type RewoundShift } from '@takt/contract/rewind.ts'
import { open, pretend } from '~/testing/open.tsx'
import { momentOf } from './moment.ts'
import { Rewind } from './Rewind.tsx'

const shift: RewoundShift = {
  productionDay: '2026-03-02',
  shiftName: 'Early',
  start: '2026-03-02T06:00:00.000Z',
  end: '2026-03-02T14:00:00.000Z',
  seconds: 28_800,
  isOver: true,
  before: '2026-03-01T14:00:00.000Z',
  after: null,
  stations: [
    {
      stationNumber: 'S10',
      stationName: 'Press',
      isOffMainWay: false,
      said: [
        [0, 60, 'running'],
        [60, 90, 'down'],
      ],
      units: [
        [10, 1],
        [70, 0],
      ],
    },
  ],
  areAlarmsCut: false,
  alarms: [{ stationNumber: 'S10', alarmCode: 'E-4', alarmText: 'Jam', texts: null, from: 60, to: 80 }],
  calls: [{ stationNumber: 'S10', lossType: 'equipment', message: 'Help', from: 65, arrived: 70, to: null }],
}
const server = pretend()
const onOpen = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  onOpen.mockClear()
  server.on(rewind.shift, () => shift)
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [0, 'running', 0, 0, []],
  [59, 'running', 1, 0, []],
  [60, 'down', 1, 1, []],
  [69, 'down', 1, 1, ['Help']],
  [85, 'down', 0, 0, ['Help']],
  [91, 'unknown', 0, 0, ['Help']],
] as const)('in second %i the station was %s', (second, status, units, alarms, calls) => {
  const { stations, calls: open } = momentOf(shift, second)
  expect([stations[0]!.stationStatus, stations[0]!.units, stations[0]!.alarms.length]).toEqual([
    status,
    units,
    alarms,
  ])
  expect(open.map(({ message }) => message)).toEqual(calls)
})

const shown = () => open(<Rewind opened="latest" onOpen={onOpen} onClose={onClose} />)

test('it shows that it is past, and the keys move through the shift', async () => {
  await shown()
  await screen.findByText('Past, not live')
  const slider = screen.getByRole('slider', { name: /Time in the shift/ })
  const card = () => within(screen.getByRole('article', { name: 'S10' }))
  card().getByText('Running')
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  card().getByText('Down')
  card().getByText('E-4')
  fireEvent.keyDown(slider, { key: 'PageUp' })
  card().getByText('No data')
  screen.getByText('Help')
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('07:10:00')
})

test('a finger moves by a minute too, and reads nothing of keys it has not', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('coarse') }),
  )
  await shown()
  const slider = await screen.findByRole('slider', { name: /Time in the shift/ })
  expect(screen.queryByText(/arrow keys/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '+ 1 min' }))
  fireEvent.click(screen.getByRole('button', { name: '+ 1 min' }))
  fireEvent.click(screen.getByRole('button', { name: '− 1 min' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('07:01:00')
  vi.restoreAllMocks()
})

test('it plays and pauses, and stops at the end of the shift', async () => {
  await shown()
  const slider = await screen.findByRole('slider', { name: /Time in the shift/ })
  vi.useFakeTimers()
  fireEvent.keyDown(slider, { key: ' ' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(slider).toHaveProperty('value', '120')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(slider).toHaveProperty('value', '120')
  fireEvent.change(slider, { target: { value: '28790' } })
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(slider).toHaveProperty('value', '28800')
  screen.getByRole('button', { name: 'Play' })
  // Back from the end it is paused until somebody presses again.
  fireEvent.change(slider, { target: { value: '60' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(slider).toHaveProperty('value', '60')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(slider).toHaveProperty('value', '180')
})

test('it shows that older alarms are left out', async () => {
  server.on(rewind.shift, () => ({ ...shift, areAlarmsCut: true }))
  await shown()
  await screen.findByText('Only the newest 5,000 alarms of the shift are shown.')
})

test('the shift before is one press away, a shift after only where there is one', async () => {
  await shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Shift before' }))
  expect(onOpen).toHaveBeenCalledWith(shift.before)
  expect(screen.queryByRole('button', { name: 'Next shift' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(onClose).toHaveBeenCalled()
})
