import type { NewEvent } from '@takt/contract/events.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { FoundNg } from '../../platform/kernel/kernel.ts'
import type { Measured } from './measure.ts'
import type { Done } from './messages.ts'
import type { Floor } from './state.ts'
import type { RoutedStep, UnitState } from './unit-state.ts'
import type { NewFailure } from './writes.ts'

/** Of the first defect found that defines where it is reworked. */
export const placeOf = ({ defects }: Floor, codes: readonly string[]) =>
  codes
    .map((code) => defects.placeOf(defects.byResultCode.get(code)?.defectCode ?? null))
    .find((place) => place && (place.rwkCode ?? place.returnStation) !== null)

/** What of a pass a concession may cover: one in its turn, or again at a step its unit has left; nothing where a station reports NG beyond what is out of its limits. */
export function foundNg(
  { defects }: Floor,
  { step: { set }, mayGoOn }: { step: RoutedStep; mayGoOn: boolean },
  { out, values, stationNg }: Measured,
  codes: readonly string[],
): FoundNg[] {
  const codeAt = (position: number) => set!.slots[position]!.characteristic.resultCode
  if (!mayGoOn || stationNg?.some((position) => !codes.includes(codeAt(position)))) return []
  return codes.map((code) => ({
    defectCode: defects.byResultCode.get(code)?.defectCode ?? null,
    values: out.filter((position) => codeAt(position) === code).map((position) => values?.[position] ?? null),
  }))
}

/** One failure for every characteristic that is out; one without a characteristic where only the station reports NG. */
export function fail(
  floor: Floor,
  unit: UnitState,
  step: RoutedStep,
  {
    stationNumber,
    at: failTime,
    worker,
    conceded,
  }: Pick<Done, 'stationNumber' | 'at'> & {
    worker: string | null
    conceded: readonly string[] | null
  },
  { out, values }: Measured,
  codes: string[],
) {
  const failStatus = conceded ? 'useAsIs' : unit.processStatus === 'rework' ? 'rework' : 'open'
  const one = {
    productId: unit.productId,
    productSn: unit.productSn,
    typeNo: unit.typeNo,
    lotNo: unit.lotNo,
    stationNumber,
    stepSeq: step.stepSeq,
    passNo: unit.passCount,
    setKey: values ? step.set!.setKey : null,
    operator: worker,
    failStatus,
    failTime,
  } as const
  const firstOut = (code: string) =>
    out.find((position) => step.set!.slots[position]!.characteristic.resultCode === code)!
  const found = codes.length
    ? codes.map((resultCode, index) => {
        const position = firstOut(resultCode)
        const { lowerSpecLimit: minValue, upperSpecLimit: maxValue } =
          step.set!.slots[position]!.characteristic
        const defect = floor.defects.byResultCode.get(resultCode) ?? noDefect
        const concessionCode = conceded?.[index] ?? null
        const measured = { resultCode, resultValue: values?.[position] ?? null, minValue, maxValue }
        return { ...one, ...defect, ...measured, concessionCode }
      })
    : [{ ...one, ...noDefect, ...nothingMeasured, concessionCode: null }]
  floor.journal.push(floor.writes.failures, ...found)
  const events = conceded
    ? [...new Set(conceded)].map((code) => concessionUsed(code, one))
    : found.map(failureOpened)
  floor.journal.push(floor.writes.events, ...events)
}

const noDefect = { defectCode: null, subDefectCode: null }
const nothingMeasured = { resultCode: null, resultValue: null, minValue: null, maxValue: null }

type Going = Pick<NewFailure, 'stationNumber' | 'productId' | 'failTime'>
const concessionUsed = (code: string, { stationNumber, productId, failTime }: Going): NewEvent => ({
  kind: 'concessionUsed',
  about: code,
  data: { stationNumber, productId, at: isoOf(failTime) },
})

const failureOpened = ({ failTime, ...failure }: NewFailure): NewEvent => {
  const { productId, productSn, lotNo, stationNumber, stepSeq, passNo, resultCode, resultValue } = failure
  const what = { productId, productSn, lotNo, stationNumber, stepSeq, passNo, resultCode, resultValue }
  const { defectCode } = failure
  return {
    kind: 'failureOpened',
    about: productId,
    data: { ...what, defectCode, quantity: 1, at: isoOf(failTime) },
  }
}
