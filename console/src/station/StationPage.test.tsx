import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { sops } from '@takt/contract/sops.ts'
import { stations } from '@takt/contract/stations.ts'
import { type StationScreen, stationScreen } from '@takt/contract/stationScreen.ts'
import { open, pretend } from '~/testing/open.tsx'
import { atWork, quiet } from '~/testing/station.ts'
import { firstVersion, untitled } from '~/testing/untitled.ts'
import StationPage from './StationPage.tsx'

const server = pretend()
const other = '0190c0de-0000-7000-8000-000000000002'
const sent = (name: string) => server.called.filter(({ path }) => path.includes(name)).map(({ body }) => body)
const show = (over: Partial<StationScreen>) => server.on(stationScreen.of, () => ({ ...quiet, ...over }))
const all = { station: 'edit', lossInquiry: 'edit', defectReporting: 'edit' } as const
const begin = (grants: Record<string, 'view' | 'edit'> = {}) =>
  open(<StationPage />, { grants: { ...all, ...grants }, at: '/' })
beforeEach(() => {
  server.called.length = 0
  localStorage.clear()
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  show({})
})

test('a device asks once where it is', async () => {
  localStorage.removeItem('station L1')
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: /Press/ }))
  expect(localStorage.getItem('station L1')).toBe('S10')
  expect(await screen.findByText('No unit is in work here.')).toBeTruthy()
  expect(screen.getByText('No order is produced on this line.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Nobody is signed on/ })).toBeTruthy()
})

test('the unit in work shows its step, its attempt and its parameters; what was refused goes once it is over', async () => {
  const recipe = [{ paraCode: 'FORCE', paraName: 'Press force', value: 12.5, unit: 'kN' }]
  show({
    atWork,
    recipe,
    refused: { productId: null, productSn: 'L1-167', at: quiet.asOf, over: true, reasons: [] },
  })
  await begin()
  const unit = await screen.findByRole('region', { name: 'In work' })
  for (const text of ['168', '10 · Press', 'Attempt 2', 'Parameters, version 7', 'Press force', '12.5 kN'])
    expect(within(unit).getByText(text)).toBeTruthy()
  expect(screen.queryByText('L1-167 was not let in')).toBeNull()
})

test('what keeps a unit away is put in words, with what to do and the way there', async () => {
  show({
    refused: {
      productId: null,
      productSn: 'L1-169',
      at: quiet.asOf,
      over: false,
      reasons: [{ reason: 'operatorMissing', about: 'S10' }],
    },
  })
  const user = userEvent.setup()
  await begin()
  const refused = within((await screen.findByText('L1-169 was not let in')).closest('section')!)
  expect(refused.getByText('Nobody is logged in at the station')).toBeTruthy()
  expect(refused.getByText('Sign on with your badge.')).toBeTruthy()
  await user.click(refused.getByRole('button', { name: 'Open People' }))
  expect(await screen.findByLabelText('Badge of who signs on')).toBeTruthy()
})

test('a badge signs on; signing off is chosen first', async () => {
  const people = [{ operatorNo: 'ANN', name: 'Ann Lee', since: quiet.asOf, qualified: false }]
  show({ people, optLevel: 2 })
  server.on(stationScreen.signOff, () => ({ operatorNo: 'ANN', stationNumber: 'S10' }))
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: 'Ann Lee' }))
  expect(screen.getByText('Not qualified for this station')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign off' }))
  await user.type(screen.getByLabelText('Badge of who signs off'), 'CARD-7{Enter}')
  expect(await screen.findByText('Ann Lee is signed off')).toBeTruthy()
  expect(sent('signOff')).toMatchObject([{ stationNumber: 'S10', cardId: 'CARD-7' }])
  expect(sent('signOn')).toEqual([])
})

test('who may only look sees why, and signs nobody on', async () => {
  const user = userEvent.setup()
  await begin({ station: 'view' })
  await user.click(await screen.findByRole('button', { name: /Nobody is signed on/ }))
  expect(screen.queryByLabelText('Badge of who signs on')).toBeNull()
})

