import type { NewEvent } from '@takt/contract/events.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Measured } from './measure.ts'
import type { Done } from './messages.ts'
import type { Floor } from './state.ts'
import type { RoutedStep, UnitState } from './unit-state.ts'
import type { NewFailure } from './writes.ts'

/** Of the first defect found that says where it is reworked. */
export const placeOf = ({ defects }: Floor, codes: readonly string[]) =>
  codes
    .map((code) => defects.placeOf(defects.byResultCode.get(code)?.defectCode ?? null))
    .find((place) => place && (place.rwkCode ?? place.returnStation) !== null)

/** One failure for every characteristic that is out; one without a characteristic where only the station says NG. */
export function fail(
  floor: Floor,
  unit: UnitState,
  step: RoutedStep,
  { stationNumber, at: failTime, worker }: Pick<Done, 'stationNumber' | 'at'> & { worker: string | null },
  { out, values }: Measured,
  codes: string[],
) {
  const failStatus = unit.processStatus === 'rework' ? 'rework' : 'open'
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
    ? codes.map((resultCode) => {
        const position = firstOut(resultCode)
        const { lowerSpecLimit: minValue, upperSpecLimit: maxValue } =
          step.set!.slots[position]!.characteristic
        const defect = floor.defects.byResultCode.get(resultCode) ?? noDefect
        return { ...one, ...defect, resultCode, resultValue: values?.[position] ?? null, minValue, maxValue }
      })
    : [{ ...one, ...noDefect, resultCode: null, resultValue: null, minValue: null, maxValue: null }]
  floor.journal.push(floor.writes.failures, ...found)
  floor.journal.push(floor.writes.events, ...found.map(failureOpened))
}

const noDefect = { defectCode: null, subDefectCode: null }

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
