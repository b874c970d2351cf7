import { type Order, OrderDraft } from '@takt/contract/orders.ts'

/** An order as tests need it; a field that may be null is null. */
export const order: Order = {
  ...OrderDraft.parse({
    orderCode: 'WO-1',
    orderName: 'Gearbox',
    orderUnit: 'pcs',
    typeNo: 'GB',
    typeVer: 1,
    orderNumber: 10,
    planStart: '2026-03-02T06:00:00.000Z',
    planEnd: '2026-03-02T14:00:00.000Z',
    processRoute: 'R',
    processRouteVer: 1,
  }),
  id: 1,
  lineNumber: 'L1',
  orderStatus: 'created',
  actualNumber: 0,
  ngNumber: 0,
  startedNumber: 0,
  sequence: 10,
  actualStart: null,
  actualEnd: null,
  statusReason: null,
  revision: 0,
}

export const type = {
  typeNo: 'GB',
  typeVer: 2,
  typeName: 'Gearbox',
  definitionStatus: 'released' as const,
  bomCode: null,
  bomVer: null,
  labelTemplate: null,
  serialPattern: null,
  serialReset: null,
  picture: null,
  customer: null,
  picNumberVer: 'D-7',
  processingNumber: 'R-GB',
  processingVer: 3,
  remark: null,
  updateDate: '2026-01-01T00:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 1,
}

export const proposal = {
  picNumberVer: 'D-7',
  processRoute: 'R-GB',
  processRouteVer: 3,
  bomCode: null,
  bomVer: null,
  pace: null,
}
