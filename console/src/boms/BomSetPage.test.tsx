import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { type BomHead, type BomRow, boms } from '@takt/contract/boms.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import BomSetPage from './BomSetPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const row = (seqNum: number, part: string, over: Partial<BomRow> = {}): BomRow => ({
  seqNum,
  partGrp: `G${seqNum}`,
  part,
  bomQty: 1,
  altMatFlag: false,
  serialInputFlag: false,
  serialType: null,
  stationNumber: 'S10',
  consumeMode: 'backflush',
  shelfLifeCheck: true,
  remark: null,
  ...over,
})
const bill = (bomVer: number, over: Partial<BomHead> = {}): BomHead => ({
  bomCode: 'BILL',
  bomVer,
  bomName: 'Control unit',
  typeNo: 'T',
  definitionStatus: bomVer === 1 ? 'released' : 'draft',
  validFrom: null,
  remark: null,
  rows: [row(10, 'SCREW', { bomQty: 4 }), row(20, 'PCB')],
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 7,
  orderCount: 0,
  ...over,
})
const server = pretend()
const asEditor = { grants: { bomSet: 'edit' } } as const
const draft = { ...asEditor, at: '/?bill=BILL&version=2' }
let found: BomHead[]

beforeEach(() => {
  server.called.length = 0
  found = [bill(2), bill(1), bill(1, { bomCode: 'BILL-LONG' })]
  server.on(boms.list, ({ bomCode }) => {
    const rows = found.filter((one) => !bomCode || one.bomCode.includes(bomCode))
    return { rows, total: rows.length }
  })
  server.on(bomDefs.names, () =>
    ['SCREW', 'NUT', 'PCB', 'RUSTY'].map((bomCode) => ({
      bomCode,
      bomName: `The ${bomCode.toLowerCase()}`,
      unit: 'pcs',
      bomState: bomCode === 'RUSTY' ? ('blocked' as const) : ('active' as const),
    })),
  )
  server.on(types.list, () => ({
    rows: [
      {
        typeNo: 'T',
        typeVer: 1,
        typeName: 'Type',
        definitionStatus: 'released' as const,
        bomCode: null,
        bomVer: null,
        labelTemplate: null,
        serialPattern: null,
        serialReset: null,
        picture: null,
        customer: null,
        picNumberVer: null,
        processingNumber: null,
        processingVer: null,
        remark: null,
        updateDate: '2026-03-02T06:00:00.000Z',
        updateAuthor: 'Anna',
        revision: 0,
      },
    ],
    total: 1,
  }))
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Screwing' }])
  server.on(audit.of, () => [])
})

const article = async () => within(await screen.findByRole('article'))
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`boms/${name}`)).map(({ body }) => body)
const cell = async (text: string) => (await article()).getByRole('gridcell', { name: text })
const save = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
}
const write = async (user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) => {
  await user.click(into)
  await user.keyboard(`${text}{Enter}`)
}
const isBlocked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('a released bill is only read; parts are shown with their names', async () => {
  await open(<BomSetPage />, { ...asEditor, at: '/?bill=BILL&version=1' })
  const pane = await article()
  expect(pane.getByText(/can no longer be changed/)).toBeTruthy()
  expect(await pane.findByText('The screw')).toBeTruthy()
  expect(pane.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(isBlocked('Release')).toBe(true)
})

test('rows are saved as one, after a yes, on the revision they were begun from', async () => {
  const user = userEvent.setup()
  server.on(boms.update, ({ rows }) => bill(2, { rows, revision: 8 }))
  await open(<BomSetPage />, draft)
  await write(user, await cell('4'), '6')
  await save(user)
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      {
        bomCode: 'BILL',
        bomVer: 2,
        revision: 7,
        rows: [
          { part: 'SCREW', bomQty: 6, altMatFlag: false, serialType: null },
          { part: 'PCB', bomQty: 1 },
        ],
      },
    ]),
  )
  expect(await screen.findByText('Update success')).toBeTruthy()
})

