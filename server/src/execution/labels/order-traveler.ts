import { refuse } from '@takt/contract/errors.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { findBom } from '../../masterdata/boms/boms.ts'
import { definitionsOf, findOrder } from '../../planning/orders/orders.ts'
import { pdfOf } from './pdf.ts'

/** Everything the people on the line need to know of an order, on paper. */
export async function orderTraveler({ db, line, words }: ExportCall, { id }: { id: number }) {
  const order = (await findOrder(db, line, id)) ?? refuse('record.unknown')
  const [{ type, route }, bom, times] = await Promise.all([
    definitionsOf(db, order),
    order.bomCode && order.bomVer ? findBom(db, order.bomCode, order.bomVer) : undefined,
    plantTimes(db),
  ])
  const { field } = words
  const time = (at: string) => times.say(at).slice(0, 16).replace('T', ' ')
  const versioned = (code: string | null, version: number | null) => (code ? `${code} v${version}` : '–')
  const facts: [string, string | number | null][] = [
    [field.orderName, order.orderName],
    [field.typeNo, versioned(order.typeNo, order.typeVer)],
    [field.typeName, type?.typeName ?? null],
    [field.orderNumber, `${order.orderNumber} ${order.orderUnit}`],
    [field.planStart, time(order.planStart)],
    [field.planEnd, time(order.planEnd)],
    [field.picNumberVer, order.picNumberVer],
    [field.bomCode, versioned(order.bomCode, order.bomVer)],
    [field.processRoute, route ? versioned(route.processingNumber, route.processingVer) : null],
    [
      field.customerOrderNo,
      [order.customerOrderNo, order.customerOrderLine].filter(Boolean).join(' / ') || null,
    ],
    [field.productDepartment, order.productDepartment],
    [field.sceneCode, order.sceneCode],
  ]
  const steps = (route?.steps ?? []).toSorted((a, b) => a.stepSeq - b.stepSeq)
  const parts = bom?.rows ?? []
  return pdfOf(order.orderCode, {
    title: order.orderCode,
    traveler: {
      title: order.orderName,
      code: order.orderCode,
      foot: `${words.field.lineNumber} ${line} · ${order.orderCode} · ${times.today()}`,
      facts: facts.map(([label, value]) => ({
        label,
        value: value === null || value === '' ? '–' : String(value),
      })),
      tables: [
        {
          title: words.labels.route,
          head: [field.stepSeq, field.stepName, field.stationNumber, words.labels.done],
          widths: [0.1, 0.4, 0.2, 0.3],
          rows: steps.map((step) => [String(step.stepSeq), step.stepName, step.stationNumber, '']),
        },
        ...(parts.length
          ? [
              {
                title: words.labels.parts,
                head: [field.partGrp, field.part, field.bomQty, field.stationNumber],
                widths: [0.2, 0.4, 0.15, 0.25],
                rows: parts.map((row) => [
                  row.partGrp,
                  row.part,
                  String(row.bomQty),
                  row.stationNumber ?? '–',
                ]),
              },
            ]
          : []),
      ],
    },
  })
}
