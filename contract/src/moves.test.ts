import { describe, expect, test } from 'vitest'
import { canMove, definitionMoveNames, definitionMoves, definitionStatuses } from './moves.ts'
import { lotMoveNames, lotMoves, lotStatuses } from './lots.ts'
import { orderMoveNames, orderMoves, orderStatuses } from './orders.ts'
import { processStatuses, statusBeforeHold, unitMoveNames, unitMoveRefusal, unitMoves } from './units.ts'

type Table = {
  statuses: readonly string[]
  moves: Record<string, { from: readonly string[]; to: string }>
  names: readonly string[]
  first: string
  ends: string[]
}

const tables: Record<string, Table> = {
  order: {
    statuses: orderStatuses,
    moves: orderMoves,
    names: orderMoveNames,
    first: 'created',
    ends: ['closed', 'cancelled'],
  },
  lot: {
    statuses: lotStatuses,
    moves: lotMoves,
    names: lotMoveNames,
    first: 'waiting',
    ends: ['reported', 'refused', 'scrapped', 'merged'],
  },
  definition: {
    statuses: definitionStatuses,
    moves: definitionMoves,
    names: definitionMoveNames,
    first: 'draft',
    ends: ['obsolete'],
  },
}

function reachable({ moves, first }: Table) {
  const reached = new Set([first])
  for (const status of reached) {
    for (const move of Object.values(moves)) if (canMove(move, status)) reached.add(move.to)
  }
  return reached
}

describe.each(Object.entries(tables))('an %s', (_, table) => {
  const { statuses, moves, first, ends } = table

  test('can come into every status', () =>
    expect([...reachable(table)].toSorted()).toEqual([...statuses].toSorted()))

  test('never goes back to where it began', () =>
    expect(Object.values(moves).filter(({ to }) => to === first)).toEqual([]))

  test('stays where it ended, and nowhere else', () =>
    expect(statuses.filter((status) => !Object.values(moves).some((move) => canMove(move, status)))).toEqual(
      ends,
    ))

  test('can come to an end from every status', () => {
    const endless = statuses.filter(
      (status) => ![...reachable({ ...table, first: status })].some((reached) => ends.includes(reached)),
    )
    expect(endless).toEqual([])
  })
})

const named = { ...tables, unit: { moves: unitMoves, names: unitMoveNames } }
test.each(Object.entries(named))(
  'the moves of an %s are all named, no move leads to where it starts',
  (_, { moves, names }) => {
    expect([...names]).toEqual(Object.keys(moves))
    // A held unit is held again where another reason comes to those it has.
    const { hold: _hold, ...otherMoves } = moves as Record<string, { from: readonly string[]; to: string }>
    const checked = moves === unitMoves ? otherMoves : moves
    for (const { from, to } of Object.values<{ from: readonly string[]; to: string }>(checked))
      expect(from).not.toContain(to)
  },
)

describe('a unit', () => {
  test('that is scrapped is not touched again', () => {
    const settled = processStatuses.filter(
      (status) => !Object.values(unitMoves).some((move) => canMove(move, status)),
    )
    expect(settled).toEqual(['scrapped'])
  })
  test('that is held is held for another reason too, comes free or is scrapped', () =>
    expect(unitMoveNames.filter((move) => canMove(unitMoves[move], 'held'))).toEqual([
      'hold',
      'release',
      'scrap',
    ]))
  test('that is finished can be held; in quarantine it can be held again and released, not scrapped', () => {
    const possible = (processStatus: 'finished' | 'held') =>
      unitMoveNames.filter(
        (move) => unitMoveRefusal(move, { processStatus, finishedAt: '2026-03-02T09:00:00.000Z' }) === null,
      )
    expect([possible('finished'), possible('held')]).toEqual([['hold'], ['hold', 'release']])
  })
  test('is released to the status it had before', () => {
    const held = { finishedAt: null, returnStep: null, passCount: 3, openStation: null }
    const before = [
      held,
      { ...held, returnStep: 20 },
      { ...held, finishedAt: '2026-03-02T09:00:00.000Z' },
      { ...held, passCount: 0 },
      { ...held, passCount: 0, openStation: 'S10' },
    ].map(statusBeforeHold)
    expect(before).toEqual(['inProcess', 'rework', 'finished', 'registered', 'inProcess'])
  })
  test('is never moved by a person without a reason', () =>
    expect(Object.values(unitMoves).every((move) => move.reason)).toBe(true))
})
