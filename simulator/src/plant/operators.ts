import type { LinePlan } from './plan.ts'

export type OperatorPlan = {
  operatorNo: string
  name: string
  cardId: string
  shiftName: string
  stationNumber: string
  level: number
}

const names = [
  'Ada Lindgren',
  'Bo Nakamura',
  'Carla Fuentes',
  'Deniz Aydin',
  'Emil Novak',
  'Farah Haddad',
  'Gustav Berg',
  'Hana Sato',
  'Igor Petrov',
  'Jun Chen',
  'Karin Vogel',
  'Luis Ortega',
  'Mei Tanaka',
  'Nils Holm',
  'Olga Marin',
  'Pablo Reyes',
  'Rosa Diaz',
  'Sven Krause',
]

export const operatorNoOf = (lineNumber: string, shiftName: string, stationNumber: string) =>
  `${lineNumber}-${shiftName.slice(0, 1)}${stationNumber.slice(1)}`

/** One person a shift and a station where somebody must be. */
export function operatorsOf({ lineNumber, shifts, stations }: LinePlan): OperatorPlan[] {
  const first = lineNumber === 'L1' ? 0 : 9
  const places = shifts.flatMap(({ shiftName }) =>
    stations
      .filter(({ manual }) => manual)
      .map(({ stationNumber, optLevel }) => ({ shiftName, stationNumber, optLevel })),
  )
  return places.map(({ shiftName, stationNumber, optLevel }, place) => ({
    operatorNo: operatorNoOf(lineNumber, shiftName, stationNumber),
    name: names[(first + place) % names.length]!,
    cardId: `CARD-${lineNumber}-${place + 1}`,
    shiftName,
    stationNumber,
    level: optLevel,
  }))
}
