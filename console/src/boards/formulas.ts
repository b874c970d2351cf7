import type { LineBoard } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayGap } from '@takt/contract/say-gap.ts'
import { dash, orDash } from './figures.ts'

export type Figure =
  | 'oee'
  | 'availability'
  | 'effectiveness'
  | 'quality'
  | 'okRate'
  | 'firstPassYield'
  | 'madeShift'
  | 'madeToday'
/** Those that come from the times and counts of one station. */
export const ofStation: readonly Figure[] = ['oee', 'availability', 'effectiveness', 'quality']

type Term = { label: string; value: string }
/** A figure taken apart: `sum` is the formula with its numbers in place, `terms` are what went into it. */
type Formula = { value: string; sum: string | null; terms: Term[] }

/** Every figure calculated again from what the server sent with it, so that anybody can check it with a pocket calculator. */
export function formulaOf(figure: Figure, board: LineBoard, words: Words, formats: Formats): Formula {
  const { minutes, seconds } = words.boards
  const { term } = words.boardFigures
  const { tile, times, plannedBusyTime, plannedCycle, producedShift, goodFirstShift, okNumber, ngNumber } =
    board
  const { count, share } = formats
  const percent = (value: number | null) => orDash(value, share)
  const time = (ms: number) => fill(minutes, { count: formats.figure(Math.round(ms / 600) / 100) })
  const inspected = okNumber + ngNumber
  const shift = Object.values(times).reduce((sum, ms) => sum + ms, 0)

  const rate = (value: number | null, part: string, whole: string, terms: Term[]): Formula => ({
    value: percent(value),
    sum: value === null ? null : `${part} ÷ ${whole} = ${share(value)}`,
    terms,
  })
  const gap = (made: number, target: number | null): Formula => ({
    value: `${count(made)} ${fill(words.boards.of, { target: orDash(target, count) })}`,
    sum: target === null ? null : `${count(made)} − ${count(target)} = ${sayGap(formats, made - target)}`,
    terms: [
      { label: term.made, value: count(made) },
      { label: term.target, value: orDash(target, count) },
      {
        label: words.field.takt,
        value: orDash(tile.takt, (takt) => fill(seconds, { count: formats.figure(takt) })),
      },
    ],
  })

  switch (figure) {
    case 'oee': {
      const { oee, availability, effectiveness, quality } = tile
      const factors = ['availability', 'effectiveness', 'quality'] as const
      return {
        value: percent(oee),
        sum:
          oee === null
            ? null
            : `${[availability, effectiveness, quality].map(percent).join(' × ')} = ${share(oee)}`,
        terms: factors.map((name) => ({ label: words.field[name], value: percent(tile[name]) })),
      }
    }
    case 'availability':
      return rate(tile.availability, time(times.producing), time(plannedBusyTime), [
        { label: term.producingTime, value: time(times.producing) },
        { label: words.boards.total, value: time(shift) },
        { label: term.plannedDown, value: `− ${time(times.planned)}` },
        { label: term.unknownTime, value: `− ${time(times.unknown)}` },
        { label: term.plannedBusyTime, value: `= ${time(plannedBusyTime)}` },
      ])
    case 'effectiveness': {
      const cycle = orDash(plannedCycle, (one) => fill(seconds, { count: formats.figure(one) }))
      const planned = plannedCycle === null ? dash : time(1000 * plannedCycle * producedShift)
      return rate(tile.effectiveness, `${cycle} × ${count(producedShift)}`, time(times.producing), [
        { label: term.plannedCycle, value: cycle },
        { label: term.produced, value: count(producedShift) },
        { label: term.plannedTime, value: planned },
        { label: term.producingTime, value: time(times.producing) },
      ])
    }
    case 'quality':
      return rate(tile.quality, count(goodFirstShift), count(producedShift), [
        { label: term.goodFirst, value: count(goodFirstShift) },
        { label: term.produced, value: count(producedShift) },
      ])
    case 'okRate':
      return rate(tile.okRate, count(okNumber), count(inspected), [
        { label: term.ok, value: count(okNumber) },
        { label: term.ng, value: count(ngNumber) },
        { label: term.inspected, value: count(inspected) },
      ])
    case 'firstPassYield': {
      // The share of a count: times the count it is whole again.
      const good = orDash(tile.firstPassYield, (yieldOf) => count(Math.round(yieldOf * inspected)))
      return rate(tile.firstPassYield, good, count(inspected), [
        { label: term.firstGood, value: good },
        { label: term.inspected, value: count(inspected) },
      ])
    }
    case 'madeShift':
      return gap(tile.madeShift, tile.targetShift)
    case 'madeToday':
      return gap(tile.madeToday, tile.targetToday)
  }
}
