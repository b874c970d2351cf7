import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { output, type Output, type OutputRow } from '@takt/contract/output.ts'
import { open, pretend } from '~/testing/open.tsx'
import ProduceOverviewPage from './ProduceOverviewPage.tsx'

const row = (hour: number, over: Partial<OutputRow> = {}): OutputRow => ({
  start: `2026-03-02T0${hour}:00:00.000Z`,
  end: `2026-03-02T0${hour + 1}:00:00.000Z`,
  slotName: null,
  slotType: null,
  planned: true,
  made: 50,
  target: 60,
  gap: -10,
  ng: 2,
  hasBegun: true,
  okRate: 50 / 52,
  cycle: 72,
  orderCodes: ['WO-1'],
  reason: null,
  writtenBy: null,
  writtenAt: null,
  ...over,
})
const day: Output = {
  day: '2026-03-02',
  today: '2026-03-02',
  asOf: '2026-03-02T06:30:00.000Z',
  start: '2026-03-02T05:00:00.000Z',
  end: '2026-03-03T05:00:00.000Z',
  shiftName: null,
  typeNo: null,
  types: ['T1'],
  takt: 60,
  okRateTarget: null,
  shifts: [{ shiftName: 'Early', start: '2026-03-02T05:00:00.000Z', end: '2026-03-02T13:00:00.000Z' }],
  made: 50,
  ng: 2,
  okRate: 50 / 52,
  target: 120,
  targetNow: 59.6,
  gap: -9.6,
  rows: [
    row(5, { slotName: 'Start', slotType: 'work' }),
    row(7, { hasBegun: false, made: 0, ng: 0, gap: null, okRate: null, cycle: null, orderCodes: [] }),
  ],
}
const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`output/${name}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(output.day, (input) => ({ ...day, typeNo: input.typeNo ?? null }))
  server.on(output.writeReason, (wish) => wish)
})

test('a day that is none stays typed and is said to be none; the day that is shown stays', async () => {
  await open(<ProduceOverviewPage />, { grants: { produceOverview: 'edit' } })
  const input = await screen.findByLabelText<HTMLInputElement>('Day')
  await userEvent.clear(input)
  await userEvent.type(input, '02/31/2026')
  await userEvent.tab()
  expect(input.value).toBe('02/31/2026')
  expect(screen.getByText(/^Not a date/)).toBeTruthy()
  expect(sent('day').every((query) => query.day === undefined)).toBe(true)
})

test('why a slot fell behind is written to that slot; of one to come nothing can be written', async () => {
  const user = userEvent.setup()
  await open(<ProduceOverviewPage />, { grants: { produceOverview: 'edit' } })
  const [, begun, toCome] = await screen.findAllByRole('row')
  expect(within(begun!).getByText('Start')).toBeTruthy()
  expect(within(toCome!).getByRole('button', { name: 'Write a reason' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.click(within(begun!).getByRole('button', { name: 'Write a reason' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/Reason/), 'Feeder empty')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('writeReason')).toMatchObject([
      { start: '2026-03-02T05:00:00.000Z', reason: 'Feeder empty', was: null },
    ]),
  )
})

test('of one type the reason why there is no plan is shown', async () => {
  await open(<ProduceOverviewPage />, { grants: { produceOverview: 'view' }, at: '/?typeNo=T1' })
  expect(await screen.findByText(/No plan for a single type/)).toBeTruthy()
  expect(sent('day')[0]).toMatchObject({ typeNo: 'T1' })
})

test('a row leads nowhere for whoever may not look at passes', async () => {
  await open(<ProduceOverviewPage />, { grants: { produceOverview: 'view' } })
  const [, begun] = await screen.findAllByRole('row')
  expect(
    within(begun!).getByRole('button', { name: 'Passes in this time' }).getAttribute('aria-disabled'),
  ).toBe('true')
})

test('the plan until now, what is good and the gap add up on screen, next to the plan of the whole day', async () => {
  await open(<ProduceOverviewPage />, { grants: { produceOverview: 'view' } })
  const of = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).nextElementSibling!.textContent
  expect([
    await of('Plan until now'),
    await of('Actual (OK)'),
    await of('Gap'),
    await of('Plan of the whole day'),
  ]).toEqual(['60', '50', '−10', '120'])
  expect(screen.getByText('60 of 120')).toBeTruthy()
  expect(screen.getByText('Week 10')).toBeTruthy()
})
