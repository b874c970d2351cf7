import { describe, expect, test } from 'vitest'
import { kindOf } from './fields.ts'
import { canMove } from './moves.ts'
import { OrderDraft, OrderFilter, orderMoveNames, orderMoves, orders, type OrderStatus } from './orders.ts'
import { queueFields } from './queue-changes.ts'

const draft: OrderDraft = {
  orderCode: 'WO-1',
  orderName: 'Pumps for Monday',
  orderUnit: 'pcs',
  typeNo: 'P-100',
  typeVer: 1,
  orderNumber: 50,
  planStart: '2026-03-30T06:00:00+02:00',
  planEnd: '2026-03-30T14:00:00+02:00',
  productDescription: null,
  picNumberVer: null,
  bomCode: null,
  bomVer: null,
  processRoute: null,
  processRouteVer: null,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
}
const possible = (status: OrderStatus) => orderMoveNames.filter((move) => canMove(orderMoves[move], status))

describe('what may be done with an order', () => {
  test.each([
    ['created', ['release', 'cancel']],
    ['released', ['start', 'cancel']],
    ['producing', ['pause', 'complete']],
    ['paused', ['resume', 'complete']],
    ['completed', ['close']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('while it is %s: %s', (status, moves) => expect(possible(status)).toEqual(moves))

  test('stopping it early requires a reason, running it does not', () =>
    expect(orderMoveNames.filter((move) => 'reason' in orderMoves[move])).toEqual([
      'pause',
      'complete',
      'cancel',
    ]))
})

describe('what a planner writes', () => {
  test('a complete draft is taken as it is', () =>
    expect(OrderDraft.parse(draft)).toMatchObject({ ...draft, serialsHere: false }))

  test.each([0, -5])(
    'an order is for one at least: %i is refused in the specification’s words',
    (orderNumber) =>
      expect(OrderDraft.safeParse({ ...draft, orderNumber }).error?.issues).toMatchObject([
        { path: ['orderNumber'], message: 'positive' },
      ]),
  )

  test.each(['orderStatus', 'actualNumber', 'startedNumber', 'lineNumber', 'revision', 'id'])(
    '%s is not the planner’s to write',
    (field) => {
      const refused = OrderDraft.safeParse({ ...draft, [field]: 1 })
      expect(refused.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [field] }])
    },
  )

  test('releasing at once belongs to creating, not to changing', () => {
    expect(orders.create.input.safeParse({ ...draft, release: true }).success).toBe(true)
    expect(orders.update.input.safeParse({ ...draft, id: 1, revision: 0 }).success).toBe(true)
    expect(orders.update.input.safeParse({ ...draft, id: 1, revision: 0, release: true }).success).toBe(false)
  })
})

describe('the query of a list of orders', () => {
  test('nothing: the first page, fifty rows', () =>
    expect(OrderFilter.parse({})).toEqual({ page: 1, limit: 50 }))

  test('any column sorts, up or down; anything else does not', () => {
    expect(
      ['planStart', '-planStart', 'orderNumber'].map((sort) => OrderFilter.safeParse({ sort }).success),
    ).toEqual([true, true, true])
    expect(
      ['--planStart', 'password', 'planStart; drop table orders'].map(
        (sort) => OrderFilter.safeParse({ sort }).success,
      ),
    ).toEqual([false, false, false])
  })

  test('not more rows than a page holds, no unknown status, no unknown field', () => {
    const refused = [
      { limit: 201 },
      { limit: 0 },
      { page: 0 },
      { orderStatus: ['running'] },
      { lineNumber: 'L1' },
    ]
    expect(refused.map((filter) => OrderFilter.safeParse(filter).success)).toEqual(refused.map(() => false))
  })
})

test('the history of the queue shows every field that a planner writes, but switches', () => {
  const written = Object.entries(OrderDraft.shape).filter(([, field]) => kindOf(field) !== 'flag')
  expect(queueFields).toEqual(expect.arrayContaining(written.map(([name]) => name)))
  expect(new Set(queueFields).size).toBe(queueFields.length)
})
