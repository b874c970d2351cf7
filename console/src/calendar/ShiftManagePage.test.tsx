import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { calendar, type MonthDay } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { plant } from '@takt/contract/plant.ts'
import { open, pretend } from '~/testing/open.tsx'
import ShiftManagePage from './ShiftManagePage.tsx'
import { inQuestion } from '~/testing/question.ts'
import { beOnTelephone } from '~/testing/telephone.ts'

const early = { shiftName: 'Early', startTime: '06:00', endTime: '14:00' }
const day = (number: number, over: Partial<MonthDay> = {}): MonthDay => ({
  day: `2026-03-${String(number).padStart(2, '0')}`,
  dayType: 'workday',
  note: null,
  shifts: [{ ...early, teamName: 'A' }],
  source: 'shifts',
  locked: number < 10,
  workSeconds: 27_000,
  ...over,
})
const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`calendar/${name}`)).map(({ body }) => body)
const asEditor = { grants: { shiftManage: 'edit' }, at: '/?month=2026-03' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(calendar.month, () => ({
    today: '2026-03-10',
    shifts: [{ ...early, breaks: [] }],
    rotation: null,
    drafts: { from: '2026-03-12', to: '2026-03-13', days: 2 },
    days: [
      day(9),
      day(10),
      day(11),
      day(12, { source: 'draft' }),
      day(13, { source: 'draft', dayType: 'holiday', note: 'Foundation day', shifts: [], workSeconds: 0 }),
    ],
  }))
  server.on(calendar.teams, () => [{ teamName: 'A', colour: 'blue' as const, revision: 0, members: 3 }])
  server.on(calendar.duty, () => ({ now: null, next: null }))
  server.on(plant.shifts, () => [{ ...early, breaks: [] }])
})

const cell = (number: string) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('button')
      .find((one) => one.querySelector('b')?.textContent?.endsWith(number) && one.hasAttribute('data-source'))
    if (!found) throw new Error(`The month shows no day ${number} yet`)
    return found
  })

test('the days that are over open nothing and show why; of today what may be changed is shown', async () => {
  const user = userEvent.setup()
  await open(<ShiftManagePage />, asEditor)
  const locked = await cell('9')
  expect([locked.getAttribute('aria-disabled'), locked.title]).toEqual([
    'true',
    'Days before today are locked',
  ])
  await user.click(locked)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await cell('10'))
  expect(
    await within(await screen.findByRole('dialog')).findByText(/A shift that has begun keeps its start/),
  ).toBeTruthy()
})

test('a day that becomes a holiday loses its shifts, and is saved as a draft', async () => {
  const user = userEvent.setup()
  server.on(calendar.saveDay, (draft) => ({
    ...draft,
    lineNumber: 'L1',
    published: false,
    savedBy: 'anna',
    savedAt: '2026-03-10T06:00:00.000Z',
  }))
  await open(<ShiftManagePage />, asEditor)
  await user.click(await cell('11'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByDisplayValue('Early')).toBeTruthy()
  await user.click(sheet.getByLabelText(/Day type/))
  await user.click(await screen.findByTitle('Holiday'))
  await waitFor(() => expect(sheet.queryByDisplayValue('Early')).toBeNull())
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('saveDay')).toMatchObject([
      { day: '2026-03-11', dayType: 'holiday', note: null, shifts: [] },
    ]),
  )
})

