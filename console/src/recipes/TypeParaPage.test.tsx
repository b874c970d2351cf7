import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import {
  recipes,
  type Parameter,
  type ParameterDraft,
  type ParameterSet,
  type StationRecipe,
} from '@takt/contract/recipes.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { typedRows } from '~/shapes/typed-rows.ts'
import { open, pretend } from '~/testing/open.tsx'
import { pageMenu } from '~/testing/row-menu.ts'
import { cells, settings } from './cells.ts'
import { checkRows } from './check.ts'
import { readRows } from './read-rows.ts'
import TypeParaPage from './TypeParaPage.tsx'

const speed = (part: Partial<Parameter> = {}): Parameter => ({
  paraCode: 'SPEED',
  paraName: 'Speed',
  unit: '1/min',
  value: 380,
  defaultValue: 350,
  minValue: 100,
  maxValue: 600,
  addr: null,
  sendMode: 'changeover',
  changedAt: '2026-03-02T06:00:00.000Z',
  changedBy: 'Anna',
  ...part,
})
const set = (paraVer: number, part: Partial<ParameterSet> = {}): ParameterSet => ({
  lineNumber: 'L1',
  typeNo: 'GB',
  stationNumber: 'S20',
  paraVer,
  definitionStatus: 'released',
  basedOn: null,
  remark: null,
  parameters: [speed()],
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 3,
  ...part,
})
const row = (part: Partial<StationRecipe> = {}): StationRecipe => ({
  stationNumber: 'S20',
  stationName: 'Press',
  enabled: true,
  released: set(1),
  draft: null,
  readBack: [],
  drift: [],
  download: null,
  ...part,
})
const server = pretend()
const editing = { grants: { typePara: 'edit' } } as const
const at = '/?type=GB&station=S20'
let grid: StationRecipe[]

beforeEach(() => {
  server.called.length = 0
  grid = [row()]
  server.on(types.list, () => ({ rows: [{ typeNo: 'GB', typeName: 'Gearbox' } as ProductType], total: 1 }))
  server.on(recipes.grid, () => grid)
  server.on(recipes.list, () => ({
    rows: grid.flatMap(({ draft, released }) => [draft, released].filter((one) => one !== null)),
    total: 1,
  }))
  server.on(audit.of, () => [])
})
const article = async () => within(await screen.findByRole('article'))
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`recipes/${name}`)).map(({ body }) => body)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getAllByRole('button', { name }).at(-1)!)

test('without a type the page requires one, and for the stations themselves it requires none', async () => {
  const user = userEvent.setup()
  await open(<TypeParaPage />, editing)
  expect((await screen.findAllByText('choose a type number first')).length).toBeGreaterThan(0)
  expect(sent('grid')).toEqual([])
  await user.click(screen.getByText('Station paras'))
  await waitFor(() => expect(sent('grid')).toMatchObject([{ typeNo: '*' }]))
})

test('what a station has otherwise is counted, and shown in its cell with what it should be', async () => {
  grid = [
    row({
      readBack: [{ paraCode: 'SPEED', value: 400, at: '2026-03-02T06:00:00.000Z', typeNo: 'GB', paraVer: 1 }],
      drift: ['SPEED'],
    }),
    row({ stationNumber: 'S30' }),
  ]
  await open(<TypeParaPage />, { ...editing, at })
  expect(await screen.findByText('Values that differ from the released parameters: 1')).toBeTruthy()
  const cell = (await article()).getByText('Differs from released: 380').closest('[role=gridcell]')
  expect(cell?.textContent).toContain('400')
})

test('a station that is set up for another type is not marked as different', async () => {
  grid = [
    row({
      readBack: [{ paraCode: 'SPEED', value: 400, at: '2026-03-02T06:00:00.000Z', typeNo: 'PS', paraVer: 1 }],
    }),
  ]
  await open(<TypeParaPage />, { ...editing, at })
  expect((await article()).getByText('Set up for PS')).toBeTruthy()
})

test('a change of what is released is saved as a new version, after a yes', async () => {
  const user = userEvent.setup()
  server.on(recipes.save, () =>
    set(2, { definitionStatus: 'draft', basedOn: 1, revision: 0, parameters: [speed({ value: 420 })] }),
  )
  await open(<TypeParaPage />, { ...editing, at })
  await user.click((await article()).getByRole('gridcell', { name: '380' }))
  await user.keyboard('420{Enter}')
  await press(user, 'Save')
  expect((await screen.findAllByText('Save changes of GB at S20 as a new version?')).length).toBeGreaterThan(
    0,
  )
  expect(sent('save')).toEqual([])
  await press(user, 'Save')
  await waitFor(() =>
    expect(sent('save')).toMatchObject([
      { typeNo: 'GB', stationNumber: 'S20', revision: null, parameters: [{ paraCode: 'SPEED', value: 420 }] },
    ]),
  )
})

