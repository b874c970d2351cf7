import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { preferences } from '@takt/contract/preferences.ts'
import { stations } from '@takt/contract/stations.ts'
import { type StationTelegramPair, telegrams } from '@takt/contract/telegrams.ts'
import { open, pretend } from '~/testing/open.tsx'
import StationLogViewPage from './StationLogViewPage.tsx'

const id = '01a2b3c4-0000-7000-8000-000000000001'
const at = '2026-03-02T06:00:00.000Z'
const refused: StationTelegramPair = {
  id,
  lineNumber: 'L1',
  stationNumber: 'S30',
  teleType: 'complete',
  messageId: 'm-17',
  productSn: 'SN-1',
  productId: null,
  at: null,
  heardAt: at,
  latency: 4.25,
  teleResult: 'refused',
  answerCode: 40_100,
  errorKey: 'operators.no_station',
  traceId: 'ab12cd34-000003',
  errorFacts: null,
  attempts: 3,
  request: '{"sn":"SN-1","results":[1]}',
  response: '{"code":40100}',
  requestPath: 'telegrams/L1/1/request',
  responsePath: 'telegrams/L1/1/response',
  cut: false,
}
const server = pretend()
const lastQuery = (name: string) =>
  server.called.filter(({ path }) => path.includes(`telegrams/${name}`)).map(({ body }) => body)
const editor = { grants: { stationLogView: 'view' as const, productSummary: 'view' as const } }
const record = async () =>
  within((await screen.findByText(/"results"/)).closest<HTMLElement>('[role=dialog]')!)
let kept = refused

beforeEach(() => {
  server.called.length = 0
  kept = refused
  server.on(telegrams.list, () => ({ rows: [refused], next: null, total: 1 }))
  server.on(telegrams.telegram, () => kept)
  server.on(preferences.views, () => [])
  server.on(stations.names, () => [{ stationNumber: 'S30', stationName: 'Press' }])
})

test('a row tells station, telegram and latency, and why it was refused, without the facts nobody kept', async () => {
  await open(<StationLogViewPage />, editor)
  const row = within(await screen.findByRole('row', { name: /S30/ }))
  expect(row.getByText('Result')).toBeTruthy()
  expect(row.getByText('The line has no station …')).toBeTruthy()
  expect(row.getByText('4.25')).toBeTruthy()
  expect(row.getByRole('link', { name: 'SN-1' })).toBeTruthy()
})

test('a row shows the number that its refusal names', async () => {
  server.on(telegrams.list, () => ({
    rows: [{ ...refused, errorKey: 'station.clock_ahead', errorFacts: { seconds: 42 } }],
    next: null,
    total: 1,
  }))
  await open(<StationLogViewPage />, editor)
  expect(await screen.findByText(/is 42 s in the future/)).toBeTruthy()
})

