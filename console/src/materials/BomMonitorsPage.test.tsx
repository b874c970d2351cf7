import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import { type MaterialPlace, materials } from '@takt/contract/materials.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import BomMonitorsPage from './BomMonitorsPage.tsx'

const now = '2026-03-02T09:00:00.000Z'
const placeOf = (over: Partial<MaterialPlace>): MaterialPlace => ({
  stationNumber: 'S10',
  stationName: 'Press',
  position: 'F1',
  partGrp: 'G1',
  bomCode: 'SCREW',
  bomName: 'Screw M4',
  unit: 'pcs',
  bomLot: 'A',
  boundQuantity: 100,
  remaining: 40,
  used: 60,
  expiresAt: null,
  boundAt: now,
  boundBy: 'Anna',
  bomState: 'bound',
  secondsLeft: 3000,
  orderCode: 'WO-1',
  needed: 400,
  lastsOrder: false,
  ...over,
})
const server = pretend()
const asEditor = { grants: { bomMonitors: 'edit' } } as const
const bound = () =>
  server.called.filter(({ path }) => path.startsWith('/api/materials/bind')).map(({ body }) => body)
const binding = {
  lineNumber: 'L1',
  stationNumber: 'S10',
  position: 'F2',
  bomCode: 'SCREW',
  bomLot: 'B-7',
  boundQuantity: 100,
  boundAt: now,
  boundBy: 'Anna',
}

beforeEach(() => {
  server.called.length = 0
  server.on(materials.monitor, () => ({
    asOf: now,
    places: [
      placeOf({}),
      placeOf({
        position: null,
        bomCode: 'GLUE',
        bomName: 'Glue',
        bomLot: null,
        boundQuantity: null,
        remaining: null,
        used: null,
        bomState: 'none',
        secondsLeft: null,
      }),
    ],
  }))
  server.on(materials.bind, () => binding)
  server.on(stations.names, () => [])
  server.on(bomDefs.names, () => [
    { bomCode: 'SCREW', bomName: 'Screw M4', unit: 'pcs', bomState: 'active' as const },
  ])
})

test('three scans bind a lot, with nothing but the keys of a scanner', async () => {
  const user = userEvent.setup()
  await open(<BomMonitorsPage />, asEditor)
  await screen.findByRole('grid')
  // A scanner is recognized by at least four signs.
  await user.keyboard('S100{Enter}')
  expect(await screen.findByRole('heading', { name: 'Which position at S100?' })).toBeTruthy()
  await user.keyboard('F2{Enter}B-7{Enter}')
  expect(await screen.findByText('B-7 is loaded at S10 F2')).toBeTruthy()
  expect(bound()).toMatchObject([{ stationNumber: 'S100', position: 'F2', label: 'B-7' }])
  // The next one begins at the station again.
  expect(screen.getByRole('heading', { name: 'Which station?' })).toBeTruthy()
})

test('by hand it is a press for the station, one for the position with what is there, and the label; for eight seconds it can be taken back', async () => {
  const user = userEvent.setup()
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(materials.unbind, ({ stationNumber, position, reason }) => ({
    eventId: '01a1fb00-707d-73b1-9319-000000000001',
    lineNumber: 'L1',
    stationNumber,
    position,
    bindEvent: 'unbind' as const,
    bomCode: 'SCREW',
    bomLot: 'B-7',
    remaining: 100,
    at: now,
    boundBy: 'Anna',
    reason,
  }))
  await open(<BomMonitorsPage />, { ...asEditor, at: '/?view=bind' })
  await user.click(await screen.findByRole('button', { name: /^S10 Press/ }))
  await user.click(await screen.findByRole('button', { name: /^F1 SCREW · Screw M4.*Loaded.*A/ }))
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'B-7{Enter}')
  const done = await screen.findByRole('status', { name: '' })
  expect(
    within(screen.getByRole('list', { name: 'Loaded just now' })).getByText(/B-7 is loaded/),
  ).toBeTruthy()
  await user.click(within(done).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('B-7 is loaded at S10 F2')).toBeNull())
  expect(server.called.find(({ path }) => path.includes('/unbind'))?.body).toMatchObject({
    stationNumber: 'S10',
    position: 'F2',
    reason: 'Undone right after loading',
  })
})

