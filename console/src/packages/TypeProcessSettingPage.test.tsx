import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { boms } from '@takt/contract/boms.ts'
import { packages, type ShownPackage, type ShownStep } from '@takt/contract/packages.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import TypeProcessSettingPage from './TypeProcessSettingPage.tsx'

const step = (stepSeq: number, part: Partial<ShownStep> = {}): ShownStep => ({
  stepSeq,
  skipped: false,
  parametersNeeded: true,
  cycleTime: null,
  labelTemplate: null,
  samplingRate: 1,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  colSetId: null,
  colSetVersion: null,
  bomRows: [],
  recipes: [],
  ...part,
})
const shown = (part: Partial<ShownPackage> = {}): ShownPackage => ({
  typeNo: 'GB',
  typeVer: 1,
  processingNumber: 'R',
  processingVer: 2,
  packageVer: 1,
  definitionStatus: 'draft',
  bomCode: null,
  bomVer: null,
  remark: null,
  steps: [],
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 4,
  shownSteps: [
    step(10, { recipes: [{ lineNumber: 'L1', typeNo: 'GB', paraVer: 3 }] }),
    step(20, { mustPass: false }),
  ],
  findings: [],
  unusedBill: null,
  ...part,
})
const server = pretend()
const editing = { grants: { typeProcessSetting: 'edit', typePara: 'view' } } as const
const at = '/?type=GB&typeVersion=1&route=R&routeVersion=2&version=1'
let whole: ShownPackage

beforeEach(() => {
  server.called.length = 0
  whole = shown()
  server.on(packages.list, () => ({ rows: [whole], total: 1 }))
  server.on(packages.show, () => whole)
  server.on(types.list, () => ({ rows: [], total: 0 }))
  server.on(processings.list, () => ({ rows: [], total: 0 }))
  server.on(boms.list, () => ({ rows: [], total: 0 }))
  server.on(audit.of, () => [])
})
const article = async () => within(await screen.findByRole('article'))
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`packages/${name}`)).map(({ body }) => body)

test('a new package requires the type first, then the route', async () => {
  const user = userEvent.setup()
  await open(<TypeProcessSettingPage />, editing)
  await user.click(await screen.findByRole('button', { name: 'New package' }))
  expect(await screen.findByText('choose a type number first')).toBeTruthy()
  expect(screen.getByText('choose a processing code first')).toBeTruthy()
})

test('every fault is named with the way to its correction, and keeps the package from being released', async () => {
  whole = shown({
    findings: [
      { packageFault: 'recipeMissing', about: 'L1 S20' },
      { packageFault: 'bomOfOtherType', about: 'BOM 1 (PS)' },
    ],
  })
  await open(<TypeProcessSettingPage />, { ...editing, at })
  const pane = await article()
  expect(pane.getByText(/A station has no released parameters for the type: L1 S20/)).toBeTruthy()
  expect(pane.getByText(/another type: BOM 1 \(PS\)/)).toBeTruthy()
  expect(pane.getByRole('link', { name: 'Fix' }).getAttribute('href')).toContain('/produce/typePara?type=GB')
  expect(pane.getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).toBe('true')
})

test('only an optional step can be left out; the steps are saved as one after a yes', async () => {
  const user = userEvent.setup()
  server.on(packages.update, () => shown({ revision: 5 }))
  await open(<TypeProcessSettingPage />, { ...editing, at })
  const [must, optional] = (await article()).getAllByRole('switch', { name: /Skipped/ })
  expect((must as HTMLButtonElement).disabled).toBe(true)
  await user.click(optional!)
  await user.click((await article()).getAllByRole('combobox', { name: /Label template/ })[0]!)
  await user.click(await screen.findByTitle('A4 sheet, QR code'))
  await user.click((await article()).getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Save changes of GB 1 · R 2, version 1?')
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      {
        typeNo: 'GB',
        processingVer: 2,
        packageVer: 1,
        revision: 4,
        steps: [
          { stepSeq: 10, skipped: false, labelTemplate: 'sheetA4-qrcode' },
          { stepSeq: 20, skipped: true },
        ],
      },
    ]),
  )
  await waitFor(async () =>
    expect((await article()).getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
})

test('released it is only read, and shows what became of what it names', async () => {
  whole = shown({
    definitionStatus: 'released',
    findings: [{ packageFault: 'bomNotReleased', about: 'BOM 1' }],
  })
  await open(<TypeProcessSettingPage />, { ...editing, at })
  const pane = await article()
  expect(pane.getByText('Items used by this package have changed since: orders cannot start')).toBeTruthy()
  expect(pane.queryByRole('switch')).toBeNull()
  expect(pane.getByText('L1 Version 3')).toBeTruthy()
})
