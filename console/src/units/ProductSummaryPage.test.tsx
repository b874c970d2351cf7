import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { archives } from '@takt/contract/archives.ts'
import { refuse } from '@takt/contract/errors.ts'
import { find } from '@takt/contract/find.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { units } from '@takt/contract/units.ts'
import { open, pretend } from '~/testing/open.tsx'
import ProductSummaryPage from './ProductSummaryPage.tsx'
import { passOf, passportOf, unitOf, value } from '../testing/passport-samples.ts'
import { inQuestion } from '~/testing/question.ts'

const server = pretend()
const asEditor = { grants: { productSummary: 'edit' } } as const

const rows = [
  unitOf('SN-1'),
  unitOf('SN-2'),
  unitOf('SN-3', { processStatus: 'finished', resultStatus: 'ok' }),
]

const lastQueries = () =>
  server.called.filter(({ path }) => path.startsWith('/api/units/passport')).map(({ body }) => body.unit)

beforeEach(() => {
  server.called.length = 0
  server.on(units.list, () => ({ rows, next: null, total: rows.length }))
  server.on(units.passport, ({ unit }) =>
    passportOf(rows.find(({ productSn }) => productSn === unit) ?? refuse('record.unknown')),
  )
  server.on(processings.list, () => ({ rows: [], total: 0 }))
  server.on(types.list, () => ({ rows: [], total: 0 }))
  server.on(stations.names, () => [])
  server.on(archives.until, () => ({ passes: null, units: null }))
  server.on(genealogy.ofUnit, () => ({ productId: null, components: [], more: false, deeper: false }))
})

test('a scan that ends with Enter opens the passport, and the next scan writes over it', async () => {
  const user = userEvent.setup()
  await open(<ProductSummaryPage />, asEditor)
  await user.keyboard(' SN-1 {Enter}')
  expect(await screen.findByRole('heading', { name: 'SN-1' })).toBeTruthy()
  await user.keyboard('SN-2{Enter}')
  expect(await screen.findByRole('heading', { name: 'SN-2' })).toBeTruthy()
  expect(lastQueries()).toEqual(['SN-1', 'SN-2'])
})

test('an address with a unit opens its passport', async () => {
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-2' })
  expect(await screen.findByRole('heading', { name: 'SN-2' })).toBeTruthy()
})