test('a refusal leads to the field that corrects it: which part, how much, and why what is there is replaced', async () => {
  const user = userEvent.setup()
  server.on(materials.bind, ({ bomCode, quantity, reason }) => {
    if (!bomCode) refuse('materials.which_part', { parts: 'SCREW, NUT' }, 'bomCode')
    if (!quantity) refuse('materials.quantity_missing', { bomLot: 'B-7' }, 'quantity')
    if (!reason) refuse('materials.place_taken', { position: 'F2', bomLot: 'A' })
    return binding
  })
  await open(<BomMonitorsPage />, { ...asEditor, at: '/?view=bind' })
  await screen.findByRole('form', { name: 'Load material by scanning' })
  await user.keyboard('S10{Enter}F2{Enter}B-7{Enter}')
  await user.click(await screen.findByRole('button', { name: 'SCREW Screw M4' }))
  expect(await screen.findByText('The label of B-7 has no quantity. Enter it.')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity' })),
  )
  await user.keyboard('2,5{Enter}')
  expect(await screen.findByText('A is loaded at F2: give a reason to replace it')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })))
  await user.keyboard('empty{Enter}')
  expect(await screen.findByText('B-7 is loaded at S10 F2')).toBeTruthy()
  expect(bound().at(-1)).toMatchObject({
    stationNumber: 'S10',
    position: 'F2',
    label: 'B-7',
    bomCode: 'SCREW',
    quantity: 2.5,
    reason: 'empty',
  })
})

test('what an order needs and nobody bound has a button that begins at its station; what is bound is replaced with a reason', async () => {
  const user = userEvent.setup()
  await open(<BomMonitorsPage />, asEditor)
  const missing = await screen.findByRole('row', { name: /Not loaded.*GLUE · Glue/ })
  await user.click(within(missing).getByRole('button', { name: 'Load' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Position' })))
  expect(screen.getByRole('button', { name: 'Station S10' })).toBeTruthy()
  await user.click(screen.getByText('At the line'))
  await user.click(
    within(screen.getByRole('row', { name: /SCREW/ })).getByRole('button', { name: 'Replace' }),
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Label' })))
  await user.keyboard('B-7{Enter}')
  expect(bound()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })))
  await user.keyboard('changeover{Enter}')
  await waitFor(() =>
    expect(bound()).toMatchObject([
      { stationNumber: 'S10', position: 'F1', label: 'B-7', reason: 'changeover' },
    ]),
  )
})

test('to unbind needs a yes and a reason', async () => {
  const user = userEvent.setup()
  server.on(materials.unbind, ({ reason }) => ({
    eventId: '01a1fb00-707d-73b1-9319-000000000001',
    lineNumber: 'L1',
    stationNumber: 'S10',
    position: 'F1',
    bindEvent: 'unbind' as const,
    bomCode: 'SCREW',
    bomLot: 'A',
    remaining: 40,
    at: now,
    boundBy: 'Anna',
    reason,
  }))
  await open(<BomMonitorsPage />, asEditor)
  await user.click((await rowMenu(user, /SCREW/)).getByRole('button', { name: 'Unbind' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Unbind the material A from S10 F1/ }))
  await user.click(dialog.getByRole('button', { name: 'Unbind' }))
  expect(dialog.getByRole('alert')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'cleaning')
  await user.click(dialog.getByRole('button', { name: 'Unbind' }))
  expect(await screen.findByText('unbound success')).toBeTruthy()
})

test('the time left is counted down between two answers, and what is empty lasts no time', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  server.on(materials.monitor, () => ({
    asOf: now,
    places: [
      placeOf({ secondsLeft: 95 }),
      placeOf({ position: 'F2', bomState: 'empty', remaining: 0, secondsLeft: 0 }),
    ],
  }))
  await open(<BomMonitorsPage />, asEditor)
  const row = await screen.findByRole('row', { name: /Loaded S10 F1/ })
  expect(within(row).getByText(/^1 min 3\d sec$/)).toBeTruthy()
  clock.mockReturnValue(Date.parse(now) + 60_000)
  expect(await within(row).findByText(/^3\d sec$/)).toBeTruthy()
  expect(
    screen.getByRole('row', { name: /Empty S10 F2 SCREW · Screw M4 – (.+ )?0 of 100\spcs/ }),
  ).toBeTruthy()
})

test('every button shows the reason to who may only look', async () => {
  await open(<BomMonitorsPage />, { grants: { bomMonitors: 'view' } })
  for (const name of ['Replace', 'Receive material'])
    expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true')
  expect(
    (await rowMenu(userEvent.setup(), /SCREW/))
      .getByRole('button', { name: 'Unbind' })
      .getAttribute('aria-disabled'),
  ).toBe('true')
})

test('the bar of a box that is nearly empty is not green, whether its part has a minimum or not', async () => {
  server.on(materials.monitor, () => ({
    asOf: now,
    places: [
      placeOf({}),
      placeOf({ position: 'F2', remaining: 9 }),
      placeOf({ position: 'F3', remaining: 3 }),
    ],
  }))
  await open(<BomMonitorsPage />, { grants: { bomMonitors: 'view' } })
  const bars = await screen.findAllByRole('meter')
  expect(bars.map((bar) => bar.parentElement!.dataset.tone)).toEqual(['good', 'warn', 'bad'])
})
