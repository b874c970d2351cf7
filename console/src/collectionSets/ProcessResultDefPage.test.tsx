import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { collectionSets, type CollectionSet, type ProcessResult } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import ProcessResultDefPage from './ProcessResultDefPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const bolt = (colSetVersion: number, part: Partial<CollectionSet> = {}): CollectionSet => ({
  colSetId: 'BOLT',
  colSetVersion,
  colSetName: 'Bolting',
  definitionStatus: colSetVersion === 1 ? 'released' : 'draft',
  remark: null,
  subgroupBy: 'consecutive',
  subgroupMinutes: 60,
  charCount: 2,
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 7,
  ...part,
})
const torque = (part: Partial<ProcessResult> = {}): ProcessResult => ({
  colSetId: 'BOLT',
  colSetVersion: 1,
  charSeqNum: 10,
  resultCode: 'TORQUE',
  resultName: 'Torque',
  resultUnit: 'Nm',
  unitCount: 1,
  valueCount: 1,
  targetValue: 24,
  upperSpecLimit: 26,
  lowerSpecLimit: 22,
  targetText: null,
  manualAutoMode: 'automatic',
  ...part,
})
const angle = torque({
  charSeqNum: 20,
  resultCode: 'ANGLE',
  resultName: 'Angle',
  resultUnit: '°',
  targetValue: null,
  upperSpecLimit: 60,
  lowerSpecLimit: 30,
})
const server = pretend()
const asAdmin = { grants: { processResultDef: 'edit' } } as const
const draft = { ...asAdmin, at: '/?set=BOLT&version=2' }
let sets: CollectionSet[]

beforeEach(() => {
  server.called.length = 0
  sets = [bolt(2), bolt(1), { ...bolt(1), colSetId: 'BOLT-LONG' }]
  server.on(collectionSets.list, ({ colSetId }) => {
    const rows = sets.filter((set) => !colSetId || set.colSetId.includes(colSetId))
    return { rows, total: rows.length }
  })
  server.on(collectionSets.results, ({ colSetVersion }) => ({
    rows: [torque({ upperSpecLimit: colSetVersion === 2 ? 27 : 26 }), angle],
    total: 2,
  }))
  server.on(audit.of, () => [])
})

const article = async () => within(await screen.findByRole('article'))
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`collectionSets/${name}`)).map(({ body }) => body)
const cell = async (text: string) => (await article()).getByRole('gridcell', { name: text })
const type = async (user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) => {
  await user.click(into)
  await user.keyboard(`${text}{Enter}`)
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getAllByRole('button', { name }).at(-1)!)

test('a released version is only read, shows why, and can be released no more', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, { ...asAdmin, at: '/?set=BOLT&version=1' })
  const pane = await article()
  expect(pane.getByText(/can no longer be changed/)).toBeTruthy()
  await user.dblClick(await cell('26'))
  expect(pane.queryByRole('textbox')).toBeNull()
  expect(pane.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(pane.getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).toBe('true')
  expect(pane.getByRole('button', { name: 'Retire' }).getAttribute('aria-disabled')).toBeNull()
})

test('the rows of a draft are saved as one, after a yes, on the revision they were begun from', async () => {
  const user = userEvent.setup()
  server.on(collectionSets.update, () => bolt(2, { revision: 8 }))
  await open(<ProcessResultDefPage />, draft)
  await type(user, await cell('27'), '27.5')
  await user.click((await article()).getByRole('button', { name: 'Remove: ANGLE' }))
  await press(user, 'Save')
  expect((await screen.findAllByText('Save changes of BOLT, version 2?')).length).toBeGreaterThan(0)
  expect(sent('update')).toEqual([])
  await press(user, 'Save')
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      {
        colSetId: 'BOLT',
        colSetVersion: 2,
        revision: 7,
        characteristics: [{ resultCode: 'TORQUE', upperSpecLimit: 27.5, targetValue: 24 }],
      },
    ]),
  )
  await waitFor(async () =>
    expect((await article()).getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
})

test('by time a set requires the minutes of its subgroups', async () => {
  const user = userEvent.setup()
  server.on(collectionSets.update, () => bolt(2, { revision: 8 }))
  await open(<ProcessResultDefPage />, draft)
  const by = await screen.findByRole('combobox', { name: 'Subgroups by' })
  expect(screen.queryByRole('spinbutton', { name: 'Minutes in a subgroup' })).toBeNull()
  await user.click(by)
  await user.click((await screen.findAllByText('Time')).at(-1)!)
  await user.type(await screen.findByRole('spinbutton', { name: 'Minutes in a subgroup' }), '30{Enter}', {
    initialSelectionStart: 0,
    initialSelectionEnd: 2,
  })
  await press(user, 'Save')
  await screen.findAllByText('Save changes of BOLT, version 2?')
  await press(user, 'Save')
  await waitFor(() =>
    expect(sent('update')).toMatchObject([{ revision: 7, subgroupBy: 'time', subgroupMinutes: 30 }]),
  )
})

