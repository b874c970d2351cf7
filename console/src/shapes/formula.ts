import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'

export const figures = ['oee', 'availability', 'effectiveness', 'quality', 'mtbf', 'mttr'] as const
export type Figure = (typeof figures)[number]

export const sayFigure = (figure: Figure, value: number | null, { share, duration }: Formats) => {
  if (value === null) return '–'
  return figure === 'mtbf' || figure === 'mttr' ? duration(Math.round(value)) : share(value)
}

/** More than all of it: the planned cycle is too long. */
export const isAboveAll = (figure: Figure, of: StationTime) =>
  (figure === 'oee' || figure === 'effectiveness') && (of[figure] ?? 0) > 1

/** The figure calculated again from the values next to it, so that anybody can check it. */
export function sumOf(figure: Figure, of: StationTime, words: Words, formats: Formats): string {
  const { equipmentStatistics: equipmentStatisticsWords } = words
  const { share, count, duration } = formats
  const time = (ms: number) => duration(Math.round(ms / 1000))
  const part = (value: number | null) => (value === null ? '–' : share(value))
  const facts = {
    producing: time(of.times.producing),
    busy: time(of.plannedBusyTime),
    down: time(of.times.unplanned),
    made: count(of.produced),
    good: count(of.goodFirst),
    stops: count(of.stops),
    cycle: of.plannedCycle === null ? equipmentStatisticsWords.noCycle : duration(of.plannedCycle),
    availability: part(of.availability),
    effectiveness: part(of.effectiveness),
    quality: part(of.quality),
  }
  const sums = {
    oee: equipmentStatisticsWords.fOee,
    availability: equipmentStatisticsWords.fAvailability,
    effectiveness: equipmentStatisticsWords.fEffectiveness,
    quality: equipmentStatisticsWords.fQuality,
    mtbf: equipmentStatisticsWords.fMtbf,
    mttr: equipmentStatisticsWords.fMttr,
  }
  return `${fill(sums[figure], facts)} = ${sayFigure(figure, of[figure], formats)}`
}
