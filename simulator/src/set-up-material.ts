import type { BarcodeRule } from '@takt/contract/barcode.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { reworkers } from '@takt/contract/reworkers.ts'
import { operators } from '@takt/contract/operators.ts'
import { packages } from '@takt/contract/packages.ts'
import { recipes } from '@takt/contract/recipes.ts'
import type { Office } from './delivery/console-calls.ts'
import { operatorsOf } from './plant/operators.ts'
import { teamOf } from './set-up-time.ts'
import { billOf, type LinePlan, type PartPlan, type TypePlan } from './plant/plan.ts'

/** How the labels that the stations scan are read. */
export const rules: Record<PartPlan['rule'], BarcodeRule> = {
  plain: { kind: 'plain' },
  gs1: { kind: 'gs1' },
  separated: {
    kind: 'separated',
    separator: ';',
    fields: [
      { fact: 'bomCode', place: 1, prefix: '' },
      { fact: 'bomLot', place: 2, prefix: '' },
      { fact: 'quantity', place: 3, prefix: 'Q' },
    ],
  },
}

/** A definition that is there already was made by a set-up that did not come to its end. */
export async function makePart(
  office: Office,
  { bomCode, bomName, unit, pack, rule, supplier, minimumStock, unitPrice }: PartPlan,
) {
  const { rows } = await office(bomDefs.list, { bomCode, limit: 200 })
  if (rows.some((part) => part.bomCode === bomCode)) return
  await office(bomDefs.create, {
    bomCode,
    bomName,
    bomDes: null,
    unit,
    bomValue: pack,
    barcodeRule: rules[rule],
    supplier,
    shelfLife: null,
    minimumStock,
    unitPrice,
  })
}

export async function makeBill(office: Office, type: TypePlan) {
  const key = billOf(type)
  const bill = (await office(boms.list, { bomCode: key.bomCode, limit: 200 })).rows.find(
    (bill) => bill.bomCode === key.bomCode,
  )
  const rows = type.bill.map(({ stationNumber, bomCode, bomQty, scan = false }, place) => ({
    seqNum: 10 * (place + 1),
    partGrp: bomCode,
    part: bomCode,
    bomQty,
    altMatFlag: false,
    serialInputFlag: scan,
    serialType: scan ? ('M' as const) : null,
    stationNumber,
    consumeMode: scan ? ('scan' as const) : ('backflush' as const),
    shelfLifeCheck: true,
    remark: null,
  }))
  if (!bill)
    await office(boms.create, {
      bomCode: key.bomCode,
      bomName: type.typeName,
      typeNo: type.typeNo,
      validFrom: null,
      remark: null,
      rows,
    })
  if (bill?.definitionStatus !== 'released') await office(boms.move, { ...key, move: 'release' })
}

/** May rework whatever comes to their bench. */
const anyUnit = { typeNos: [], defectCodes: [], stationNumbers: [], validUntil: null }

/** Who works at the stations where somebody must, on each shift. */
export async function makeOperators(office: Office, plan: LinePlan) {
  for (const { operatorNo, name, cardId, shiftName, stationNumber, level } of operatorsOf(plan)) {
    await office(operators.create, {
      operatorNo,
      name,
      cardId,
      userName: null,
      level,
      teamName: teamOf(plan, shiftName),
      enabled: true,
    })
    await office(operators.qualify, { operatorNo, stationNumber, level, validUntil: null }, plan.lineNumber)
    if (plan.stations.some((one) => one.stationNumber === stationNumber && one.isBench))
      await office(reworkers.create, { ...anyUnit, operatorNo, level }, plan.lineNumber)
  }
}

/** What the stations are set to, whatever the type; for the line's first type, its first station has a set of its own with the same values. */
export async function makeRecipes(office: Office, { lineNumber, parameters, types: [first] }: LinePlan) {
  const stations = [...Map.groupBy(parameters, (one) => one.stationNumber)]
  for (const [typeNo, stationNumber, own] of [
    ...stations.map((one) => ['*', ...one] as const),
    ...stations.slice(0, 1).map((one) => [first.typeNo, ...one] as const),
  ]) {
    const place = { typeNo, stationNumber }
    const rows = own.map(({ paraCode, paraName, unit, value, minValue, maxValue }) => ({
      paraCode,
      paraName,
      unit,
      value,
      defaultValue: value,
      minValue,
      maxValue,
      addr: null,
      sendMode: 'changeover' as const,
    }))
    const { paraVer } = await office(
      recipes.save,
      { ...place, revision: null, remark: null, parameters: rows },
      lineNumber,
    )
    await office(recipes.move, { ...place, paraVer, move: 'release' }, lineNumber)
  }
}

/** Ties a type to its route, its bill and its parameters: what the start of an order looks at. */
export async function makePackage(office: Office, type: TypePlan) {
  const of = { typeNo: type.typeNo, typeVer: 1, processingNumber: type.processingNumber, processingVer: 1 }
  const { packageVer, steps, revision } = await office(packages.create, { ...of, like: null })
  await office(packages.update, { ...of, packageVer, steps, ...billOf(type), remark: null, revision })
  await office(packages.move, { ...of, packageVer, move: 'release' })
}
