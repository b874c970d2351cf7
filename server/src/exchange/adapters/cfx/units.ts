import type { Verdict } from '@takt/contract/floor.ts'
import { type Answered, type Characteristic, namedSet } from '../../../execution/floor/floor.ts'
import { transactionOf, UnitsChecked, UnitsProcessed, UnitsRepaired, WithUnits, WorkEnded } from './bodies.ts'
import { checkReadings } from './check-readings.ts'
import { mustFit } from './envelope.ts'
import { inUnit, type Measured, processReadings } from './readings.ts'
import { ask, type Heard, ignore, type Part, pass, type Understood, type Unsaid } from './speak.ts'
import { beginWork, changeWork, mustKnow, type Work, workOf } from './work.ts'

/** A unit is what its identifier names. A panel whose circuits have no identifiers of their own is one unit, reported once for each. */
type TestedUnit = {
  productSn: string
  position: number | null
  verdict?: Verdict | undefined
  measured: Measured[]
}

const unique = (serials: readonly string[]) => [...new Set(serials)]

export async function arriveUnits(heard: Heard): Promise<Understood> {
  const body = mustFit(WithUnits, heard.envelope.MessageBody)
  const units = unique(
    body.Units.map(({ UnitIdentifier }) => UnitIdentifier).concat(
      body.Units.length === 0 && body.PrimaryIdentifier ? [body.PrimaryIdentifier] : [],
    ),
  )
  const transaction = transactionOf(body)
  if (transaction !== null) await beginWork(heard, transaction, units)
  if (units.length === 0) return ignore('It names no unit.')
  const orderCode = body.WorkOrderIdentifier?.WorkOrderId
  return {
    parts: await pass(
      heard,
      units.map((productSn) => ({ kind: 'arrive', productSn, ...(orderCode && { orderCode }) })),
    ),
  }
}

/** Ends what no test, inspection or process message has ended already. */
export async function endWork(heard: Heard): Promise<Understood> {
  const body = mustFit(WorkEnded, heard.envelope.MessageBody)
  const transaction = transactionOf(body)
  const work =
    body.Units.length > 0
      ? await workOf(heard, transaction)
      : mustKnow(await workOf(heard, transaction), transaction)
  const units = unique(
    body.Units.length > 0 ? body.Units.map(({ UnitIdentifier }) => UnitIdentifier) : work!.units,
  )
  const ended = body.Result === 'Completed' ? 'ok' : 'ng'
  const failed = new Set(
    body.Units.filter(({ Status }) => Status === 'Fail').map(({ UnitIdentifier }) => UnitIdentifier),
  )
  const open = units.filter(
    (unit) => (work?.done[unit] ?? heard.envelope.UniqueID) === heard.envelope.UniqueID,
  )
  if (open.length === 0) return ignore('Every unit of this work is completed already.')
  return completeUnits(
    heard,
    work,
    open.map((productSn) => ({
      productSn,
      position: null,
      verdict: failed.has(productSn) ? 'ng' : ended,
      measured: [],
    })),
  )
}

export async function checkUnits(heard: Heard): Promise<Understood> {
  const body = mustFit(UnitsChecked, heard.envelope.MessageBody)
  const testedUnits = [...body.TestedUnits, ...body.InspectedUnits].map(
    ({ UnitIdentifier, UnitPositionNumber, OverallResult, Tests, Inspections }): TestedUnit => ({
      productSn: UnitIdentifier,
      position: UnitPositionNumber ?? null,
      verdict: OverallResult === 'Passed' ? 'ok' : 'ng',
      measured: [...Tests, ...Inspections].flatMap(checkReadings),
    }),
  )
  return completeUnits(
    heard,
    await workOf(heard, transactionOf(body)),
    testedUnits,
    (body.Tester ?? body.Inspector)?.OperatorIdentifier,
  )
}

export async function processUnits(heard: Heard): Promise<Understood> {
  const body = mustFit(UnitsProcessed, heard.envelope.MessageBody)
  const transaction = transactionOf(body)
  const work = await workOf(heard, transaction)
  const common = processReadings(body.CommonProcessData)
  const verdictOf = (result: string): Verdict => (result === 'Succeeded' ? 'ok' : 'ng')
  const testedUnits: TestedUnit[] =
    body.UnitProcessData.length > 0
      ? body.UnitProcessData.map((one, i, all) => ({
          productSn: one.UnitIdentifier,
          position: one.UnitPositionNumber ?? null,
          verdict: verdictOf(one.UnitResult ?? body.OverallResult),
          measured: [
            ...(all.findIndex(({ UnitIdentifier }) => UnitIdentifier === one.UnitIdentifier) === i
              ? common
              : []),
            ...processReadings(one.UnitProcessData),
          ],
        }))
      : mustKnow(work, transaction).units.map((productSn) => ({
          productSn,
          position: null,
          verdict: verdictOf(body.OverallResult),
          measured: common,
        }))
  return completeUnits(heard, work, testedUnits)
}

