import { describe, expect, test } from 'vitest'
import { en, type Words } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { type PageRow } from '@takt/contract/pages/page-row.ts'
import { entriesOf } from './entries.ts'
import { fuzzyIn } from './fuzzy.ts'
import { sound } from './sound.ts'

const menu = pageNames.map((name) => ({ name, ...(pages[name] as PageRow) })).filter(({ hidden }) => !hidden)
const found = (words: Words, typed: string, spoken = false) =>
  fuzzyIn(entriesOf(menu, words, spoken ? sound : null))(typed).map(({ name }) => name)
const first = (words: Words, typed: string, spoken = false) => found(words, typed, spoken)[0]

test('HS-03 an entry’s label is its group’s and its own title', () => {
  expect(entriesOf(menu, en, null).find(({ name }) => name === 'pendingProductionOrder')?.title).toBe(
    'Orders > Pending orders',
  )
})

describe('HS-05 HS-06 the page that was meant comes first', () => {
  test.each([
    [en, 'pending', 'pendingProductionOrder'],
    [en, 'PENDING', 'pendingProductionOrder'],
    [en, 'pendnig', 'pendingProductionOrder'],
    [en, 'statoins', 'stationDef'],
    [en, 'order/orderCreate', 'orderCreate'],
    [en, 'equipment stations', 'stationDef'],
    [en, 'measured', 'dataSummary'],
    [zh, '工位', 'stationDef'],
    [zh, '测量', 'dataSummary'],
    [es, 'órdenes pend', 'pendingProductionOrder'],
    [es, 'estaciones', 'stationDef'],
    [ja, '測定', 'dataSummary'],
    [ja, 'ステーション', 'stationDef'],
  ] as const)('%#: %s', (words, typed, page) => expect(first(words, typed)).toBe(page))

  test('a word that begins a title comes before one that is only similar', () => {
    expect(first(en, 'bill')).toBe('bomSet')
    expect(
      found(en, 'bill').filter((name) => menu.find((page) => page.name === name)!.group === 'tracibility'),
    ).toEqual([])
  })

  test('text that is no page finds none', () => expect(found(en, 'xyzzyq')).toEqual([]))
  test('HS-09 nothing typed finds nothing', () => expect(found(en, '  ')).toEqual([]))
  test('HS-04 a sentence is searched for by any of its words', () => {
    expect(found(en, 'where are all the measured values of today')).toContain('dataSummary')
  })
})

describe('HS-12 HS-13 pinyin', () => {
  test('each segment is known by its sound and by its initials', () => {
    const title = entriesOf(menu, zh, sound).find(({ name }) => name === 'stationDef')!
    const [group, page] = [zh.group.equipment, zh.page.stationDef].map((word) => sound(word))
    expect(title.pinyin).toBe(`${group} ${page}`)
  })
  test('gongwei and its initials find the stations, and only with pinyin on', () => {
    expect(first(zh, 'gongwei', true)).toBe('stationDef')
    expect(found(zh, 'gongwei')).not.toContain('stationDef')
    expect(sound('生产管理')).toBe('shengchanguanli scgl')
  })
})