test('what keeps it from a release is shown at its cell while one types, and hinders no saving', async () => {
  const user = userEvent.setup()
  server.on(boms.update, ({ rows }) => bill(2, { rows, revision: 8 }))
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  await write(user, await cell('PCB'), 'RUSTY')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('A part is blocked')).toBeTruthy()
  await user.click(alert.getByRole('button', { name: 'RUSTY · Part' }))
  expect(await screen.findByRole('combobox', { name: 'Part' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await save(user)
  await waitFor(() => expect(sent('update')).toHaveLength(1))
})

test('a saved draft with faults cannot be released and shows why; one without is released', async () => {
  const user = userEvent.setup()
  found[0] = bill(2, { rows: [row(10, 'GHOST', { altMatFlag: true })] })
  const shown = await open(<BomSetPage />, draft)
  await screen.findAllByText('Unknown part')
  expect(isBlocked('Release')).toBe(true)
  shown.unmount()
  found[0] = bill(2)
  server.on(boms.move, () => bill(2, { definitionStatus: 'released' }))
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  expect(isBlocked('Release')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Release' }))
  await user.click(inQuestion().getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(sent('move')).toMatchObject([{ bomCode: 'BILL', bomVer: 2, move: 'release' }]))
})

test('marking a part as scanned also sets how it is consumed, and of what kind it is', async () => {
  const user = userEvent.setup()
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  await user.click((await article()).getAllByRole('gridcell', { name: 'From loaded material' })[1]!)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Consumption' }), 'Scanned per unit')
  expect(await cell('Lot label')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('lines of a spreadsheet are pasted over the rows, with a yes as people write it', async () => {
  const user = userEvent.setup()
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  await user.click(await cell('PCB'))
  fireEvent.paste(await screen.findByRole('combobox', { name: 'Part' }), {
    clipboardData: { getData: () => 'NUT\t4\tYes\tS20\nPCB\t1\tno\tS20\n' },
  })
  await waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'Yes' })).toHaveLength(3))
  expect((await article()).getAllByRole('gridcell', { name: 'S20' })).toHaveLength(2)
})

test('shelf-life check and remark come right after the station, where a sheet with them is pasted', async () => {
  const user = userEvent.setup()
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  await user.click(await cell('PCB'))
  fireEvent.paste(await screen.findByRole('combobox', { name: 'Part' }), {
    clipboardData: { getData: () => 'NUT\t4\tYes\tS20\tno\tkeep dry\n' },
  })
  expect(await (await article()).findByRole('gridcell', { name: 'keep dry' })).toBeTruthy()
})

test('a file’s rows of this bill are put into the grid and are not saved by that', async () => {
  const user = userEvent.setup()
  await open(<BomSetPage />, draft)
  await screen.findByText('The screw')
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('Empty file with all columns')
  const text =
    'BOM,BOM version,Seq.,Part group,Part,Quantity,Alternate,Station,Consumption\nOTHER,1,10,A,GHOST,1,No,S1,scan\nBILL,1,10,A,SCREW,9,No,S10,From what is bound\nBILL,2,10,A,NUT,2.5,No,S30,From what is bound\n'
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([text], 'bom.csv', { type: 'text/csv' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Import 1 rows' }))
  expect(await cell('2.5')).toBeTruthy()
  expect((await article()).queryByText('The screw')).toBeNull()
  expect(sent('update')).toEqual([])
  expect(isBlocked('Release')).toBe(true)
})

test('as a tree, a substitute is under its part', async () => {
  const user = userEvent.setup()
  found[0] = bill(2, {
    rows: [row(10, 'SCREW', { partGrp: 'FIX' }), row(20, 'NUT', { partGrp: 'FIX', altMatFlag: true })],
  })
  await open(<BomSetPage />, draft)
  await user.click(await screen.findByRole('tab', { name: 'As a tree' }))
  const nut = (await screen.findByText('NUT', { selector: 'b' })).closest('li')!
  expect(within(nut.parentElement!.closest('li')!).getByText('SCREW')).toBeTruthy()
  expect(within(nut).getByText('or')).toBeTruthy()
})

test('two versions side by side show what changed', async () => {
  const user = userEvent.setup()
  found[1] = bill(1, { bomName: 'Old name', rows: [row(10, 'SCREW', { bomQty: 3 }), row(30, 'NUT')] })
  await open(<BomSetPage />, draft)
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('Changed 1 · Added 1 · Removed 1 · Equal 0')).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'BOM name' })).toBeTruthy()
})
