import { BarcodeFormat } from '@zxing/library'
import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { labels, papers, symbols } from '@takt/contract/labels.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages } from '@takt/contract/packages.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'
import { formats, pagesOf, read } from '../../testing/pdf.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo, processingNumber, processingVer } = await startLine(plant, 'L1')
const planner = plant.as('editor', 'L1')

const order = await planner(
  orders.create,
  anOrder('WO-7', {
    typeNo,
    orderName: 'Pumps for Łódź',
    orderNumber: 30,
    serialsHere: true,
    release: true,
  } as object),
)
const serials = (await planner(orders.serials, { orderCode: 'WO-7' })).rows

async function fetchPdf(endpoint: { name: string }, input: object) {
  const reply = await plant.app.inject({
    method: 'POST',
    url: `/api/${endpoint.name}/L1`,
    headers: { authorization: `Bearer ${await plant.tokenFor('editor')}` },
    payload: input,
  })
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' })
  return pagesOf(reply.rawPayload)
}

const ofSerials = (from: number, to: number, paper = 'label50x25', symbol = 'code128') =>
  fetchPdf(labels.serials, { id: order.id, from, to, paper, symbol })

describe('a label', () => {
  test.each(symbols)('can be read: %s', async (symbol) => {
    const [page] = await ofSerials(3, 3, 'label100x50', symbol)
    expect(read(page!, formats[symbol])).toBe(serials[2]!.productSn)
  })

  test('prints in words what its code contains, what it is and where it belongs', async () => {
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

  test('an unknown serial is refused, and so are too many at once', async () => {
    expect(
      JSON.parse(
        await planner(labels.serials, { id: order.id, from: 31, to: 31, paper: 'sheetA4', symbol: 'qrcode' }),
      ),
    ).toMatchObject({ key: 'labels.no_serials' })
    await expect(
      planner(labels.serials, { id: order.id, from: 1, to: 10_001, paper: 'sheetA4', symbol: 'qrcode' }),
    ).rejects.toMatchObject({ key: 'call.invalid' })
  })
})

test('a label that is printed again is marked as a reprint, with who printed it', async () => {
  const print = (from: number, to: number) =>
    planner(labels.print, { id: order.id, from, to, paper: 'sheetA4', symbol: 'qrcode' })
  expect(await print(1, 10)).toMatchObject({ labels: 10, again: 0 })
  expect(await print(8, 12)).toMatchObject({ labels: 5, again: 3 })
  expect(
    (await planner(orders.serials, { orderCode: 'WO-7' })).rows.map(({ prints }) => prints).slice(6, 13),
  ).toEqual([1, 2, 2, 2, 1, 1, 0])
  expect(
    (await planner(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'WO-7' }))[0],
  ).toMatchObject({ action: 'printLabels', userName: 'editor', after: { from: 8, to: 12, again: 3 } })
})

test('the traveler shows what is made, by which way, and carries the order’s code', async () => {
  const [page] = await fetchPdf(labels.traveler, { id: order.id })
  const text = page!.texts.join('\n')
  for (const part of ['WO-7', typeNo, '30 pcs', 'Step 10', 'Step 20', 'S30', 'Ordered'])
    expect(text).toContain(part)
  // Ł and ź are in no font that every reader has: the whole line is drawn.
  expect(page!.outlines).toBeGreaterThan(10)
})

test('labels of an order look as its released package has them at the first step with a label, else as usual', async () => {
  const look = () => planner(labels.look, { id: order.id })
  expect(await look()).toEqual({ paper: 'label50x25', symbol: 'code128', stepName: null })
  const of = { typeNo, typeVer: 1, processingNumber, processingVer }
  const { steps } = await planner(packages.create, { ...of, like: null })
  const expected: Record<number, string> = { 20: 'label100x50-datamatrix', 30: 'sheetA4-qrcode' }
  await planner(packages.update, {
    ...of,
    packageVer: 1,
    bomCode: null,
    bomVer: null,
    remark: null,
    revision: 0,
    steps: steps.map((step) => ({
      ...step,
      parametersNeeded: false,
      labelTemplate: expected[step.stepSeq] ?? null,
    })),
  })
  expect(await look()).toMatchObject({ stepName: null })
  await planner(packages.move, { ...of, packageVer: 1, move: 'release' })
  expect(await look()).toEqual({ paper: 'label100x50', symbol: 'datamatrix', stepName: 'Step 20' })
})
