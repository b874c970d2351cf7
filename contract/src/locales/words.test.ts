import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AuditEntry } from '../audit.ts'
import { HourBar, LineTile, RunningOrder, StationTile } from '../boards.ts'
import { CollectionSet, ProcessResult } from '../collectionSets.ts'
import { Line } from '../lines.ts'
import { Order } from '../orders.ts'
import { Plant, Shift } from '../plant.ts'
import { Processing, Step } from '../processings.ts'
import { StationRow } from '../stations.ts'
import { ProductType } from '../types.ts'
import { Failure } from '../failures.ts'
import { MeasuredValue, Pass, Unit } from '../units.ts'
import { Role, User } from '../users.ts'
import { ValueRow } from '../values.ts'
import { firstChoices } from './en/choices.ts'
import { exchangeChoices } from './en/choices/exchange.ts'
import { generalChoices } from './en/choices/general.ts'
import { executionChoices } from './en/choices/execution.ts'
import { masterdataChoices } from './en/choices/masterdata.ts'
import { en } from './en/words.ts'
import { es } from './es/words.ts'
import { ja } from './ja/words.ts'
import { latinCodes } from './latin-codes.ts'
import { sameInSpanish } from './same-in-spanish.ts'
import { zh } from './zh/words.ts'

/** Sections of whole sentences: they have room. */
const sentences = new Set(['error', 'check', 'reason', 'routeFault', 'typeFault', 'oeeGap'])

const chosenFrom = new Set([
  ...Object.keys({
    ...firstChoices,
    ...generalChoices,
    ...exchangeChoices,
    ...executionChoices,
    ...masterdataChoices,
  }),
  'page',
])

/** What a table shows a row of. */
const rows = {
  Order,
  RunningOrder,
  Line,
  StationRow,
  StationTile,
  LineTile,
  HourBar,
  ProductType,
  Processing,
  Step,
  CollectionSet,
  ProcessResult,
  Unit,
  Pass,
  MeasuredValue,
  Failure,
  ValueRow,
  AuditEntry,
  User,
  Role,
  Plant,
  Shift,
}

type Said = { place: string; word: string }
const wordsIn = (book: object, above = ''): Said[] =>
  Object.entries(book).flatMap(([key, value]: [string, unknown]) => {
    const place = above ? `${above} ${key}` : key
    return typeof value === 'object' && value !== null
      ? wordsIn(value, place)
      : [{ place, word: String(value) }]
  })
const inEnglish = new Map(wordsIn(en).map(({ place, word }) => [place, word]))
/** What is left of a word without facts and codes, such as `Save` of `Save {format} CSV`. */
const latinIn = (word: string) =>
  (word.replaceAll(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? []).filter((left) => !latinCodes.has(left))
const factsOf = (word: string) => [...new Set(word.match(/\{\w+\}/g))].toSorted()

describe.each(Object.entries({ en, zh, es, ja }))('%s', (language, book) => {
  const said = wordsIn(book)

  test('has no empty word and no blank around one', () =>
    expect(said.filter(({ word }) => !word.trim() || word !== word.trim())).toEqual([]))

  test('leaves no brace open', () =>
    expect(said.filter(({ word }) => /[{}]/.test(word.replaceAll(/\{\w+\}/g, '')))).toEqual([]))

  test('writes a percentage as its figures are written, and in one line', () => {
    const written = new Intl.NumberFormat(language, { style: 'percent' }).format(0.5).replace('50', '')
    expect(
      said.filter(({ word }) => [...word.matchAll(/[\d}](\s?%)/g)].some(([, sign]) => sign !== written)),
    ).toEqual([])
  })

  test('calls no two choices of a field the same, and no two pages', () => {
    const twice = Object.entries(book)
      .filter(([section]) => chosenFrom.has(section))
      .flatMap(([section, choices]) => {
        const words = Object.values<unknown>(choices)
        return words.filter((word, index) => words.indexOf(word) !== index).map((word) => ({ section, word }))
      })
    expect(twice).toEqual([])
  })

  test('calls no two columns of a table the same', () => {
    const twice = Object.entries(rows).flatMap(([row, { shape }]) => {
      const called = Object.groupBy(
        Object.keys(shape),
        (name): string => Reflect.get(book.field, name) ?? name,
      )
      return Object.values(called)
        .filter((names = []) => names.length > 1)
        .map((names) => ({ row, names }))
    })
    expect(twice).toEqual([])
  })
})

describe.each(Object.entries({ zh, es, ja }))('%s', (_, book) => {
  const said = wordsIn(book)

  test('has every word of English, and no other', () =>
    expect(said.map(({ place }) => place).toSorted()).toEqual([...inEnglish.keys()].toSorted()))

  test('keeps the facts of every sentence', () =>
    expect(
      said.filter(({ place, word }) => factsOf(word).join() !== factsOf(inEnglish.get(place) ?? '').join()),
    ).toEqual([]))
})

describe.each(Object.entries({ zh, ja }))('%s', (_, book) => {
  test('calls a control signal the same at a station as on its page', () =>
    expect(book.stationScreen.advice.signalUnanswered).toContain(book.page.signals))

  test('leaves no English word standing', () =>
    expect(
      wordsIn(book)
        .map(({ place, word }) => ({ place, left: latinIn(word) }))
        .filter(({ left }) => left.length > 0),
    ).toEqual([]))

  test('sets no half-width comma, colon or stop into its own script', () =>
    expect(
      wordsIn(book).filter(({ word }) =>
        /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,:;.!?]|[,:;!?]\s?[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word),
      ),
    ).toEqual([]))
})

describe('es', () => {
  test('keeps buttons and columns short', () =>
    expect(
      wordsIn(es).filter(({ place, word }) => {
        const short = (inEnglish.get(place)?.length ?? 0) <= 20 && !sentences.has(place.split(' ')[0] ?? '')
        return short && word.length > 28
      }),
    ).toEqual([]))

  test('leaves no English word standing', () =>
    expect(
      wordsIn(es).filter(
        ({ place, word }) =>
          word === inEnglish.get(place) && !sameInSpanish.has(word) && latinIn(word).length > 0,
      ),
    ).toEqual([]))
})

test('every rule of the contract that names its sentence has one', () => {
  const folder = new URL('../', import.meta.url)
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/error: '([^']+)'/g)].map(([, name]) => name!),
    )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in en.shell.issue))).toEqual([])
})
