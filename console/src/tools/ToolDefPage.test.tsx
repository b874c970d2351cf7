import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { sourceOf } from '@takt/contract/notice-source.ts'
import { stations } from '@takt/contract/stations.ts'
import { type ToolRow, tools } from '@takt/contract/tools.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import { die } from './testing-tool.ts'
import ToolDefPage from './ToolDefPage.tsx'

const server = pretend()
beforeEach(() => {
  server.called.length = 0
  server.on(tools.list, () => ({ rows: [die], total: 1 }))
  server.on(tools.dismount, () => die)
  server.on(stations.names, () => [])
})

test('how worn a tool is can be read in its row, and from there it is taken off its station', async () => {
  const user = userEvent.setup()
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' } })
  expect(await screen.findByText('920 of 1,000')).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: 'Due' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('button', { name: 'Dismount' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Dismount' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('tools/dismount'))).toMatchObject([
      { body: { toolCode: 'DIE-1' } },
    ]),
  )
})

test('who works at a station and may only look at the tools takes one off, and does no more with it', async () => {
  const user = userEvent.setup()
  await open(<ToolDefPage />, { grants: { toolDef: 'view', station: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  const isBlocked = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'
  expect(await isBlocked('Dismount')).toBe(false)
  for (const name of ['To maintenance', 'Scrap']) expect(await isBlocked(name)).toBe(true)
})

test('the bar of a life is coloured by what it means', async () => {
  const worn: ToolRow = { ...die, toolCode: 'DIE-2', toolStatus: 'locked', usedShare: 1 }
  const fresh: ToolRow = { ...die, toolCode: 'DIE-3', toolStatus: 'mounted', usedShare: 0.2 }
  server.on(tools.list, () => ({ rows: [die, worn, fresh], total: 3 }))
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' } })
  const bars = await screen.findAllByRole('meter')
  expect(bars.map((bar) => bar.querySelector('[data-tone]')?.getAttribute('data-tone'))).toEqual([
    'warn',
    'bad',
    'good',
  ])
})

test('on a telephone a row shows how worn its tool is', async () => {
  beOnTelephone()
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' } })
  const row = (await screen.findByRole('button', { name: 'DIE-1' })).closest('li')!
  expect(row.textContent).toContain('920 of 1,000')
  vi.restoreAllMocks()
})

test('a scanned tool is mounted where station and position are scanned; an unknown one is reported', async () => {
  const user = userEvent.setup()
  const free: ToolRow = { ...die, toolState: 'available', toolStatus: 'available', stationNumber: null }
  server.on(tools.one, ({ toolCode }) =>
    toolCode === 'DIE-1' ? free : refuse('record.unknown', {}, 'toolCode'),
  )
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(tools.mount, () => die)
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' } })
  await user.type(await screen.findByRole('textbox', { name: 'Scan a tool' }), 'DIE-9{Enter}')
  expect(await screen.findByText('There is no tool DIE-9 on this line.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Scan a tool' }))
  await user.type(screen.getByRole('textbox', { name: 'Scan a tool' }), 'DIE-1{Enter}')
  const place = await screen.findByRole('textbox', { name: 'Scan the station, then the position' })
  await waitFor(() => expect(server.called.some(({ path }) => path.includes('stations/names'))).toBe(true))
  await user.type(place, 'S10{Enter}')
  await user.type(place, 'A{Enter}')
  await user.type(place, '{Enter}')
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('tools/mount'))).toMatchObject([
      { body: { toolCode: 'DIE-1', stationNumber: 'S10', position: 'A' } },
    ]),
  )
})

test('a tool of which more life is requested shows it in its row, and is found by it', async () => {
  server.on(tools.list, () => ({ rows: [{ ...die, lifeAsked: true }], total: 1 }))
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' }, at: '/?lifeAsked=true' })
  const row = await screen.findByRole('row', { name: /DIE-1/ })
  expect(within(row).getByText('More asked for')).toBeTruthy()
  expect(server.called.filter(({ path }) => path.includes('tools/list')).at(-1)?.body).toMatchObject({
    lifeAsked: true,
  })
})

test('who requested more uses takes it back, and does not allow it', async () => {
  const askingTool = { ...die, askedUses: 50, askedReason: 'tonight', lifeAsked: true }
  server.on(tools.one, () => ({ ...askingTool, askedBy: 'anna' }))
  server.on(tools.refuseMore, () => die)
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' }, at: '/?tool=DIE-1' })
  expect((await screen.findByRole('button', { name: 'Allow more uses' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Take back what you asked for DIE-1?')).toBeTruthy()
})

test.each(['toolDue', 'calibrationDue'] as const)('the notice %s leads to the tool', async (eventType) => {
  server.on(tools.one, () => die)
  const [, search] = sourceOf({ eventType, about: 'DIE-1' }).split('?')
  await open(<ToolDefPage />, { grants: { toolDef: 'edit' }, at: `/?${search}` })
  expect(await screen.findByRole('button', { name: 'Edit DIE-1' })).toBeTruthy()
})
