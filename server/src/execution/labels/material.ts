import type { z } from 'zod'
import { writeLabel } from '@takt/contract/barcode-write.ts'
import type { Part } from '@takt/contract/bomDefs.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { BarcodeSymbol, labels } from '@takt/contract/labels.ts'
import type { MaterialLot } from '@takt/contract/materials.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { findParts } from '../../masterdata/bomDefs/bomDefs.ts'
import type { ExportCall, LineCall, PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { readMaterialLot } from '../materials/materials.ts'
import { pdfOf } from './pdf.ts'

type OfPart = z.output<typeof labels.part.input>
type OfMaterial = z.output<typeof labels.material.input>
const copiesOf = <T>(label: T, copies: number) => Array.from({ length: copies }, () => label)
const partOf = async (db: Db, bomCode: string) =>
  (await findParts(db, [bomCode]))[0] ?? refuse('record.unknown')

/** Which part is stored here, and how much of it is in a box. */
export async function partLabel(
  { db, words: { field } }: Pick<ExportCall, 'db' | 'words'>,
  { bomCode, copies, paper, symbol }: OfPart,
) {
  const { bomName, unit, bomValue, supplier } = await partOf(db, bomCode)
  const lines = [
    ...(bomValue === null ? [] : [`${field.bomValue} ${bomValue} ${unit}`]),
    ...(supplier === null ? [] : [`${field.supplier} ${supplier}`]),
  ]
  return pdfOf(bomCode, {
    title: bomCode,
    paper,
    symbol,
    labels: copiesOf({ code: asSymbol(symbol, bomCode), title: bomName, lines }, copies),
  })
}

export function printPart(call: PlantCall, input: OfPart) {
  return inOneGo(call.db, async (db) => {
    await partOf(db, input.bomCode)
    asSymbol(input.symbol, input.bomCode)
    return recordPrint(db, call, 'part', input.bomCode, input)
  })
}

/** What is left of the lot, so that whoever scans it reads what is in the box. */
export async function materialLabel(
  { db, line, words: { field } }: ExportCall,
  { copies, paper, symbol, ...key }: OfMaterial,
) {
  const { lot, part, code } = await lotToWrite(db, line, key, symbol)
  const times = await plantTimes(db)
  const lines = [
    `${lot.bomCode}  ${lot.remaining} ${part.unit}`,
    ...(lot.expiresAt === null ? [] : [`${field.expiresAt} ${times.say(lot.expiresAt).slice(0, 10)}`]),
    ...(lot.supplier === null ? [] : [[lot.supplier, lot.supplierLot].filter(Boolean).join(' · ')]),
  ]
  return pdfOf(`${lot.bomCode} ${lot.bomLot}`, {
    title: lot.bomLot,
    paper,
    symbol,
    labels: copiesOf(
      { code, gs1: part.barcodeRule.kind === 'gs1', name: lot.bomLot, title: part.bomName, lines },
      copies,
    ),
  })
}

export function printMaterial(call: LineCall, input: OfMaterial) {
  return inOneGo(call.db, async (db) => {
    await lotToWrite(db, call.line, input, input.symbol)
    return recordPrint(db, call, 'materialLot', `${input.bomCode} ${input.bomLot}`, input)
  })
}

const aDay = 86_400_000

async function lotToWrite(
  db: Db,
  line: LineNumber,
  { bomCode, bomLot }: Pick<MaterialLot, 'bomCode' | 'bomLot'>,
  symbol: BarcodeSymbol,
): Promise<{ lot: MaterialLot; part: Part; code: string }> {
  const lot = (await readMaterialLot(db, line, { bomCode, bomLot })) ?? refuse('record.unknown')
  const part = await partOf(db, bomCode)
  // Good until the day on the label is over: the last whole day it has.
  const expiry = lot.expiresAt && isoOf(Date.parse(lot.expiresAt) - aDay).slice(0, 10)
  const code =
    writeLabel(part.barcodeRule, {
      bomCode,
      bomLot,
      quantity: lot.remaining > 0 ? lot.remaining : null,
      supplier: lot.supplier,
      supplierLot: lot.supplierLot,
      expiry,
    }) ?? refuse('labels.rule_cannot', { bomCode, bomLot })
  return { lot, part, code: asSymbol(symbol, code) }
}

/** Bars know the letters of a typewriter; whatever else they are given, a scanner reads something different. */
export function asSymbol(symbol: BarcodeSymbol, code: string): string {
  return symbol === 'code128' && !/^[\x20-\x7E]+$/.test(code)
    ? refuse('labels.symbol_cannot', { code })
    : code
}

async function recordPrint<T extends { copies: number }>(
  db: Db,
  call: PlantCall | LineCall,
  entity: 'part' | 'materialLot',
  key: string,
  input: T,
) {
  await recordChange(db, call, { entity, key, action: 'printLabels', after: { copies: input.copies } })
  return { ...input, labels: input.copies, again: 0 }
}
