import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { bomDefs, type PartRow } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import { pageMenu, rowMenu } from '~/testing/row-menu.ts'
import BomDefPage from './BomDefPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const part = (bomCode: string, over: Partial<PartRow> = {}): PartRow => ({
  bomCode,
  bomName: `Part ${bomCode}`,
  bomDes: null,
  unit: 'pcs',
  bomValue: 100,
  barcodeRule: { kind: 'plain' },
  supplier: null,
  shelfLife: null,
  minimumStock: null,
  unitPrice: null,
  picture: null,
  bomState: 'active',
  stateReason: null,
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 3,
  billCount: 0,
  ...over,
})
const board = part('PCB', {
  billCount: 1,
  barcodeRule: {
    kind: 'separated',
    separator: ';',
    fields: [
      { fact: 'bomCode', place: 1, prefix: 'P' },
      { fact: 'bomLot', place: 2, prefix: 'L' },
    ],
  },
})
const server = pretend()
const asEditor = { grants: { bomDef: 'edit' } } as const
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`bomDefs/${name}`)).map(({ body }) => body)
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  server.called.length = 0
  server.on(bomDefs.list, ({ bomCode }) => {
    const rows = [board, part('SCREW'), part('RUSTY', { bomState: 'blocked', stateReason: 'rust' })].filter(
      (row) => !bomCode || row.bomCode.includes(bomCode),
    )
    return { rows, total: rows.length }
  })
  server.on(bomDefs.uses, () => [
    {
      bomCode: 'BILL',
      bomVer: 2,
      typeNo: 'T',
      definitionStatus: 'released',
      bomQty: 4,
      stationNumber: 'S10',
    },
  ])
  server.on(audit.of, () => [])
})

const menuOf = async (user: UserEvent, bomCode: string) =>
  rowMenu(
    user,
    (await screen.findByRole('gridcell', { name: bomCode })).closest<HTMLElement>('[role="row"]')!,
  )

test('a part that a bill names cannot be deleted, another can', async () => {
  const user = userEvent.setup()
  await open(<BomDefPage />, asEditor)
  expect(
    (await menuOf(user, 'PCB')).getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled'),
  ).toBe('true')
  expect(
    (await menuOf(user, 'SCREW')).getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled'),
  ).toBeNull()
})

test('a part is blocked with a reason, and unblocked with one', async () => {
  const user = userEvent.setup()
  server.on(bomDefs.block, () => part('SCREW', { bomState: 'blocked' }))
  await open(<BomDefPage />, asEditor)
  await user.click((await menuOf(user, 'SCREW')).getByRole('button', { name: 'Block' }))
  await user.click(inQuestion().getByRole('button', { name: 'Block' }))
  expect(sent('block')).toEqual([])
  await user.type(screen.getByLabelText('Reason'), 'rust')
  await user.click(inQuestion().getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(sent('block')).toMatchObject([{ bomCode: 'SCREW', reason: 'rust' }]))
  expect((await menuOf(user, 'RUSTY')).getByRole('button', { name: 'Unblock' })).toBeTruthy()
})

test('the open part shows which bills name it, each leading there', async () => {
  await open(<BomDefPage />, { ...asEditor, at: '/?part=PCB' })
  expect((await screen.findByRole('link', { name: 'BILL, version 2' })).getAttribute('href')).toBe(
    '/bom/bomSet?bill=BILL&version=2',
  )
})

test('a label is tried with the rule while it is written: what is read, or that it does not fit', async () => {
  const user = userEvent.setup()
  await open(<BomDefPage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Edit PCB' }))
  const scan = await screen.findByLabelText('Test scan')
  await user.type(scan, 'PPCB;L0815')
  expect(screen.getByText('Read as')).toBeTruthy()
  expect(screen.getByText('0815')).toBeTruthy()
  await user.clear(scan)
  await user.type(scan, 'PPCB')
  expect(screen.getByText('This label does not match the rule.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Material lot: Field no.'))
  expect(screen.getByText('Enter the position of the material lot.')).toBeTruthy()
})

test('a rule that is changed is saved with the part, on the revision that was seen', async () => {
  const user = userEvent.setup()
  server.on(bomDefs.update, () => board)
  await open(<BomDefPage />, asEditor)
  await user.click(await screen.findByRole('button', { name: 'Edit PCB' }))
  await user.type(await screen.findByLabelText('Quantity: Field no.'), '3')
  await user.type(screen.getByLabelText('Quantity: Prefix'), 'Q')
  await user.click(button('Save'))
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      {
        bomCode: 'PCB',
        revision: 3,
        barcodeRule: {
          kind: 'separated',
          separator: ';',
          fields: [{ fact: 'bomCode' }, { fact: 'bomLot' }, { fact: 'quantity', place: 3, prefix: 'Q' }],
        },
      },
    ]),
  )
})

test('a file is judged before anything is written, and its faults are shown row by row', async () => {
  const user = userEvent.setup()
  server.on(bomDefs.import, ({ rows, dryRun }) =>
    rows.length === 1
      ? { created: 1, updated: 0, unchanged: 0, faults: [], written: !dryRun }
      : {
          created: 1,
          updated: 0,
          unchanged: 0,
          faults: [
            {
              row: 2,
              about: 'NUT',
              field: 'bomCode',
              key: 'users.row_twice' as const,
              facts: { code: 'NUT' },
            },
          ],
          written: false,
        },
  )
  await open(<BomDefPage />, asEditor)
  await user.click((await pageMenu(user)).getByRole('button', { name: 'Import' }))
  const choose = async (text: string) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([text], 'parts.csv', { type: 'text/csv' }),
    )
  await screen.findByText('Empty file with all columns')
  await choose('Part number,Part name,Unit,Standard pack\nNUT,Nut,pcs,2.5\nNUT,Nut,pcs,1')
  expect(await screen.findByText('NUT occurs twice in the file')).toBeTruthy()
  expect(sent('import')).toMatchObject([
    {
      dryRun: true,
      rows: [{ bomCode: 'NUT', bomName: 'Nut', unit: 'pcs', bomValue: 2.5 }, { bomCode: 'NUT' }],
    },
  ])
  expect(button('Import 1 rows').getAttribute('aria-disabled')).toBe('true')
  await choose('bomCode,bomName,unit\nNUT,Nut,pcs')
  await screen.findByText('All rows are valid. Nothing is imported yet.')
  await user.click(button('Import 1 rows'))
  await waitFor(() => expect(sent('import').at(-1)).toMatchObject({ dryRun: false }))
})

test('a part number that is taken is reported at its field', async () => {
  const user = userEvent.setup()
  server.on(bomDefs.create, () => refuse('record.code_taken', { code: 'SCREW' }, 'bomCode'))
  await open(<BomDefPage />, asEditor)
  await user.click(button('New part'))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Part number' }), 'SCREW')
  await user.type(form.getByRole('textbox', { name: 'Part name' }), 'Screw')
  await user.click(button('Save'))
  expect(
    (await form.findByRole('textbox', { name: 'Part number', description: /SCREW/ })).getAttribute(
      'aria-invalid',
    ),
  ).toBe('true')
})
