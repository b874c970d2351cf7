import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { type labels, lookOfTemplate, usualLabel } from '@takt/contract/labels.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { readLot } from '../../planning/lots/lots.ts'
import { countPrints, definitionsOf, findOrder, serialsIn } from '../../planning/orders/orders.ts'
import { releasedPackage } from '../../masterdata/packages/packages.ts'
import { findType } from '../../masterdata/types/types.ts'
import { pdfOf } from './pdf.ts'

// Whoever has another label to print.
export { asSymbol } from './material.ts'
export { pdfOf }

/** Labels of an order's serials, from one number to another. */
export async function serialLabels(
  { db, line, words }: ExportCall,
  { id, from, to, paper, symbol }: z.output<typeof labels.serials.input>,
) {
  const { orderCode, typeNo, typeVer } = (await findOrder(db, line, id)) ?? refuse('record.unknown')
  const [serials, type] = await Promise.all([
    serialsIn(db, line, { orderCode, from, to }),
    findType(db, typeNo, typeVer),
  ])
  if (serials.length === 0) refuse('labels.no_serials', { orderCode })
  const { field } = words
  return pdfOf(`${orderCode} ${from}-${to}`, {
    title: orderCode,
    paper,
    symbol,
    labels: serials.map(({ productSn, serialNo, lotNo }) => ({
      code: productSn,
      title: type?.typeName ?? typeNo,
      lines: [
        `${field.typeNo} ${typeNo} v${typeVer}`,
        `#${serialNo}  ${field.orderCode} ${orderCode}`,
        ...(lotNo ? [`${field.lotNo} ${lotNo}`] : []),
      ],
    })),
  })
}

/** As the package defines it, else as the type does. A skipped step prints none. Another paper is allowed: the printer at hand may have no other. */
export async function labelLook({ db, line }: LineCall, id: number) {
  const order = (await findOrder(db, line, id)) ?? refuse('record.unknown')
  const { route } = await definitionsOf(db, order)
  const packed = route && (await releasedPackage(db, { ...order, ...route }))
  const named = packed?.steps.find(({ labelTemplate, skipped }) => labelTemplate !== null && !skipped)
  const stepName = route?.steps.find(({ stepSeq }) => stepSeq === named?.stepSeq)?.stepName ?? null
  const template = named?.labelTemplate ?? (await findType(db, order.typeNo, order.typeVer))?.labelTemplate
  return { ...(lookOfTemplate(template ?? '') ?? usualLabel), stepName }
}

export function printLabels(call: LineCall, { id, from, to, ...how }: z.output<typeof labels.print.input>) {
  return inOneGo(call.db, async (db) => {
    const { orderCode } = (await findOrder(db, call.line, id)) ?? refuse('record.unknown')
    const counted = await countPrints(db, call.line, { orderCode, from, to })
    if (counted.labels === 0) refuse('labels.no_serials', { orderCode })
    await recordChange(db, call, {
      entity: 'order',
      key: orderCode,
      action: 'printLabels',
      after: { from, to, ...counted },
    })
    return { id, from, to, ...how, ...counted }
  })
}

export async function lotLabel(
  { db, line, words }: ExportCall,
  { id, paper, symbol }: z.output<typeof labels.lot.input>,
) {
  const lot = (await readLot(db, line, id)) ?? refuse('record.unknown')
  const { field } = words
  return pdfOf(lot.lotNo, {
    title: lot.lotNo,
    paper,
    symbol,
    labels: [
      {
        code: lot.lotNo,
        title: lot.lotDescribe ?? `${field.orderCode} ${lot.orderCode}`,
        lines: [
          `${field.orderCode} ${lot.orderCode}`,
          `${field.number} ${lot.number}   ${field.lotType} ${lot.lotType}`,
          `${field.productionPriority} ${lot.productionPriority}`,
        ],
      },
    ],
  })
}
