import { describe, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { formatsFor } from '~/fields/format.tsx'
import { guess, isSkipped, orderRowsOf } from './order-columns.ts'
import { readSheetFile, sheetOf } from './read-sheet.ts'

const every = [en, zh, es, ja]
const everyName = every.map(({ field }) => field)
const shanghai = formatsFor('en', 'Asia/Shanghai')

describe('the columns of a file', () => {
  test.each([
    [
      ['orderCode', 'typeNo', 'orderNumber', 'planStart'],
      ['orderCode', 'typeNo', 'orderNumber', 'planStart'],
    ],
    [
      ['Order No.', 'Material', 'Qty', 'Due date', 'Colour'],
      ['orderCode', 'typeNo', 'orderNumber', 'planEnd', null],
    ],
    [
      ['工单号', '物料', '数量', '交期'],
      ['orderCode', 'typeNo', 'orderNumber', 'planEnd'],
    ],
    [
      ['Número de orden', 'Producto', 'Cantidad', 'Inicio'],
      ['orderCode', 'typeNo', 'orderNumber', 'planStart'],
    ],
    [
      ['指図番号', '品番', '指図数量', '納期'],
      ['orderCode', 'typeNo', 'orderNumber', 'planEnd'],
    ],
    [
      ['Order', 'Work order', ''],
      ['orderCode', null, null],
    ],
  ])('%j are understood', (heads, meaning) => {
    expect(guess(heads, everyName)).toEqual(meaning)
  })

  test.each(every.map((words) => [words.field.orderCode, words] as const))(
    'an export of our own is understood again: %s',
    (_, words) => {
      const names = [
        'orderCode',
        'orderName',
        'typeNo',
        'orderNumber',
        'planStart',
        'planEnd',
        'customerOrderNo',
      ] as const
      expect(
        guess(
          names.map((name) => words.field[name]),
          everyName,
        ),
      ).toEqual(names)
    },
  )
})

describe('a row', () => {
  const read = (heads: (keyof typeof en.field)[], ...cells: (string | number | Date | null)[]) =>
    orderRowsOf([cells], guess(heads, everyName), shanghai)[0]

  test('has times of the plant’s clock where no zone is given, also those of an Excel sheet', () => {
    expect(read(['planStart', 'planEnd'], '2026-03-02 06:00', '2026-03-02T06:00:00Z')).toEqual({
      planStart: '2026-03-01T22:00:00.000Z',
      planEnd: '2026-03-02T06:00:00Z',
    })
    expect(read(['planStart', 'planEnd'], new Date('2026-03-02T06:30:00Z'), '2026/3/2')).toEqual({
      planStart: '2026-03-01T22:30:00.000Z',
      planEnd: '2026-03-01T16:00:00.000Z',
    })
    expect(read(['planStart'], new Date(Date.parse('2026-03-02T06:59:59.999Z')))).toEqual({
      planStart: '2026-03-01T23:00:00.000Z',
    })
    expect(read(['planStart'], '02.03.2026 06:00')).toEqual({ planStart: '02.03.2026 06:00' })
  })

  test('has whole numbers, codes as texts, and nothing for an empty cell', () => {
    expect(
      read(
        ['orderCode', 'orderNumber', 'typeVer', 'bomCode', 'customerOrderNo'],
        258456,
        '12',
        null,
        '',
        "'=1+1",
      ),
    ).toEqual({ orderCode: '258456', orderNumber: 12, typeVer: null, bomCode: null, customerOrderNo: '=1+1' })
    expect(read(['orderNumber'], '1.5')).toEqual({ orderNumber: '1.5' })
  })
})

describe('a file', () => {
  test('without rows, with too many, or that is no table is refused with the reason', async () => {
    expect(sheetOf([])).toEqual({ fault: 'unreadable' })
    expect(sheetOf([['orderCode'], ['', null]])).toEqual({ fault: 'noRows' })
    expect(sheetOf([['orderCode'], ...Array.from({ length: 10_001 }, (_, i) => [`A-${i}`])])).toEqual({
      fault: 'tooManyRows',
    })
    expect(await readSheetFile(new File(['no sheet'], 'orders.xlsx'), 'en')).toEqual({ fault: 'unreadable' })
  })

  test('of CSV is read whatever separates its columns', async () => {
    const csv = '\uFEFFOrder;Qty\r\nWO-1;5\r\n\r\n"WO;2";6\r\n'
    expect(await readSheetFile(new File([csv], 'orders.csv'), 'es')).toEqual({
      heads: ['Order', 'Qty'],
      rows: [
        ['WO-1', '5'],
        ['WO;2', '6'],
      ],
      places: [2, 4],
    })
  })
})

test('a time that the plant’s clock skips is not moved to another, and is known as such', () => {
  const santiago = formatsFor('en', 'America/Santiago')
  const read = (cell: string) => orderRowsOf([[cell]], ['planStart'], santiago)[0]!.planStart!
  expect(read('2027-09-05 00:30')).toBe('2027-09-05 00:30')
  expect([read('2027-09-04 23:59'), read('2027-09-05 01:00')]).toEqual([
    '2027-09-05T03:59:00.000Z',
    '2027-09-05T04:00:00.000Z',
  ])
  expect(['2027-09-05 00:30', 'tomorrow', '2027-13-45 00:30', null].map(isSkipped)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an empty start or end is left to the server', () => {
  expect(orderRowsOf([['WO-1', '', null]], ['orderCode', 'planStart', 'planEnd'], shanghai)).toEqual([
    { orderCode: 'WO-1', planStart: null, planEnd: null },
  ])
})