test('limits that contradict each other are not sent: each fault is named and leads to its cell', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, draft)
  await type(user, await cell('27'), '21')
  const pane = await article()
  expect(
    within(pane.getByRole('alert')).getByText('The lower limit of TORQUE is above the upper limit'),
  ).toBeTruthy()
  expect(pane.getByRole('gridcell', { name: /24.*outside its limits/ })).toBeTruthy()
  await press(user, 'Save')
  expect(sent('update')).toEqual([])
  await user.click(pane.getByRole('button', { name: 'TORQUE · Lower limit' }))
  expect(pane.getByLabelText<HTMLInputElement>('Lower limit').value).toBe('22')
})

test('while something is unsaved a set is neither released nor left without a question', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, draft)
  await type(user, await cell('27'), '28')
  const pane = await article()
  await waitFor(() =>
    expect(pane.getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).toBe('true'),
  )
  await user.click(screen.getByText('BOLT-LONG'))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(await cell('28')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByText('BOLT-LONG'))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'BOLT-LONG' })).toBeTruthy()
})

test('whoever saves an old revision is refused once, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  server.on(collectionSets.update, () => refuse('record.changed'))
  await open(<ProcessResultDefPage />, draft)
  await type(user, await cell('27'), '28')
  await press(user, 'Save')
  await screen.findAllByText('Save changes of BOLT, version 2?')
  await press(user, 'Save')
  expect((await screen.findAllByText(/Someone else changed this/)).length).toBe(1)
  expect(await cell('28')).toBeTruthy()
})

test('a draft that is in a route is not deleted, and where is shown once', async () => {
  const user = userEvent.setup()
  server.on(collectionSets.delete, () => refuse('definition.in_use', { by: 'R-GB 2' }))
  await open(<ProcessResultDefPage />, draft)
  await user.click((await article()).getByRole('button', { name: 'Delete' }))
  await user.click(inQuestion().getByRole('button', { name: 'Delete' }))
  expect((await screen.findAllByText('Delete failed, it is in use: R-GB 2')).length).toBe(1)
})

test('a set without characteristics shows what keeps it from being released', async () => {
  const user = userEvent.setup()
  server.on(collectionSets.results, () => ({ rows: [], total: 0 }))
  await open(<ProcessResultDefPage />, draft)
  await user.hover((await article()).getByRole('button', { name: 'Release' }))
  expect((await screen.findAllByText('It has no characteristics yet')).length).toBe(1)
})

test('lines of a spreadsheet are pasted over the rows', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, draft)
  await user.click(await cell('ANGLE'))
  fireEvent.paste((await article()).getByLabelText('Result code'), {
    clipboardData: { getData: () => 'FORCE\tForce\tkN\nDEPTH\tDepth\tmm\n' },
  })
  expect(await cell('FORCE')).toBeTruthy()
  expect(await cell('DEPTH')).toBeTruthy()
  expect((await article()).queryByText('ANGLE')).toBeNull()
})

test('two versions side by side show what changed', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, draft)
  const pane = await article()
  await waitFor(() =>
    expect(pane.getByRole('button', { name: 'Compare' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await user.click(pane.getByRole('button', { name: 'Compare' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Changed 1 · Added 0 · Removed 0 · Equal 1')).toBeTruthy()
  expect(sheet.getByRole('row', { name: /Upper limit 26 27/ })).toBeTruthy()
  expect(sheet.queryByText('ANGLE')).toBeNull()
})

test('a value typed in is judged by the limits of the set, and the limit it misses is named', async () => {
  const user = userEvent.setup()
  await open(<ProcessResultDefPage />, { ...asAdmin, at: '/?set=BOLT&version=1' })
  const pane = await article()
  await user.click(pane.getByRole('tab', { name: 'Test a value' }))
  const reading = await pane.findByLabelText('Value TORQUE')
  const judged = async (value: string) => {
    await user.clear(reading)
    await user.type(reading, value)
    return within(reading.closest('tr')!).getByRole('status').textContent
  }
  expect(await judged('22')).toBe('OK ')
  expect(await judged('21.9')).toBe('NG below the lower limit 22.00')
  expect(await judged('26.1')).toBe('NG above the upper limit 26.00')
  expect(await judged('abc')).toBe('Enter a number')
})
