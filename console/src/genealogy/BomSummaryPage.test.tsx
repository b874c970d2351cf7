import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type ComponentRow, genealogy, type WhereUsed } from '@takt/contract/genealogy.ts'
import { type MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import BomSummaryPage from './BomSummaryPage.tsx'

const at = '2026-03-02T09:00:00.000Z'
const id = (last: number) => `01a1fb00-707d-73b1-9319-${String(last).padStart(12, '0')}`
const part = (last: number, over: Partial<ComponentRow>): ComponentRow => ({
  lineNumber: 'L1',
  productId: id(1),
  componentId: id(100 + last),
  rootId: id(1),
  bomCode: 'SCREW',
  bomLot: 'A',
  serial: null,
  childId: null,
  quantity: 4,
  partGrp: 'G1',
  stationNumber: 'S10',
  stepSeq: 10,
  passNo: 1,
  componentTime: at,
  operator: null,
  operatorName: null,
  removedAt: null,
  removedBy: null,
  removeReason: null,
  productSn: 'SN-1',
  bomName: 'Screw M4',
  unit: 'pcs',
  supplier: 'Bolts & Co',
  supplierLot: null,
  depth: 0,
  ...over,
})
const holder: WhereUsed = {
  level: 1,
  childId: null,
  productId: id(1),
  productSn: 'SN-1',
  typeNo: 'GB',
  typeVer: 1,
  orderCode: 'WO-1',
  lotNo: null,
  customerSn: null,
  processStatus: 'inProcess',
  currentStation: 'S20',
  bomCode: 'SCREW',
  bomLot: 'A',
  serial: null,
  quantity: 4,
  stationNumber: 'S10',
  componentTime: at,
  removedAt: null,
  rootSn: null,
}
const lot: MaterialLotRow = {
  lineNumber: 'L1',
  bomCode: 'SCREW',
  bomLot: 'A',
  quantity: 100,
  remaining: 40,
  expiresAt: null,
  supplier: 'Bolts & Co',
  supplierLot: null,
  lotState: 'available',
  stateReason: null,
  receivedAt: at,
  revision: 1,
  bomName: 'Screw M4',
  unit: 'pcs',
  places: [],
}
const child = part(2, { bomCode: 'CELL', bomLot: null, serial: 'C-1', childId: id(2), quantity: 1 })

const states = [
  { processStatus: 'inProcess' as const, units: 180 },
  { processStatus: 'finished' as const, units: 50 },
]

const server = pretend()
const asEditor = { grants: { bomSummary: 'edit', productSummary: 'view' } } as const
const lastQuery = (verb: string) =>
  server.called.filter(({ path }) => path.startsWith(`/api/genealogy/${verb}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(genealogy.ofUnit, ({ productSn }) =>
    productSn === 'SN-1'
      ? {
          productId: id(1),
          components: [
            part(1, {}),
            child,
            part(3, { depth: 1, bomCode: 'PIN', bomLot: 'P', productId: id(2), productSn: 'C-1' }),
          ],
          more: false,
          deeper: false,
        }
      : productSn === 'C-1'
        ? { productId: id(2), components: [], more: false, deeper: false }
        : { productId: null, components: [], more: false, deeper: false },
  )
  server.on(genealogy.whereUsed, ({ bomLot, serial }) =>
    bomLot === 'A' || serial === 'C-1'
      ? { rows: [holder], next: null, total: 230, units: 230, deeper: false, states }
      : { rows: [], next: null, total: 0, units: 0, deeper: false, states: [] },
  )
  server.on(genealogy.rules, () => [])
  server.on(materials.lots, ({ bomLot, label }) => ({
    rows: bomLot === 'A' ? [{ ...lot, bomLot: 'AB' }, lot] : label === 'A' || label === reel ? [lot] : [],
    total: 0,
  }))
})

const reel = `PSCREW;A;Q5000;S${'Bolts and Nuts, '.repeat(5)}Ltd`
const scan = async (text: string) => {
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: /Scan a unit/ }), `${text}{Enter}`)
  return user
}

test('a unit’s serial opens what is in it, with what is in the units in it below', async () => {
  await open(<BomSummaryPage />, asEditor)
  await scan('SN-1')
  expect(await screen.findByRole('heading', { name: 'Unit SN-1' })).toBeTruthy()
  const rows = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]!.textContent)
  expect(rows).toEqual(['SCREW', 'CELL', 'PIN'])
})

test('a whole label, as it is read from the reel, opens its lot; no unit of so long a name is searched', async () => {
  server.called.length = 0
  await open(<BomSummaryPage />, asEditor)
  await scan(reel)
  expect(await screen.findByRole('heading', { name: 'Material lot A' })).toBeTruthy()
  expect(server.called.filter(({ path }) => path.includes('ofUnit'))).toEqual([])
})

test('a lot’s label opens every unit that holds it, exactly counted', async () => {
  await open(<BomSummaryPage />, asEditor)
  await scan('A')
  expect(await screen.findByRole('heading', { name: 'Material lot A' })).toBeTruthy()
  expect(await screen.findByText('Units: 230')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Units by status' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['In process180', 'Finished50'])
})

test('a serial that is a unit and a part of another lets the person choose', async () => {
  await open(<BomSummaryPage />, asEditor)
  const user = await scan('C-1')
  expect(await screen.findByRole('button', { name: 'Unit: what it contains' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Part serial: where it was built in' }))
  expect(await screen.findByRole('heading', { name: 'Part serial C-1' })).toBeTruthy()
})

test('what is unknown is shown as such', async () => {
  await open(<BomSummaryPage />, asEditor)
  await scan('NOPE')
  expect(await screen.findByText('NOPE is not known on line L1')).toBeTruthy()
})

test('what was found is held with its number in the question and the reason that was given; ever means what was taken out too', async () => {
  const user = userEvent.setup()
  server.on(genealogy.hold, () => ({
    changed: 180,
    left: [
      { why: 'alreadyHeld' as const, units: 40 },
      { why: 'scrapped' as const, units: 10 },
    ],
    deeper: false,
  }))
  await open(<BomSummaryPage />, { ...asEditor, at: '/?bomLot=A&bomCode=SCREW' })
  await user.click(await screen.findByText('Ever built in'))
  await user.click(await screen.findByRole('button', { name: 'Hold the 230 found' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Put 230 units with A on hold/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'soft')
  await user.click(dialog.getByRole('button', { name: 'Hold the 230 found' }))
  expect(await screen.findByText('Put on hold: 180')).toBeTruthy()
  expect(screen.getByText('Left unchanged: 40 already on hold for this reason, 10 scrapped')).toBeTruthy()
  expect(lastQuery('hold')).toMatchObject([{ bomLot: 'A', bomCode: 'SCREW', now: false, reason: 'soft' }])
})

test('a part is exchanged for another lot of it; a unit made here can only be taken out', async () => {
  const user = userEvent.setup()
  server.on(genealogy.replace, () => ({ removed: part(1, { removedAt: at }), added: null }))
  await open(<BomSummaryPage />, { ...asEditor, at: '/?productSn=SN-1' })
  const [first, second] = (await screen.findAllByRole('button', { name: 'Actions' })).map((button) =>
    button.closest<HTMLElement>('[role="row"]')!,
  )
  await user.click((await rowMenu(user, second!)).getByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText(/here it can only be removed/)).toBeTruthy()
  expect(screen.queryByLabelText('New lot')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click((await rowMenu(user, first!)).getByRole('button', { name: 'Exchange' }))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'thread damaged')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Part exchanged')).toBeTruthy()
  expect(lastQuery('replace')).toMatchObject([
    { productId: id(1), componentId: id(101), reason: 'thread damaged' },
  ])
})

test('0 changed is not shown as success, and each that was left has its reason', async () => {
  const user = userEvent.setup()
  server.on(genealogy.hold, () => ({
    changed: 0,
    left: [{ why: 'scrapped' as const, units: 230 }],
    deeper: false,
  }))
  await open(<BomSummaryPage />, { ...asEditor, at: '/?bomLot=A&bomCode=SCREW' })
  await user.click(await screen.findByRole('button', { name: 'Hold the 230 found' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'soft')
  await user.click(dialog.getByRole('button', { name: 'Hold the 230 found' }))
  const outcome = await screen.findByText('Put on hold: 0')
  expect(outcome.querySelector('svg')?.dataset['tone']).toBe('warn')
  expect(screen.getByText('Left unchanged: 230 scrapped')).toBeTruthy()
})

test('the drawing has what is in the unit level by level, and a click opens it', async () => {
  const user = userEvent.setup()
  await open(<BomSummaryPage />, { ...asEditor, at: '/?productSn=SN-1&view=drawing' })
  const pin = await screen.findByRole('button', { name: 'P' })
  expect(pin.closest('li')!.parentElement!.closest('li')!.textContent).toContain('C-1')
  await user.click(pin)
  expect(await screen.findByRole('heading', { name: 'Material lot P' })).toBeTruthy()
})
