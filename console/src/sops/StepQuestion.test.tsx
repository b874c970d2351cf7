import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { type SopAnswer, sopAnswers } from '@takt/contract/sopAnswers.ts'
import type { StationSop } from '@takt/contract/sops.ts'
import { open, pretend } from '~/testing/open.tsx'
import { firstVersion, untitled } from '~/testing/untitled.ts'
import { StationSopView } from './StationSopView.tsx'

vi.mock('~/shapes/kept.ts', () => ({
  keptIn: () => ({
    keep: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    all: () => Promise.resolve([]),
  }),
}))

const plain = { textZh: null, textEs: null, textJa: null, picture: null, resultCode: null, scanPattern: null }
const sop: StationSop = {
  lineNumber: 'L1',
  sopCode: 'SEAL',
  sopVer: 2,
  sopTitle: 'Seals',
  ...untitled,
  sopLanguage: 'en',
  typeNo: null,
  stationNumber: 'S10',
  fileId: null,
  fileName: null,
  fileType: null,
  steps: [
    { ...plain, textEn: 'Tighten', asks: 'value', resultCode: 'TORQUE', mustAnswer: true },
    { ...plain, textEn: 'Scan the housing', asks: 'scan', scanPattern: 'HSG-##', mustAnswer: true },
    { ...plain, textEn: 'Look', asks: 'confirm', mustAnswer: false },
  ],
  readConfirm: false,
  ...firstVersion,
  validFrom: '2026-03-02T08:00:00Z',
  contentHash: 'abc',
  releasedBy: 'bob',
  releasedAt: '2026-03-02T08:00:00Z',
  readers: [],
}
const unit = '019ccc9a-7a60-7000-8000-000000000001'
const torque = {
  resultName: 'Torque',
  resultUnit: 'Nm',
  lowerSpecLimit: 8,
  upperSpecLimit: 12,
  targetText: null,
}
const server = pretend()
let taken: SopAnswer[] = []
const calls = () => server.called.filter(({ path }) => path.includes('sopAnswers/answer'))

beforeEach(() => {
  server.called.length = 0
  taken = []
  server.on(sopAnswers.here, () => ({ answers: taken, results: [{ ...torque, resultCode: 'TORQUE' }] }))
  server.on(sopAnswers.answer, (wish) => {
    const { sopVer } = sop
    const made: SopAnswer = {
      ...wish,
      lineNumber: 'L1',
      sopVer,
      passNo: 1,
      asks: sop.steps[wish.stepNo - 1]!.asks!,
      resultCode: sop.steps[wish.stepNo - 1]!.resultCode,
      answerValue: wish.answerValue ?? null,
      answerText: wish.answerText ?? null,
      picture: null,
      operatorNo: wish.operatorNo ?? 'ANN',
      answeredBy: 'device',
      answeredAt: '2026-03-02T08:00:00Z',
    }
    taken = [...taken, made]
    return made
  })
})
const show = (people = [{ operatorNo: 'ANN', name: 'Ann' }]) =>
  open(<StationSopView sop={sop} station="S10" unit={unit} people={people} />, {
    grants: { station: 'edit' },
  })

test('steps are answered one by one: what has not its form is refused, and the next one is shown', async () => {
  const user = userEvent.setup()
  await show()
  expect(await screen.findByText('Still to answer: step 1, 2')).toBeTruthy()
  const value = screen.getByLabelText('Value of Torque')
  await user.type(value, 'much{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Type a number')
  await user.clear(value)
  await user.type(value, '13,5{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('13,5 is outside 8 to 12\u00a0Nm')
  expect(calls()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(calls()).toMatchObject([{ body: { stepNo: 1, answerValue: 13.5 } }]))
  expect(await screen.findByText('Still to answer: step 2')).toBeTruthy()
  const scan = await screen.findByLabelText('Scan: HSG-##')
  await user.type(scan, 'GB-1{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('HSG-##')
  await user.clear(scan)
  await user.type(scan, 'HSG-42{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(calls().map(({ body }) => body)).toMatchObject([
      { stepNo: 1, contentHash: 'abc', sopVer: 2, productId: unit, stationNumber: 'S10' },
      { stepNo: 2, answerText: 'HSG-42' },
      { stepNo: 3 },
    ]),
  )
  expect(await screen.findByText('All is answered for this unit')).toBeTruthy()
})

test('a value of what the unit is not measured for is not waited for', async () => {
  server.on(sopAnswers.here, () => ({ answers: [], results: [] }))
  await show()
  expect(await screen.findByText('Still to answer: step 2')).toBeTruthy()
})

test('of several people one is chosen, and a refusal is at the step', async () => {
  const user = userEvent.setup()
  server.on(sopAnswers.answer, () => refuse('sopAnswers.nobody', { stationNumber: 'S10' }))
  await show([
    { operatorNo: 'ANN', name: 'Ann' },
    { operatorNo: 'BOB', name: 'Bob' },
  ])
  expect(await screen.findByText(/choose who answers/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Bob/ }))
  await user.type(await screen.findByLabelText('Value of Torque'), '10{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Nobody is signed on at S10')
  expect(calls()).toMatchObject([{ body: { operatorNo: 'BOB' } }])
  expect(screen.getByText('Tighten')).toBeTruthy()
})

test('without a network the answer waits and the work goes on', async () => {
  const user = userEvent.setup()
  server.on(sopAnswers.answer, () => refuse('call.offline'))
  await show()
  await user.type(await screen.findByLabelText('Value of Torque'), '10{Enter}')
  expect(await screen.findByText('Answers kept here until there is a network: 1')).toBeTruthy()
  expect(screen.getByText('Scan the housing')).toBeTruthy()
  expect(screen.getByText('Still to answer: step 2')).toBeTruthy()
})
