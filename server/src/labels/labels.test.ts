import { inflateSync } from 'node:zlib'
import { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } from '@zxing/library'
import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { type BarcodeSymbol, labels, papers, symbols } from '@takt/contract/labels.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'
import { anOrder } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const planner = plant.as('editor', 'L1')
const order = await planner(orders.create, anOrder('WO-7', { typeNo, orderName: 'Pumps for Łódź', orderNumber: 30, serialsHere: true, release: true } as object))
const serials = (await planner(orders.serials, { orderCode: 'WO-7' })).rows

type Page = { width: number; height: number; texts: string[]; boxes: [x: number, y: number, width: number, height: number][]; outlines: number }

/** The pages of a PDF as our writer makes them: their size, their texts, the filled boxes on them. */
function pagesOf(bytes: Buffer): Page[] {
  const text = bytes.toString('latin1')
  const contents = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => bytes.subarray(index + mark.length, text.indexOf('endstream', index)))
    .flatMap((stream) => { try { return [inflateSync(stream).toString('latin1')] } catch { return [] } })
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return sizes.map(([, width, height], i) => ({
    width: Number(width), height: Number(height),
    texts: [...contents[i]!.matchAll(/\[(.*?)\] TJ/g)].map(([, parts]) => [...parts!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('')),
    boxes: [...contents[i]!.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...box]) => box.map(Number) as Page['boxes'][number]), // four groups, four numbers
    outlines: [...contents[i]!.matchAll(/^B$/gm)].length,
  }))
}

/** A reader of somebody else's looks at the page as a camera would. */
function read({ boxes }: Page, format: BarcodeFormat): string {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...boxes.map(([x, , w]) => x + w)), Math.max(...boxes.map(([, y, , h]) => y + h))]
  const dots = 800 / (right - left)
  const margin = 80
  const [wide, high] = [Math.ceil((right - left) * dots) + 2 * margin, Math.ceil((bottom - top) * dots) + 2 * margin]
  const light = new Uint8ClampedArray(wide * high).fill(255)
  for (const [x, y, w, h] of boxes) {
    for (let row = Math.round((y - top) * dots); row < Math.round((y - top + h) * dots); row++) {
      light.fill(0, (row + margin) * wide + margin + Math.round((x - left) * dots), (row + margin) * wide + margin + Math.round((x - left + w) * dots))
    }
  }
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, [format]], [DecodeHintType.TRY_HARDER, true]])
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, wide, high))), hints).getText()
}
const formats: Record<BarcodeSymbol, BarcodeFormat> = { code128: BarcodeFormat.CODE_128, qrcode: BarcodeFormat.QR_CODE, datamatrix: BarcodeFormat.DATA_MATRIX }

async function fetchPdf(endpoint: { name: string }, input: object) {
  const reply = await plant.app.inject({ method: 'POST', url: `/api/${endpoint.name}/L1`, headers: { authorization: `Bearer ${await plant.tokenFor('editor')}` }, payload: input })
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' })
  return pagesOf(reply.rawPayload)
}
const ofSerials = (from: number, to: number, paper = 'label50x25', symbol = 'code128') => fetchPdf(labels.serials, { id: order.id, from, to, paper, symbol })

describe('a label', () => {
  test.each(symbols)('can be read: %s', async (symbol) => {
    const [page] = await ofSerials(3, 3, 'label100x50', symbol)
    expect(read(page!, formats[symbol])).toBe(serials[2]!.productSn)
  })

  test('says in words what its code says, what it is and where it belongs', async () => {
    const [page] = await ofSerials(1, 1, 'label100x50')
    expect(page!.texts.join(' ')).toContain(serials[0]!.productSn)
    expect(page!.texts.join(' ')).toMatch(/#1 .*WO-7/)
  })

  test.each(papers)('fits its paper: %s', async (paper) => {
    const pages = await ofSerials(1, 30, paper)
    expect(pages).toHaveLength(paper === 'sheetA4' ? 2 : 30)
    for (const { boxes, width, height } of pages) {
      expect(Math.min(...boxes.map(([x, y]) => Math.min(x, y)))).toBeGreaterThan(0)
      expect(boxes.every(([x, y, w, h]) => x + w <= width && y + h <= height)).toBe(true)
    }
  })

  test('of a lot names the lot', async () => {
    const { id, lotNo } = await planner(lots.create, { orderCode: 'WO-7', number: 5, lotDescribe: '齿轮泵' })
    const [page] = await fetchPdf(labels.lot, { id, paper: 'label100x50', symbol: 'qrcode' })
    expect(read(page!, BarcodeFormat.QR_CODE)).toBe(lotNo)
    expect(page!.outlines).toBe(3) // drawn, since no reader's own font has these
  })

  test('of a serial that is none is refused, and so are too many at once', async () => {
    expect(JSON.parse(await planner(labels.serials, { id: order.id, from: 31, to: 31, paper: 'sheetA4', symbol: 'qrcode' }))).toMatchObject({ key: 'labels.no_serials' })
    await expect(planner(labels.serials, { id: order.id, from: 1, to: 10_001, paper: 'sheetA4', symbol: 'qrcode' })).rejects.toMatchObject({ key: 'call.invalid' })
  })
})

test('a label that is printed again is told as a reprint, and who printed it is known', async () => {
  const print = (from: number, to: number) => planner(labels.print, { id: order.id, from, to, paper: 'sheetA4', symbol: 'qrcode' })
  expect(await print(1, 10)).toMatchObject({ labels: 10, again: 0 })
  expect(await print(8, 12)).toMatchObject({ labels: 5, again: 3 })
  expect((await planner(orders.serials, { orderCode: 'WO-7' })).rows.map(({ prints }) => prints).slice(6, 13)).toEqual([1, 2, 2, 2, 1, 1, 0])
  expect((await planner(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'WO-7' }))[0]).toMatchObject({ action: 'printLabels', userName: 'editor', after: { from: 8, to: 12, again: 3 } })
})

test('the traveler says what is made, by which way, and carries the order’s code', async () => {
  const [page] = await fetchPdf(labels.traveler, { id: order.id })
  const said = page!.texts.join('\n')
  for (const part of ['WO-7', typeNo, '30 pcs', 'Step 10', 'Step 20', 'S30', 'Ordered']) expect(said).toContain(part)
  // Ł and ź are in no font that every reader has: the whole line is drawn.
  expect(page!.outlines).toBeGreaterThan(10)
})