test('walking down the list turns the passport next to it', async () => {
  const user = userEvent.setup()
  await open(<ProductSummaryPage />, asEditor)
  await user.click(await screen.findByRole('gridcell', { name: 'SN-1' }))
  await screen.findByRole('heading', { name: 'SN-1' })
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('heading', { name: 'SN-2' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next unit' }))
  expect(await screen.findByRole('heading', { name: 'SN-3' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next unit' }).getAttribute('aria-disabled')).toBe('true')
})

test('a unit held because it failed too often shows it in the list and in its passport, not the bare name of a step', async () => {
  const held = unitOf('SN-4', { processStatus: 'held', failedStep: 'Leak test' })
  server.on(units.list, () => ({ rows: [held], next: null, total: 1 }))
  server.on(units.passport, () => passportOf(held))
  const why = 'Failed at step Leak test; the route allows no further attempt'
  await open(<ProductSummaryPage />, asEditor)
  expect(await screen.findByRole('gridcell', { name: why })).toBeTruthy()
  await userEvent.click(screen.getByRole('gridcell', { name: 'SN-4' }))
  expect(within(await screen.findByRole('article', { name: 'Unit passport' })).getByText(why)).toBeTruthy()
})

test('what is out of its limits is marked, and that the station judged otherwise is shown', async () => {
  const values = [
    value({ resultValue: 9.5 }),
    value({ resultValue: 12.7, resultStatus: 'ng', verdict: 'ok' }),
  ]
  server.on(units.passport, () =>
    passportOf(rows[0]!, { passes: [passOf(1, { judged: 'ng', resultStatus: 'ng', values })] }),
  )
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-1' })

  expect(await screen.findByText('1 out of limits')).toBeTruthy()
  expect(screen.getByText('The station reports OK, the system result is NG')).toBeTruthy()
  const good = screen.getByRole('row', { name: /Reading 1 9\.50 Nm 8\.00 – 12\.00 OK/ })
  const bad = screen.getByRole('row', { name: /Reading 2 12\.70 Nm 8\.00 – 12\.00 NG ?Station reports OK/ })
  expect([good.dataset.out, bad.dataset.out]).toEqual(['false', 'true'])
})

test('the parameters a pass was made with are shown with their versions, in the timeline and folded', async () => {
  const parameters = [{ paraCode: 'PRESSURE', paraName: 'Press force', value: 6.5, unit: 'kN' }]
  server.on(units.passport, () =>
    passportOf(rows[0]!, { passes: [passOf(1, { paraVer: 3, stationParaVer: 1, parameters })] }),
  )
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-1' })
  await userEvent.click(await screen.findByText('Parameters: 1, version 3 (station 1)'))
  expect(await screen.findByRole('row', { name: /Press force\s*PRESSURE 6.5\skN/ })).toBeTruthy()
})

test('work without permission, a refused arrival and an open pass are in the timeline, in time', async () => {
  server.on(units.passport, () =>
    passportOf(rows[0]!, {
      passes: [
        passOf(1, { asked: false }),
        passOf(3, {
          attempt: 2,
          outTime: null,
          cycleTime: null,
          verdict: null,
          judged: null,
          resultStatus: null,
        }),
      ],
      refusedArrivals: [
        {
          stationNumber: 'S30',
          at: '2026-03-02T06:02:00.000Z',
          reasons: [
            { reason: 'notNextStep', about: 'S10' },
            { reason: 'orderNotProducing', about: 'WO-1' },
          ],
        },
      ],
    }),
  )
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-1' })
  await screen.findByText('Refused at S30')
  const [first, second, third] = document.querySelectorAll<HTMLElement>('li[data-kind]')
  expect(within(first!).getByText('Worked without start request')).toBeTruthy()
  expect(second!.textContent).toContain(
    'Another step of the route is next (S10)The order is not producing (WO-1)',
  )
  expect(third!.textContent).toMatch(/Attempt 2.*In work for/)
})

test('an unknown unit is reported once, in the passport’s place', async () => {
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=NOPE' })
  expect(await screen.findAllByText('There is no unit NOPE on line L1')).toHaveLength(1)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('where nothing is found, a note shows that older units are in archives', async () => {
  const user = userEvent.setup()
  const left = /^Records before .*2026.* are in archive files/
  server.on(archives.until, () => ({ passes: null, units: '2026-01-01T00:00:00.000Z' }))
  const { unmount } = await open(<ProductSummaryPage />, asEditor)
  expect(await screen.findByRole('gridcell', { name: 'SN-1' })).toBeTruthy()
  expect(screen.queryByText(left)).toBeNull()
  await user.keyboard('OLD-1{Enter}')
  expect(within(await screen.findByRole('alert')).getByText(left)).toBeTruthy()
  unmount()
  server.on(units.list, () => ({ rows: [], next: null, total: 0 }))
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?orderCode=WO-OLD' })
  expect(await screen.findByText(left)).toBeTruthy()
})

test('a move requires a reason; refused, it shows it once and keeps what was typed', async () => {
  const user = userEvent.setup()
  server.on(units.move, () => refuse('units.wrong_status', { processStatus: 'scrapped' }))
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-1' })
  await user.click(await screen.findByRole('button', { name: 'Hold' }))
  await user.click(inQuestion().getByRole('button', { name: 'Hold' }))
  expect(server.called.some(({ path }) => path.startsWith('/api/units/move'))).toBe(false)

  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Scratch')
  await user.click(inQuestion().getByRole('button', { name: 'Hold' }))
  await waitFor(() => expect(screen.getAllByText('Not possible in unit status Scrapped')).toHaveLength(1))
  expect(server.called.find(({ path }) => path.startsWith('/api/units/move'))?.body).toMatchObject({
    move: 'hold',
    reason: 'Scratch',
    productId: rows[0]!.productId,
  })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Scratch')
})

test('a serial of another line is not found here, but leads to that line', async () => {
  const found = (lineNumber: string, code: string) =>
    ({ found: 'unit', lineNumber, code, typeNo: 'GB', processStatus: 'finished' }) as const
  server.on(find.records, () => [found('L7', 'SN-9'), found('L8', 'SN-90')])
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-9' })
  expect(await screen.findByRole('button', { name: 'Open on line L7' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open on line L8' })).toBeNull()
})

test('a finished unit can be held, once held for another reason too, and released; it cannot be scrapped', async () => {
  const finished = { resultStatus: 'ok', finishedAt: '2026-03-02T06:05:00.000Z' } as const
  const possible = () =>
    ['Hold', 'Release', 'Scrap'].filter(
      (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true',
    )
  server.on(units.passport, ({ unit }) =>
    passportOf(unitOf(unit, { ...finished, processStatus: unit === 'SN-3' ? 'finished' : 'held' })),
  )
  const { unmount } = await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-3' })
  await screen.findByRole('button', { name: 'Hold' })
  expect(possible()).toEqual(['Hold'])
  unmount()
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-4' })
  await screen.findByRole('button', { name: 'Hold' })
  expect(possible()).toEqual(['Hold', 'Release'])
})

test('who may only look can do nothing; the buttons stay', async () => {
  await open(<ProductSummaryPage />, { grants: { productSummary: 'view' }, at: '/?unit=SN-1' })
  await screen.findByRole('button', { name: 'Hold' })
  for (const name of ['Hold', 'Release', 'Scrap'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
})

test('printing shows the passport as a paper of its own while it lasts', async () => {
  await open(<ProductSummaryPage />, { ...asEditor, at: '/?unit=SN-1' })
  await screen.findByRole('button', { name: 'Print' })
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('body > article')?.textContent).toContain('WO-1 · Gearboxes')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('body > article')).toBeNull())
})
