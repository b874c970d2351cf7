import { describe, expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { aLineState } from '../../testing/line-state.ts'
import type { Message } from '../../platform/kernel/kernel.ts'
import { noteMessage } from './event-order.ts'
import { play } from './play.ts'
import type { Floor } from './state.ts'
import type { RoutedStep } from './unit-state.ts'

const now = Date.parse('2026-01-01T12:00:00Z')

function aLine(): Floor {
  const floor = aLineState()
  const order = floor.orders.get('WO-1')!
  const change = (stepSeq: number, over: Partial<RoutedStep>) =>
    [stepSeq, { ...order.route!.steps.get(stepSeq)!, set: null, reworkStep: null, ...over }] as const
  order.bill = null
  order.route = {
    ...order.route!,
    steps: new Map([
      change(10, {}),
      change(20, { reworkStep: 20 }),
      change(30, { reworkStep: 90, returnStep: 30 }),
      change(90, { returnStep: null }),
    ]),
  }
  return floor
}

/** `20 ng` done at the given minute. */
const pass = (outcome: string, minute: number): Message => ({
  kind: 'complete',
  messageId: `${outcome} ${minute}`,
  at: '',
  time: now - 3_600_000 + minute * 60_000,
  stationNumber: `S${outcome.split(' ')[0]}`,
  productSn: 'U-1',
  verdict: outcome.endsWith('ng') ? 'ng' : 'ok',
  results: [],
  materials: [],
})

/** A refused message is sent again until the line takes it, as a station does. */
function heardInOrder(messages: readonly Message[]) {
  const floor = aLine()
  let left = messages
  while (left.length) {
    const refused = left.filter((message) => play(floor, message, now) instanceof Refusal)
    if (refused.length === left.length) throw new Error('nothing was taken')
    left = refused
  }
  const { processStatus, currentStep, resultStatus, failedStep, finishedAt } = floor.units.bySn.get('U-1')!
  const finished = [...floor.writes.slots.values()].reduce((sum, slot) => sum + slot.finished, 0)
  const order = floor.orders.get('WO-1')!
  return {
    processStatus,
    currentStep,
    resultStatus,
    failedStep,
    finishedAt,
    finished,
    ofOrder: order.finished,
    started: order.started,
  }
}

function ordersOf<T>(list: readonly T[]): T[][] {
  return list.length === 0
    ? [[]]
    : list.flatMap((one, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

describe('the messages of a unit end in the same state, in whatever order they come', () => {
  test.each([
    ['every step OK', ['10 ok', '20 ok', '30 ok'], 'finished'],
    ['a retest', ['10 ok', '20 ng', '20 ok', '30 ok'], 'finished'],
    ['a way through rework', ['10 ok', '20 ok', '30 ng', '90 ok', '30 ok'], 'finished'],
    ['a retest and rework', ['10 ok', '20 ng', '20 ok', '30 ng', '90 ok', '30 ok'], 'finished'],
    ['retests used up', ['10 ok', '20 ng', '20 ng', '30 ok'], 'held'],
  ])('%s', (_what, outcomes, processStatus) => {
    const messages = outcomes.map(pass)
    const inOrder = heardInOrder(messages)
    expect(inOrder).toMatchObject({ processStatus, started: 1 })
    for (const order of ordersOf(messages))
      expect(heardInOrder(order), order.map(({ messageId }) => messageId).join(', ')).toEqual(inOrder)
  })
})

test('work done before its turn does not count as done in its turn', () => {
  const messages = [pass('10 ok', 0), pass('30 ok', 1), pass('20 ok', 2)]
  expect(heardInOrder(messages)).toMatchObject({ processStatus: 'inProcess', currentStep: 30, finished: 0 })
})

test('an NG that came before its turn uses up no attempt', () => {
  const rework = ['10 ok', '20 ok', '30 ng', '90 ok', '30 ng'].map(pass)
  expect(heardInOrder(rework)).toMatchObject({ processStatus: 'held' })
  const early = ['10 ok', '30 ng', '20 ok', '30 ng'].map(pass)
  expect(heardInOrder(early)).toMatchObject({ processStatus: 'rework', currentStep: 90 })
  expect(heardInOrder([...early, pass('90 ok', 4), pass('30 ok', 5)])).toMatchObject({
    processStatus: 'finished',
  })
})

test('an NG that the route never took up keeps the unit from being finished', () => {
  const passes = ['10 ok', '90 ng', '20 ok', '30 ok'].map(pass)
  expect(heardInOrder(passes)).toMatchObject({ processStatus: 'held', failedStep: 'Step 90', finished: 0 })
})

test('an NG from a step the unit has left holds it, and a finished unit too', () => {
  const before = ['10 ok', '20 ok'].map(pass)
  expect(heardInOrder([...before, pass('20 ng', 2)])).toMatchObject({
    processStatus: 'held',
    currentStep: 30,
    failedStep: 'Step 20',
  })
  expect(heardInOrder([...before, pass('30 ok', 2), pass('20 ng', 3)])).toMatchObject({
    processStatus: 'held',
    failedStep: 'Step 20',
    finished: 1,
  })
})

test('a pass that was not asked for, and one whose messages were not kept, leave no gap before what is noted', () => {
  const floor = aLine()
  play(floor, pass('10 ok', 1), now)
  const [unit] = [...floor.units.byId.values()]
  expect(unit!.messages).toEqual([0, expect.any(Number)])
  unit!.messages = []
  noteMessage(floor, unit!, 3, 7)
  expect(unit!.messages).toEqual([0, 0, 0, 7])
  floor.journal.rollback()
  expect(unit!.messages).toEqual([])
})