test('only drafts are published, from the first to the last of them', async () => {
  const user = userEvent.setup()
  server.on(calendar.publish, () => ({ days: 2 }))
  await open(<ShiftManagePage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Publish 2' }))
  expect(await screen.findByText(/Days to publish: 2/)).toBeTruthy()
  await user.click(inQuestion().getByRole('button', { name: 'Publish 2' }))
  await waitFor(() => expect(sent('publish')).toMatchObject([{ from: '2026-03-12', to: '2026-03-13' }]))
})

test('pressed twice at once, two months on: the button stays, and days are under the name of their month', async () => {
  const user = userEvent.setup()
  await open(<ShiftManagePage />, asEditor)
  const next = await screen.findByRole('button', { name: 'Next month' })
  server.on(calendar.month, ({ month }) => ({
    today: '2026-03-10',
    shifts: [],
    rotation: null,
    drafts: null,
    days: [day(1, { day: `${month}-01` })],
  }))
  const atOnce = globalThis.fetch
  let answer = () => {}
  const answered = new Promise<void>((done) => (answer = done))
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    await answered
    return atOnce(...sent)
  })
  try {
    await user.dblClick(next)
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeTruthy()
    answer()
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeTruthy()
    expect(document.activeElement).toBe(next)
  } finally {
    vi.stubGlobal('fetch', atOnce)
  }
})

test('a rotation that somebody else saves meanwhile does not take away what is typed here, and is not written over', async () => {
  const user = userEvent.setup()
  let revision = 1
  const answer = () => ({
    today: '2026-03-10',
    shifts: [{ ...early, breaks: [] }],
    days: [day(10)],
    drafts: null,
    rotation: {
      lineNumber: 'L1',
      startDay: '2026-03-10',
      cycle: revision === 1 ? [[]] : [[{ shiftName: 'Early', teamName: 'A' }], []],
      revision,
    },
  })
  server.on(calendar.month, answer)
  server.on(calendar.saveTeam, (team) => {
    revision = 2
    return { ...team, revision: 1 }
  })
  await open(<ShiftManagePage />, asEditor)
  for (let i = 0; i < 2; i++) await user.click(await screen.findByRole('button', { name: 'Add a day' }))
  // Any command of the calendar reads the month anew; so do changes of others.
  await user.click(screen.getByRole('button', { name: 'New team' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/Team/), 'B')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  const useTheirsButton = await screen.findByRole('button', { name: 'Use their version' })
  expect(screen.getByText('Day 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save rotation' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(useTheirsButton)
  await waitFor(() => expect(screen.queryByText('Day 3')).toBeNull())
  expect(screen.getByText('Day 2')).toBeTruthy()
})

test('drafts of other months are published with those of this one, until the last of them', async () => {
  server.on(calendar.month, () => ({
    today: '2026-03-10',
    shifts: [{ ...early, breaks: [] }],
    days: [day(12, { source: 'draft' })],
    drafts: { from: '2026-03-12', to: '2027-03-11', days: 365 },
    rotation: {
      lineNumber: 'L1',
      startDay: '2026-03-09',
      cycle: Array.from({ length: 7 }, () => []),
      revision: 1,
    },
  }))
  server.on(calendar.publish, () => ({ days: 365 }))
  await open(<ShiftManagePage />, asEditor)
  await userEvent.click(await screen.findByRole('button', { name: /^Publish all 365/ }))
  await userEvent.click(inQuestion().getByRole('button', { name: /^Publish all 365/ }))
  await waitFor(() => expect(sent('publish')).toMatchObject([{ from: '2026-03-12', to: '2027-03-11' }]))
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(1)).toEqual(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, place) => `Day ${place + 1}${name}`),
  )
})

test('shifts that overlap are reported while they are typed, before anything is sent', async () => {
  const late = { shiftName: 'Late', startTime: '13:00', endTime: '22:00', breaks: [] }
  server.on(lines.shifts, () => ({ lineNumber: 'L1', revision: 0, shifts: [{ ...early, breaks: [] }, late] }))
  await open(<ShiftManagePage />, asEditor)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByText('The shifts Early and Late overlap')).toBeTruthy()
})

test('on a telephone the month begins with today, and the days before it are a press away', async () => {
  const user = userEvent.setup()
  beOnTelephone()
  const intoView = vi.fn<() => void>()
  Element.prototype.scrollIntoView = intoView
  await open(<ShiftManagePage />, asEditor)
  await cell('10')
  const days = () => document.querySelectorAll('[data-source]').length
  expect(days()).toBe(4)
  await new Promise((done) => requestAnimationFrame(done))
  expect(intoView).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Earlier days: 1' }))
  expect(days()).toBe(5)
})
