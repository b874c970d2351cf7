import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type ComponentRow, genealogy, type WhereUsed } from '@takt/contract/genealogy.ts'
import { type MaterialLotRow, materials } from '@takt/contract/materials.ts'
import { open, pretend } from '~/testing/open.tsx'
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
  productId: id(1),
  productSn: 'SN-1',
  typeNo: 'GB',
  typeVer: 1,
  orderCode: 'WO-1',
  lotNo: null,
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
const asked = (verb: string) =>
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
        }
      : productSn === 'C-1'
        ? { productId: id(2), components: [], more: false }
        : { productId: null, components: [], more: false },
  )
  server.on(genealogy.whereUsed, ({ bomLot, serial }) =>
    bomLot === 'A' || serial === 'C-1'
      ? { rows: [holder], next: null, total: 230, units: 230, states }
      : { rows: [], next: null, total: 0, units: 0, states: [] },
  )
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

test('a whole label, as it is read from the reel, opens its lot; nobody asks for a unit of so long a name', async () => {
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
    within(screen.getByRole('list', { name: 'How the units stand' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['In process180', 'Finished50'])
})

test('a serial that is a unit and a part of another lets the person choose', async () => {
  await open(<BomSummaryPage />, asEditor)
  const user = await scan('C-1')
  expect(await screen.findByRole('button', { name: 'The unit: what is in it' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'The part’s serial: where it is' }))
  expect(await screen.findByRole('heading', { name: 'Part’s serial C-1' })).toBeTruthy()
})

test('what nobody knows is said', async () => {
  await open(<BomSummaryPage />, asEditor)
  await scan('NOPE')
  expect(await screen.findByText('Nothing is known of NOPE on line L1')).toBeTruthy()
})

test('what was found is held with its number in the question and the reason that was given; ever means what was taken out too', async () => {
  const user = userEvent.setup()
  server.on(genealogy.hold, () => ({ changed: 180, left: 50 }))
  await open(<BomSummaryPage />, { ...asEditor, at: '/?bomLot=A&bomCode=SCREW' })
  await user.click(await screen.findByText('Ever in it'))
  await user.click(await screen.findByRole('button', { name: 'Hold the 230 found' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Hold 230 units with A/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'soft')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('180 units are on hold, 50 stay as they are')).toBeTruthy()
  expect(asked('hold')).toMatchObject([{ bomLot: 'A', bomCode: 'SCREW', now: false, reason: 'soft' }])
})

test('a part is exchanged for another lot of it; a unit made here can only be taken out', async () => {
  const user = userEvent.setup()
  server.on(genealogy.replace, () => ({ removed: part(1, { removedAt: at }), added: null }))
  await open(<BomSummaryPage />, { ...asEditor, at: '/?productSn=SN-1' })
  const [first, second] = await screen.findAllByRole('button', { name: 'Exchange' })
  await user.click(second!)
  expect(await screen.findByText(/here it can only be taken out/)).toBeTruthy()
  expect(screen.queryByLabelText('Lot that goes in')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(first!)
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'thread damaged')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The part is exchanged')).toBeTruthy()
  expect(asked('replace')).toMatchObject([
    { productId: id(1), componentId: id(101), reason: 'thread damaged' },
  ])
})
