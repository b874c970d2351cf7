import type { OrderRow } from '@takt/contract/order-import.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { type Formats, instantAt, instantOf } from '~/fields/format.tsx'
import type { Cell } from './read-sheet.ts'

export const importable = [
  'orderCode',
  'orderName',
  'typeNo',
  'typeVer',
  'orderNumber',
  'orderUnit',
  'planStart',
  'planEnd',
  'processRoute',
  'processRouteVer',
  'bomCode',
  'bomVer',
  'picNumberVer',
  'sceneCode',
  'customerOrderNo',
  'customerOrderLine',
  'productDepartment',
  'productDescription',
] as const
export type Importable = (typeof importable)[number]
/** What each column of the file means; null: it is left out. */
export type Meaning = (Importable | null)[]

/** Their names in other programs, besides the fields' own names and the words for them on screen in every language. */
const alsoCalled: Partial<Record<Importable, readonly string[]>> = {
  orderCode: [
    'order',
    'order no',
    'order number',
    'production order',
    'work order',
    'wo',
    '工单号',
    '订单号',
    '生产订单',
    'orden',
    'número de orden',
    'orden de producción',
    '製造指図',
    '指図番号',
    'オーダー番号',
  ],
  orderName: ['name', 'description', '名称', 'nombre', 'descripción', '名前'],
  typeNo: [
    'material',
    'product',
    'item',
    'part number',
    'type',
    '物料',
    '产品',
    '型号',
    'producto',
    'artículo',
    'tipo',
    '品番',
    '品目',
    '型式',
  ],
  typeVer: ['version', 'revision', '版本', 'versión', 'バージョン'],
  orderNumber: ['quantity', 'qty', 'amount', '数量', '计划数量', 'cantidad', '指図数量'],
  orderUnit: ['unit', 'uom', '单位', 'unidad', '単位'],
  planStart: ['start', 'start date', 'begin', '开始', '开始时间', '计划开始', 'inicio', '開始', '開始日時'],
  planEnd: [
    'end',
    'end date',
    'due',
    'due date',
    'finish',
    '结束',
    '交期',
    '计划结束',
    'fin',
    'entrega',
    '終了',
    '納期',
  ],
  customerOrderNo: ['sales order', 'customer order', '客户订单', 'pedido', 'pedido de cliente', '受注番号'],
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The first column with this name in any language has the field; an unknown column is left out until somebody assigns it. */
export function guess(heads: readonly string[], everyName: readonly Words['field'][]): Meaning {
  const taken = new Set<Importable>()
  const meant = (head: string) =>
    importable.find((name) => name === head) ??
    importable.find((name) =>
      [...everyName.map((words) => words[name]), ...(alsoCalled[name] ?? [])].some(
        (called) => plain(called) === plain(head) && plain(head) !== '',
      ),
    )
  return heads.map((head) => {
    const name = meant(head)
    if (!name || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

export const orderRowsOf = (
  cells: readonly Cell[][],
  meaning: Meaning,
  formats: Pick<Formats, 'wall'>,
): OrderRow[] =>
  cells.map((row) =>
    Object.fromEntries(
      meaning.flatMap((name, i) => (name ? [[name, valueOf(name, row[i] ?? null, formats)]] : [])),
    ),
  )

const wall = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** What the server would not understand as it is. A text that cannot be converted goes as it is, and is refused with its field. */
function valueOf(name: Importable, cell: Cell, formats: Pick<Formats, 'wall'>): string | number | null {
  const text = cellText(cell)
  switch (name) {
    case 'planStart':
    case 'planEnd':
      // Without a time the server fills it in, as it does for the host.
      return text === '' ? null : instantIn(text, formats)
    case 'orderNumber':
    case 'typeVer':
    case 'bomVer':
    case 'processRouteVer':
      return text === '' ? null : /^\d+$/.test(text) ? Number(text) : text
    case 'orderCode':
    case 'orderName':
    case 'typeNo':
    case 'orderUnit':
      return text
    case 'processRoute':
    case 'bomCode':
    case 'picNumberVer':
    case 'sceneCode':
    case 'customerOrderNo':
    case 'customerOrderLine':
    case 'productDepartment':
    case 'productDescription':
      return text === '' ? null : text
  }
}

export function cellText(cell: Cell): string {
  // An Excel sheet has no time zone: what it shows is its time in UTC. It counts in days, so seven o'clock may be a hair less.
  if (cell instanceof Date) return instantOf(Math.round(cell.getTime() / 1000) * 1000).slice(0, 19)
  // An export keeps spreadsheets from running such a text; read again it is what it was.
  return cell === null
    ? ''
    : String(cell)
        .trim()
        .replace(/^'(?=[=+\-@])/, '')
}

/** The clock time as it is written in full, or null where the text is none. */
function clockTimeIn(text: string): string | null {
  const parts = wall.exec(text)
  if (!parts) return null
  const two = (part: string | undefined) => (part ?? '0').padStart(2, '0')
  const shown = `${parts[1]}-${two(parts[2])}-${two(parts[3])}T${two(parts[4])}:${two(parts[5])}:${two(parts[6])}`
  return Number.isNaN(Date.parse(`${shown}Z`)) ? null : shown
}

/** The plant's clock, where no zone is given. A time that the clock skips goes as it is, and is refused: moved, it would be another. */
function instantIn(text: string, formats: Pick<Formats, 'wall'>): string {
  const shown = clockTimeIn(text)
  const instant = shown && instantAt(formats, shown)
  return instant && formats.wall(instant) === shown ? instant : text
}

/** A time that is written well, and that the plant's clock never shows. */
export const isSkipped = (cell: string | number | null | undefined) =>
  typeof cell === 'string' && clockTimeIn(cell) !== null