test('a row shows in the reader’s words why a unit was not let in; opened, also where only the answer contains it', async () => {
  const noGo = { ...refused, teleType: 'arrive' as const, teleResult: 'noGo' as const, errorKey: null }
  const reasons = [
    { reason: 'sopUnread' as const, about: 'S20-ASK: OP-1' },
    { reason: 'toolLocked' as const, about: 'DIE-1 parts' },
  ]
  server.on(telegrams.list, () => ({ rows: [{ ...noGo, errorFacts: { reasons } }], next: null, total: 1 }))
  kept = { ...noGo, response: JSON.stringify({ code: 20000, data: { answer: 'noGo', reasons } }) }
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const text =
    'A work instruction has not been read (S20-ASK: OP-1) · A tool at the station is worn out (DIE-1 – Parts)'
  const sheet = await record()
  expect(sheet.getByText(text)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('what one unit was is found by its serial number, which stays in the address', async () => {
  await open(<StationLogViewPage />, { ...editor, at: '/?productSn=SN-1' })
  await waitFor(() => expect(lastQuery('list').at(-1)).toMatchObject({ productSn: 'SN-1' }))
  expect(await screen.findByRole('button', { name: 'Serial number SN-1' })).toBeTruthy()
})

test('an opened telegram shows its refusal with the numbers of its answer', async () => {
  kept = {
    ...refused,
    errorKey: 'station.clock_ahead',
    response: JSON.stringify({ code: 40971, facts: { seconds: 3600 } }),
  }
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  expect(await screen.findByText(/is 3600 s in the future/)).toBeTruthy()
})

test('an opened telegram shows both texts in lines, and how often it came', async () => {
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  expect(sheet.getByText(/"results"/).textContent).toContain('\n')
  expect(sheet.getByText(/"code": 40100/)).toBeTruthy()
  expect(sheet.getByText('m-17')).toBeTruthy()
  expect(sheet.getByText('3')).toBeTruthy()
})

test('what it would be answered now is requested only on wish', async () => {
  server.on(telegrams.tryOut, () => ({ response: '{"code":20000,"verdict":"go"}' }))
  const user = userEvent.setup()
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  expect(lastQuery('tryOut')).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Try it now' }))
  const trial = await sheet.findByRole('region', { name: 'Answer now, as a trial' })
  expect(trial.textContent).toContain('"verdict": "go"')
  expect(lastQuery('tryOut')).toMatchObject([{ id }])
})

test('a trial shows what is different from the answer that was recorded, without envelope and sentences', async () => {
  const reason = { reason: 'notNextStep', about: 'S10' }
  const answered = { answer: 'noGo', reasons: [reason] }
  kept = {
    ...refused,
    response: JSON.stringify({
      code: 20_000,
      message: 'OK',
      data: { ...answered, reasons: [{ ...reason, message: 'Not the next step' }] },
    }),
  }
  server.on(telegrams.tryOut, () => ({
    response: JSON.stringify({ ...answered, answer: 'go', reasons: [] }),
  }))
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  await userEvent.click(sheet.getByRole('button', { name: 'Try it now' }))
  const changed = await sheet.findByRole('region', { name: 'What is different from the recorded answer' })
  expect([...changed.querySelectorAll('del')].map((line) => line.textContent?.trim())).toContain(
    '−   "answer": "noGo",',
  )
  expect(changed.textContent).not.toContain('Not the next step')
  server.on(telegrams.tryOut, () => ({ response: JSON.stringify(answered) }))
  await userEvent.click(sheet.getByRole('button', { name: 'Try it now' }))
  expect(await sheet.findByText('No line differs.')).toBeTruthy()
})

test('a message is compared with the one before it, of the same station and kind', async () => {
  const earlier = { ...refused, id: id.replace(/1$/, '0'), request: '{"sn":"SN-1","results":[2]}' }
  server.on(telegrams.list, (input) => ({
    rows: 'to' in input ? [earlier] : [refused],
    next: null,
    total: 1,
  }))
  server.on(telegrams.telegram, (input) => (input.id === id ? refused : earlier))
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  await userEvent.click(sheet.getByRole('button', { name: 'Compare with the message before' }))
  const changed = await sheet.findByRole('region', { name: /^Request: what is different from/ })
  expect([...changed.querySelectorAll('ins, del')].map((line) => line.textContent?.trim())).toEqual([
    '−     2',
    '+     1',
  ])
  within(sheet.getByRole('region', { name: /^Response: what is different/ })).getByText('No line differs.')
  expect(lastQuery('list').at(-1)).toMatchObject({
    stationNumber: 'S30',
    teleType: ['complete'],
    to: at,
    limit: 1,
  })
})

test('the first of its kind shows that there is none before', async () => {
  server.on(telegrams.list, (input) => ({
    rows: 'to' in input ? [] : [refused],
    next: null,
    total: 1,
  }))
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  await userEvent.click(sheet.getByRole('button', { name: 'Compare with the message before' }))
  expect(await sheet.findByText('There is no earlier message of this kind.')).toBeTruthy()
})

test('a heartbeat cannot be tried, and a text that was cut is marked', async () => {
  kept = { ...refused, teleType: 'heartbeat', cut: true }
  await open(<StationLogViewPage />, { ...editor, at: `/?telegram=${id}` })
  const sheet = await record()
  expect(sheet.queryByRole('button', { name: 'Try it now' })).toBeNull()
  expect(sheet.getByText(/beginning of a long text/)).toBeTruthy()
})

test('the figures show when nobody called', async () => {
  const user = userEvent.setup()
  server.on(telegrams.traffic, () => ({ seconds: 60, from: at, to: at, buckets: [], hours: [] }))
  await open(<StationLogViewPage />, editor)
  await user.click(await screen.findByText('Traffic and latency'))
  expect(await screen.findByText('No station calls in this period')).toBeTruthy()
})
