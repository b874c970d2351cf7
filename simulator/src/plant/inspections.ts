import type { InspectionDraft } from '@takt/contract/inspections.ts'

/** What is checked in the demonstration: at stations of people, at machines, and the machines' air. */
const usual = {
  measured: false,
  inspectSchedule: 'fixed',
  blocksArrival: false,
  photoRequired: false,
  signatureRequired: false,
} as const
type Plan = Pick<
  InspectionDraft,
  | 'textEn'
  | 'textZh'
  | 'textEs'
  | 'textJa'
  | 'measured'
  | 'inspectFrequency'
  | 'inspectSchedule'
  | 'dueWithin'
  | 'blocksArrival'
  | 'photoRequired'
  | 'signatureRequired'
> &
  Partial<InspectionDraft> & {
    kind: 'GUARD' | 'ESD' | 'AIR' | 'FIRST' | 'CLEAN' | 'TYPE' | 'STOP' | 'TOOL' | 'REEL'
  }

export const ofMachines: readonly Plan[] = [
  {
    ...usual,
    kind: 'GUARD',
    textEn: 'Guard and emergency stop work',
    textZh: '防护门与急停功能正常',
    textEs: 'La protección y la parada de emergencia funcionan',
    textJa: '安全扉と非常停止が作動する',
    inspectFrequency: 'shift',
    dueWithin: 30,
  },
  {
    ...usual,
    kind: 'AIR',
    textEn: 'Air pressure at the service unit',
    textZh: '气源处理单元气压',
    textEs: 'Presión de aire en la unidad de mantenimiento',
    textJa: 'エアユニットの空気圧',
    measured: true,
    lowerSpecLimit: 5.5,
    upperSpecLimit: 6.5,
    resultUnit: 'bar',
    inspectFrequency: 'hours',
    everyHours: 2,
    dueWithin: 20,
  },
  {
    ...usual,
    kind: 'CLEAN',
    textEn: 'Fixture and contacts cleaned',
    textZh: '夹具和触点已清洁',
    textEs: 'Útil y contactos limpios',
    textJa: '治具と接点を清掃した',
    inspectFrequency: 'pieces',
    everyPieces: 200,
    inspectSchedule: 'floating',
    photoRequired: true,
    dueWithin: 30,
  },
  {
    ...usual,
    kind: 'TYPE',
    textEn: 'Set-up checked with the type plate',
    textZh: '按铭牌核对换型',
    textEs: 'Preparación comprobada con la placa',
    textJa: '銘板で段取りを確認した',
    inspectFrequency: 'changeover',
    inspectSchedule: 'floating',
    dueWithin: 30,
  },
  {
    ...usual,
    kind: 'STOP',
    textEn: 'First piece after the stop measured',
    textZh: '停机后首件已测量',
    textEs: 'Primera pieza tras el paro medida',
    textJa: '停止後の初品を測定した',
    inspectFrequency: 'stop',
    inspectSchedule: 'floating',
    stopMinutes: 10,
    dueWithin: 30,
  },
  {
    ...usual,
    kind: 'TOOL',
    textEn: 'First piece of the new tool measured',
    textZh: '新工装首件已测量',
    textEs: 'Primera pieza del útil nuevo medida',
    textJa: '交換後の初品を測定した',
    inspectFrequency: 'tool',
    inspectSchedule: 'floating',
    dueWithin: 30,
  },
]
export const ofPeople: readonly Plan[] = [
  {
    ...usual,
    kind: 'FIRST',
    textEn: 'First piece of the order measured and released',
    textZh: '工单首件已检验并放行',
    textEs: 'Primera pieza de la orden medida y liberada',
    textJa: '指図の初品を測定し承認した',
    inspectFrequency: 'firstPiece',
    inspectSchedule: 'floating',
    dueWithin: 45,
  },
  {
    ...usual,
    kind: 'ESD',
    textEn: 'Wrist strap and mat tested',
    textZh: '防静电腕带与台垫已测试',
    textEs: 'Pulsera y alfombrilla antiestáticas comprobadas',
    textJa: 'リストストラップとマットを点検した',
    inspectFrequency: 'shift',
    dueWithin: 30,
  },
  {
    ...usual,
    kind: 'REEL',
    textEn: 'Label of the new box compared with the order',
    textZh: '新料箱标签已与工单核对',
    textEs: 'Etiqueta de la caja nueva comparada con la orden',
    textJa: '新しい箱の表示を指図と照合した',
    inspectFrequency: 'material',
    inspectSchedule: 'floating',
    dueWithin: 30,
  },
]