test('help is called in two presses, and a call that is open is answered here', async () => {
  server.on(andon.call, () => ({}) as never)
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: 'Call for help' }))
  await user.click(await screen.findByRole('button', { name: 'Equipment' }))
  await user.click(screen.getByRole('button', { name: 'Call' }))
  await waitFor(() =>
    expect(sent('andon/call')).toMatchObject([
      { stationNumber: 'S10', lossType: 'equipment', message: null },
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull()
})

test('a second badge during a slow sign-on is not lost, and a number that was accepted does not stay', async () => {
  const answers: (() => void)[] = []
  const slow = vi.fn<typeof fetch>(fetch)
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes('signOn')) await new Promise<void>((answer) => answers.push(answer))
    return slow(...request)
  })
  server.on(stationScreen.signOn, ({ cardId }) => ({
    operatorNo: cardId,
    name: cardId,
    stationNumber: 'S10',
    since: quiet.asOf,
    leftStation: null,
    level: 1,
    optLevel: 0,
    qualified: true,
  }))
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: /Nobody is signed on/ }))
  const badge = screen.getByLabelText<HTMLInputElement>('Badge of who signs on')
  await user.type(badge, 'CARD-1{Enter}')
  await user.clear(badge)
  await user.type(badge, 'CARD-2{Enter}')
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!()
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(badge.value).toBe('CARD-2')
  answers[1]!()
  expect(await screen.findByText('CARD-2 is signed on')).toBeTruthy()
  expect(sent('signOn')).toMatchObject([{ cardId: 'CARD-1' }, { cardId: 'CARD-2' }])
  await waitFor(() => expect(badge.value).toBe(''))
  vi.stubGlobal('fetch', slow)
})

test('only what arrives is heard, and an answer that fails later is shown', async () => {
  const vibrate = vi.fn()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  const [unit] = atWork
  const second = { ...unit!, productId: other, productSn: 'L1-169' }
  show({ atWork: [unit!, second] })
  server.on(andon.call, () => ({}) as never)
  const user = userEvent.setup()
  await begin()
  await user.click(await screen.findByRole('button', { name: 'Call for help' }))
  const call = async () => {
    await user.click(await screen.findByRole('button', { name: 'Equipment' }))
    await user.click(screen.getByRole('button', { name: 'Call' }))
  }
  show({ atWork: [unit!], stationName: 'One is left' })
  await call()
  expect(await screen.findByText('One is left')).toBeTruthy()
  expect(vibrate).toHaveBeenCalledTimes(1)
  server.on(stationScreen.of, () => {
    throw new Refusal('call.forbidden')
  })
  await call()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What is shown may be old.')
  show({})
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('What is shown may be old.')).toBeNull())
  Reflect.deleteProperty(navigator, 'vibrate')
})

test('an instruction that is being read stays at its step when the next unit comes; only a badge confirms it', async () => {
  const step = (textEn: string) => ({
    textEn,
    textZh: null,
    textEs: null,
    textJa: null,
    picture: null,
    asks: null,
    resultCode: null,
    scanPattern: null,
    mustAnswer: false,
  })
  const reader = {
    operatorNo: 'ANN',
    name: 'Ann Lee',
    sopVer: null,
    readAt: null,
    contentHash: null,
    expiresAt: null,
  }
  const sop: StationScreen['sops'][number] = {
    lineNumber: 'L1',
    sopCode: 'SEAL',
    sopVer: 3,
    sopTitle: 'Seals',
    ...untitled,
    sopLanguage: 'en',
    typeNo: null,
    stationNumber: 'S10',
    fileId: null,
    fileName: null,
    fileType: null,
    steps: [step('Take a seal'), step('Press it in')],
    readConfirm: true,
    ...firstVersion,
    validFrom: quiet.asOf,
    contentHash: 'abc',
    releasedBy: 'bob',
    releasedAt: quiet.asOf,
    readers: [{ ...reader, readState: 'missing' }],
  }
  show({ atWork, sops: [sop] })
  server.on(sops.confirm, () => ({}) as never)
  const user = userEvent.setup()
  await begin({ stationSop: 'edit' })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull()
  const next = { atWork: [{ ...atWork[0]!, productId: other }], stationName: 'Next unit' }
  const changed = { ...sop, sopVer: 4 }
  show({ ...next, sops: [changed] })
  await user.type(screen.getByLabelText('Badge of who has read it'), 'CARD-7{Enter}')
  expect(await screen.findByText('Next unit')).toBeTruthy()
  expect(screen.getByText('Press it in')).toBeTruthy()
  expect(screen.getByText('This instruction has just changed: version 4')).toBeTruthy()
  show({ ...next, sops: [{ ...changed, readers: [{ ...reader, readState: 'confirmed' }] }] })
  await user.type(screen.getByLabelText('Badge of who has read it'), 'CARD-7{Enter}')
  expect(await screen.findByText('Take a seal')).toBeTruthy()
  expect(screen.getByText('This instruction has just changed: version 4')).toBeTruthy()
})

test.each([true, false])(
  'the keyboard of a touch screen does not open by itself: coarse %s',
  async (coarse) => {
    const matchMedia = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(Object.create(matchMedia(query)) as object, {
        matches: coarse && query === '(pointer: coarse)',
      }),
    )
    const user = userEvent.setup()
    await begin()
    await user.click(await screen.findByRole('button', { name: /Nobody is signed on/ }))
    expect(document.activeElement === screen.getByLabelText('Badge of who signs on')).toBe(!coarse)
  },
)