test('a draft is saved on the revision it was begun from; what is released is only read meanwhile', async () => {
  const user = userEvent.setup()
  grid = [row({ draft: set(2, { definitionStatus: 'draft', revision: 7, basedOn: 1 }) })]
  server.on(recipes.save, () => set(2, { definitionStatus: 'draft', revision: 8 }))
  await open(<TypeParaPage />, { ...editing, at })
  await user.click((await article()).getByRole('gridcell', { name: '380' }))
  await user.keyboard('300{Enter}')
  await press(user, 'Save')
  await screen.findAllByText('Save changes of GB · S20, version 2?')
  await press(user, 'Save')
  await waitFor(() => expect(sent('save')).toMatchObject([{ revision: 7 }]))
})

test('a value outside its limits is named at its cell, and keeps the draft from being released', async () => {
  grid = [
    row({
      released: null,
      draft: set(1, { definitionStatus: 'draft', parameters: [speed({ value: 700 })] }),
    }),
  ]
  await open(<TypeParaPage />, { ...editing, at })
  expect((await article()).getByRole('button', { name: 'SPEED · Value' })).toBeTruthy()
  expect((await article()).getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('whoever only looks on sees why and types nothing', async () => {
  await open(<TypeParaPage />, { grants: { typePara: 'view' }, at })
  expect((await article()).queryByRole('button', { name: 'Save' })).toBeNull()
  expect(
    (await article()).getByRole('button', { name: 'Download to station' }).getAttribute('aria-disabled'),
  ).toBe('true')
})

test('a file is judged before anything is written: its faults are listed row by row', async () => {
  const user = userEvent.setup()
  server.on(recipes.import, () => ({
    created: 0,
    updated: 1,
    unchanged: 0,
    written: false,
    faults: [
      {
        row: 2,
        about: 'S99',
        field: 'stationNumber',
        key: 'recipes.station_unknown' as const,
        facts: { stationNumber: 'S99' },
      },
    ],
  }))
  await open(<TypeParaPage />, { ...editing, at: '/?type=GB' })
  await user.click((await pageMenu(user)).getByRole('button', { name: 'Import' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(
    input,
    new File(['stationNumber,paraCode,value\nS20,SPEED,390\nS99,SPEED,390\n'], 'p.csv', { type: 'text/csv' }),
  )
  expect(await screen.findByText('The line has no station S99')).toBeTruthy()
  expect(sent('import')).toMatchObject([
    {
      typeNo: 'GB',
      dryRun: true,
      rows: [
        { stationNumber: 'S20', paraCode: 'SPEED', value: 390 },
        { stationNumber: 'S99', paraCode: 'SPEED', value: 390 },
      ],
    },
  ])
  expect(screen.getByRole('button', { name: 'Import 1 rows' }).getAttribute('aria-disabled')).toBe('true')
})

describe('a value', () => {
  test.each([
    ['24.5', '.', 24.5],
    ['24,5', ',', 24.5],
    ['weld-7', '.', 'weld-7'],
    ["'1.10", '.', '1.10'],
    ["'007", '.', '007'],
    ['1,000', '.', { fault: 'thousands' }],
  ] as const)('typed as %s with %s is %o', (text, decimal, value) =>
    expect(settings.read(text, decimal)).toEqual(value),
  )

  test('and is typed as it was stored, in any language', () => {
    const stored: ParameterDraft[] = [24.5, '1.10', 'weld-7', null].map((value, i) => {
      const {
        changedAt: _,
        changedBy: __,
        ...draft
      } = speed({ paraCode: `P${i}`, value, minValue: null, maxValue: null })
      return draft
    })
    expect(checkRows(typedRows(cells, stored, '.'), en, '.').drafts).toEqual(stored)
    expect(checkRows(typedRows(cells, stored, ','), es, ',').drafts).toEqual(stored)
  })

  test('of a file is read by its own name or by what it is called here', () => {
    expect(
      readRows(
        `Estación,paraCode,${es.field.value},${es.field.sendMode}\nS1,A,1.5,${es.sendMode.perPart}\n`,
        es,
      ),
    ).toEqual({
      rows: [{ stationNumber: 'S1', paraCode: 'A', value: 1.5, sendMode: 'perPart' }],
      leftOut: [],
    })
  })
})
