import { refuse } from '@takt/contract/errors.ts'
import { inChunks } from './chunks.ts'
import { formula } from './csv.ts'
import { zip } from './zip.ts'

type Cell = string | number | null

/** What Excel opens, and what stays well below the 4 GB of an archive without ZIP64. */
const mostRows = 1_048_575
const mostCells = 30_000_000
export const mostSheetRows = (columns: number) => Math.min(mostRows, Math.floor(mostCells / columns))

/**
 * A sheet of Office Open XML (ECMA-376), written a row at a time: texts are in their cells, since a table of shared texts
 * would have to be held until the end. write-excel-file took 900 MB for 100,000 rows of 15 columns.
 */
export const xlsx = (
  titles: string[],
  rows: AsyncIterable<Cell[]>,
  limit: number,
  kinds: readonly string[] = [],
  about?: About,
) =>
  zip([
    { name: '[Content_Types].xml', parts: [contentTypes(about !== undefined)] },
    { name: '_rels/.rels', parts: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', parts: [workbook(about?.name)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      parts: [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
          ...(about ? [['worksheet', 'worksheets/sheet2.xml'] as [string, string]] : []),
        ]),
      ],
    },
    { name: 'xl/styles.xml', parts: [styles] },
    {
      name: 'xl/worksheets/sheet1.xml',
      parts: sheet(
        titles,
        rows,
        limit,
        kinds.map((kind) => kind === 'instant'),
      ),
    },
    ...(about ? [{ name: 'xl/worksheets/sheet2.xml', parts: [aboutSheet(about)] }] : []),
  ])

async function* sheet(
  titles: string[],
  rows: AsyncIterable<Cell[]>,
  limit: number,
  isTime: readonly boolean[],
) {
  // The titles stay in sight.
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="14"/>${widthsOf(isTime)}<sheetData>`
  const columns = titles.map((_, column) => lettersOf(column))
  yield rowOf(titles, columns, 1, { title: style.title })
  yield* inChunks(upTo(rows, limit), (cells, index) => rowOf(cells, columns, index + 2, { isTime }))
  yield '</sheetData></worksheet>'
}

/** A second sheet: what the rows are of. Few rows of texts and numbers. */
export type About = { name: string; rows: Cell[][] }

const aboutSheet = ({ rows }: About) => {
  const columns = Array.from({ length: Math.max(1, ...rows.map((row) => row.length)) }, (_, at) =>
    lettersOf(at),
  )
  const rowsXml = rows.map((cells, at) => rowOf(cells, columns, at + 1, {})).join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/><sheetData>${rowsXml}</sheetData></worksheet>`
}

/** Nobody counted these rows before; a file that ends in the middle is better than one that looks complete. */
async function* upTo(rows: AsyncIterable<Cell[]>, limit: number) {
  let count = 0
  for await (const row of rows) {
    if (++count > limit) refuse('export.too_many_rows', { limit })
    yield row
  }
}

const style = { title: 1, text: 2, time: 3 }
const rowOf = (
  cells: Cell[],
  columns: string[],
  row: number,
  { title, isTime = [] }: { title?: number; isTime?: readonly boolean[] },
) =>
  `<row r="${row}">${cells.map((cell, column) => (isTime[column] && timeOf(cell, `${columns[column]}${row}`)) || cellOf(cell, `${columns[column]}${row}`, title)).join('')}</row>`

/** A narrower column shows a time as ######. */
const widthsOf = (isTime: readonly boolean[]) => {
  const wide = isTime.flatMap((one, column) =>
    one ? `<col min="${column + 1}" max="${column + 1}" width="20" customWidth="1"/>` : [],
  )
  return wide.length ? `<cols>${wide.join('')}</cols>` : ''
}

/** A cell that can be sorted and counted with: the plant's own clock, since a sheet has no time zone. Days since 30 December 1899. */
function timeOf(cell: Cell, address: string) {
  const wall =
    typeof cell === 'string' ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/.exec(cell)?.[0] : undefined
  return wall === undefined
    ? ''
    : `<c r="${address}" s="${style.time}"><v>${Date.parse(`${wall}Z`) / 86_400_000 + 25_569}</v></c>`
}

/** The standard allows leaving the address out, but not every reader copes. */
function cellOf(cell: Cell, address: string, title?: number) {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  // A text is no formula here, but becomes one when somebody edits the cell, unless it is marked as text.
  const styled = title ?? (formula.test(cell) ? style.text : 0)
  return `<c r="${address}" t="inlineStr"${styled ? ` s="${styled}"` : ''}><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
}

/** 0 is A, 25 is Z, 26 is AA. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const marked: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '\uFFFD')
    .replace(/[&<>\r]/g, (mark) => marked[mark]!)

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (hasAbout: boolean) =>
  `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/>${hasAbout ? `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${part}.worksheet+xml"/>` : ''}<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`

const relations = (targets: [kind: string, target: string][]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${document}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A sheet's name is short and has none of these marks. */
const sheetName = (text: string) =>
  escape(text.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31)).replaceAll('"', '&quot;')
const workbook = (about?: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="Takt" sheetId="1" r:id="rId1"/>${about === undefined ? '' : `<sheet name="${sheetName(about)}" sheetId="2" r:id="rId3"/>`}</sheets></workbook>`

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
