import type { BarcodeSymbol, LabelTemplate, Paper } from '../../../labels.ts'
import type { LotMove, LotStatus, SyncState } from '../../../lots.ts'
import type { OrderMove, OrderStatus } from '../../../orders.ts'
import type { oeeGaps } from '../../../past-orders.ts'
import type { queueActions } from '../../../queue-changes.ts'
import type { serialStates } from '../../../serials.ts'
import type { readinessChecks } from '../../../order-readiness.ts'

export const planningChoices = {
  orderStatus: {
    created: 'Created',
    released: 'Released',
    producing: 'Producing',
    paused: 'Paused',
    completed: 'Completed',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  orderMove: {
    release: 'Release',
    start: 'Start',
    pause: 'Pause',
    resume: 'Resume',
    complete: 'Complete short',
    close: 'Close order',
    cancel: 'Cancel order',
  } satisfies Record<OrderMove, string>,
  lotStatus: {
    waiting: 'Waiting',
    inProcess: 'In process',
    onHold: 'On hold',
    completed: 'Completed',
    reported: 'Reported',
    refused: 'Refused',
    scrapped: 'Scrapped',
    merged: 'Merged',
  } satisfies Record<LotStatus, string>,
  lotMove: {
    takeIn: 'Accept',
    refuse: 'Refuse',
    hold: 'Hold',
    release: 'Release',
    finish: 'Finish short',
    scrap: 'Scrap',
    merge: 'Merge',
    report: 'Report',
  } satisfies Record<LotMove, string>,
  serialState: {
    free: 'Free',
    begun: 'Started',
    finished: 'Finished',
    scrapped: 'Scrapped',
  } satisfies Record<(typeof serialStates)[number], string>,
  queueAction: {
    create: 'Created',
    update: 'Changed',
    release: 'Released',
    queue: 'Moved in the queue',
    changeNumber: 'Quantity changed',
    start: 'Started',
    pause: 'Paused',
    resume: 'Resumed',
    complete: 'Completed',
    completeShort: 'Completed short',
    close: 'Closed',
    cancel: 'Cancelled',
    delete: 'Deleted',
    makeSerials: 'Serial numbers created',
  } satisfies Record<(typeof queueActions)[number], string>,
  paper: {
    label50x25: 'Label 50 × 25 mm',
    label100x50: 'Label 100 × 50 mm',
    sheetA4: 'A4 sheet, 24 labels',
  } satisfies Record<Paper, string>,
  symbol: { code128: 'Code 128', qrcode: 'QR code', datamatrix: 'Data Matrix' } satisfies Record<
    BarcodeSymbol,
    string
  >,
  labelTemplate: {
    'label50x25-code128': 'Label 50 × 25 mm, Code 128',
    'label50x25-qrcode': 'Label 50 × 25 mm, QR code',
    'label50x25-datamatrix': 'Label 50 × 25 mm, Data Matrix',
    'label100x50-code128': 'Label 100 × 50 mm, Code 128',
    'label100x50-qrcode': 'Label 100 × 50 mm, QR code',
    'label100x50-datamatrix': 'Label 100 × 50 mm, Data Matrix',
    'sheetA4-code128': 'A4 sheet, Code 128',
    'sheetA4-qrcode': 'A4 sheet, QR code',
    'sheetA4-datamatrix': 'A4 sheet, Data Matrix',
  } satisfies Record<LabelTemplate, string>,
  check: {
    typeReleased: 'The type is released',
    routeReleased: 'The route is released',
    setsReleased: 'The collection sets of the route are released',
    stationsOnLine: 'The line has every station of the route',
    packageReleased: 'The package of type and route is complete and released',
    stationsEnabled: 'The stations of the route are in use',
    bomReleased: 'The BOM is released',
    bomOfPackage: 'The order uses the BOM of the type package',
    parametersCurrent: 'The stations have the released parameters',
    materialAvailable: 'Material is available for the order',
    toolsReady: 'Tools of the tool sets are there, with life for the order',
  } satisfies Record<(typeof readinessChecks)[number], string>,
  oeeGap: {
    neverStarted: 'The order was never started',
    tooLong: 'It ran for more than 92 days',
    noWorkTime: 'It only ran outside the shifts',
    noCycle: 'No station of the line has a planned cycle time',
    notSeen: 'No data from the bottleneck station',
    nothingMade: 'No unit passed the bottleneck station',
  } satisfies Record<(typeof oeeGaps)[number], string>,
  syncState: {
    untold: 'Not sent',
    waiting: 'Being sent',
    retry: 'Retrying',
    ok: 'Sent',
    dead: 'Not accepted',
    handled: 'Handled by hand',
  } satisfies Record<SyncState, string>,
}