export async function repairUnits(heard: Heard): Promise<Understood> {
  const body = mustFit(UnitsRepaired, heard.envelope.MessageBody)
  const testedUnits = body.RepairedUnits.map(({ UnitIdentifier, OverallResult }): TestedUnit => ({
    productSn: UnitIdentifier,
    position: null,
    verdict: ['RepairSuccessful', 'NoProblemFound'].includes(OverallResult) ? 'ok' : 'ng',
    measured: [],
  }))
  return completeUnits(
    heard,
    await workOf(heard, transactionOf(body)),
    testedUnits,
    body.RepairOperator?.OperatorIdentifier,
  )
}

async function completeUnits(
  heard: Heard,
  work: Work | null,
  testedUnits: TestedUnit[],
  operator?: string,
): Promise<Understood> {
  const units = [...Map.groupBy(testedUnits, ({ productSn }) => productSn)].map(([productSn, positions]) =>
    joined(productSn, positions),
  )
  const fitted = await fitToSets(heard, units)
  const messages = fitted.map(({ productSn, verdict, results }): Unsaid => ({
    kind: 'complete',
    productSn,
    verdict,
    results,
    materials: work?.parts[productSn] ?? [],
    ...(work && { startTime: work.begunAt < heard.envelope.at ? work.begunAt : heard.envelope.at }),
    ...(operator && { operator }),
  }))
  const parts = (await pass(heard, messages)).map((part, i): Part =>
    fitted[i]!.leftOut.length > 0 ? { ...part, leftOut: fitted[i]!.leftOut } : part,
  )
  const completed = Object.fromEntries(
    parts.flatMap(({ productSn, answered }) =>
      'resultStatus' in answered ? [[productSn, heard.envelope.UniqueID]] : [],
    ),
  )
  if (work) await changeWork(heard, work, (now) => ({ ...now, done: { ...now.done, ...completed } }))
  return { parts }
}

/** The circuits of a panel: NG as soon as one of them is, and what each measured under its own number. */
function joined(productSn: string, positions: TestedUnit[]): TestedUnit {
  const many = positions.length > 1
  const measured = positions.flatMap((one, i) =>
    one.measured.map((value) =>
      many ? { ...value, resultCode: `${value.resultCode}#${one.position ?? i + 1}` } : value,
    ),
  )
  return {
    productSn,
    position: null,
    verdict: positions.some(({ verdict }) => verdict === 'ng') ? 'ng' : positions[0]!.verdict,
    measured,
  }
}

/**
 * A machine reports all it measured, whatever a plant collects of it: what the step's set contains is kept, in the set's unit, and the rest
 * is left out and named in the answer. Where no step is open the floor decides, as for every station.
 */
async function fitToSets(heard: Heard, units: TestedUnit[]) {
  const measuring = units.filter(({ measured }) => measured.length > 0)
  const answers = await ask(
    heard,
    measuring.map(({ productSn }): Unsaid => ({ kind: 'arrive', productSn })),
  )
  const sets = new Map(
    await Promise.all(
      answers.map(
        async (answer, i) => [measuring[i]!.productSn, await existingUnits(heard, answer)] as const,
      ),
    ),
  )
  return units.map(({ productSn, verdict, measured }) => {
    const characteristics = sets.get(productSn)
    const taken = new Map<string, Measured>()
    for (const one of measured)
      if (!characteristics || fits(one, characteristics.get(one.resultCode))) taken.set(one.resultCode, one)
    const results = [...taken.values()].map(({ unit, limitUnit, ...reading }) => ({
      ...reading,
      resultValue:
        typeof reading.resultValue === 'number'
          ? inUnit(
              reading.resultValue,
              unit,
              characteristics?.get(reading.resultCode)?.resultUnit ?? limitUnit,
            )
          : reading.resultValue,
    }))
    return {
      productSn,
      verdict,
      results,
      leftOut: unique(measured.map(({ resultCode }) => resultCode)).filter((code) => !taken.has(code)),
    }
  })
}

/** What the unit's step measures; undefined: no step is open here. */
async function existingUnits(
  { desk: { db } }: Heard,
  answer: Answered,
): Promise<Map<string, Characteristic> | undefined> {
  if (!('answer' in answer) || answer.answer !== 'go') return undefined
  const { colSetId, colSetVersion } = answer
  const set =
    colSetId === null || colSetVersion === null ? undefined : await namedSet(db, { colSetId, colSetVersion })
  return new Map(set?.slots.map(({ characteristic }) => [characteristic.resultCode, characteristic]))
}

const fits = ({ resultValue }: Measured, characteristic: Characteristic | undefined) =>
  characteristic !== undefined &&
  (typeof resultValue === 'number'
    ? characteristic.targetText === null
    : characteristic.lowerSpecLimit === null && characteristic.upperSpecLimit === null)
