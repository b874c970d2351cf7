import { inflateSync } from 'node:zlib'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { type BarcodeRule, readLabel } from '@takt/contract/barcode.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { type BarcodeSymbol, labels, papers, symbols } from '@takt/contract/labels.ts'
import { lots } from '@takt/contract/lots.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages } from '@takt/contract/packages.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'
import { anOrder, aPart } from '../testing/samples.ts'

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

type Page = {
  width: number
  height: number
  texts: string[]
  boxes: [x: number, y: number, width: number, height: number][]
  outlines: number
}

/** The pages of a PDF as our writer makes them: their size, their texts, the filled boxes on them. */
function pagesOf(bytes: Buffer): Page[] {
  const text = bytes.toString('latin1')
  const contents = [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: mark }) => bytes.subarray(index + mark.length, text.indexOf('endstream', index)))
    .flatMap((stream) => {
      try {
        return [inflateSync(stream).toString('latin1')]
      } catch {
        return []
      }
    })
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return sizes.map(([, width, height], i) => ({
    width: Number(width),
    height: Number(height),
    texts: [...contents[i]!.matchAll(/\[(.*?)\] TJ/g)].map(([, parts]) =>
      [...parts!.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
        .join(''),
    ),
    boxes: [...contents[i]!.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
      ([, ...box]) => box.map(Number) as Page['boxes'][number],
    ), // four groups, four numbers
    outlines: [...contents[i]!.matchAll(/^B$/gm)].length,
  }))
}

/** A reader of somebody else's looks at the page as a camera would. */
function read({ boxes }: Page, format: BarcodeFormat): string {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))]
  const [right, bottom] = [
    Math.max(...boxes.map(([x, , w]) => x + w)),
    Math.max(...boxes.map(([, y, , h]) => y + h)),
  ]
  const dots = 800 / (right - left)
  const margin = 80
  const [wide, high] = [
    Math.ceil((right - left) * dots) + 2 * margin,
    Math.ceil((bottom - top) * dots) + 2 * margin,
  ]
  const light = new Uint8ClampedArray(wide * high).fill(255)
  for (const [x, y, w, h] of boxes) {
    for (let row = Math.round((y - top) * dots); row < Math.round((y - top + h) * dots); row++) {
      light.fill(
        0,
        (row + margin) * wide + margin + Math.round((x - left) * dots),
        (row + margin) * wide + margin + Math.round((x - left + w) * dots),
      )
    }
  }
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.ASSUME_GS1, true],
  ])
  return new MultiFormatReader()
    .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, wide, high))), hints)
    .getText()
}
const formats: Record<BarcodeSymbol, BarcodeFormat> = {
  code128: BarcodeFormat.CODE_128,
  qrcode: BarcodeFormat.QR_CODE,
  datamatrix: BarcodeFormat.DATA_MATRIX,
}

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

describe('a label of material', () => {
  const admin = plant.as('admin', 'L1')
  const rules: Record<string, BarcodeRule> = {
    PLAIN: { kind: 'plain' },
    GS1: { kind: 'gs1' },
    FIELDS: {
      kind: 'separated',
      separator: ';',
      fields: [
        { fact: 'bomCode', place: 1, prefix: 'P' },
        { fact: 'bomLot', place: 2, prefix: '' },
        { fact: 'quantity', place: 3, prefix: 'Q' },
        { fact: 'expiry', place: 4, prefix: '' },
      ],
    },
  }
  const how = { copies: 1, paper: 'label50x25', symbol: 'datamatrix' } as const
  beforeAll(async () => {
    for (const [bomCode, barcodeRule] of Object.entries(rules)) {
      await admin(bomDefs.create, aPart(bomCode, { bomName: 'Screw M4', barcodeRule }))
      await admin(materials.receive, {
        bomCode,
        bomLot: 'LOT-7',
        quantity: 500,
        expiresAt: '2027-04-01T00:00:00.000Z',
        supplier: 'Bolts & Co',
        supplierLot: 'S-1',
      })
      await admin(materials.scrap, { bomCode, bomLot: 'LOT-7', quantity: 20, reason: 'fell' })
    }
  })

  test.each(
    Object.entries(rules).flatMap(([bomCode, rule]) =>
      symbols.map((symbol) => [bomCode, symbol, rule] as const),
    ),
  )(
    'of part %s is read from a %s by the rule of its part: its lot, and what is left of it',
    async (bomCode, symbol, rule) => {
      const [page] = await fetchPdf(labels.material, {
        bomCode,
        bomLot: 'LOT-7',
        ...how,
        paper: 'label100x50',
        symbol,
      })
      expect(readLabel(rule, read(page!, formats[symbol]))).toMatchObject(
        rule.kind === 'plain'
          ? { bomLot: 'LOT-7' }
          : { bomCode, bomLot: 'LOT-7', quantity: 480, expiry: '2027-03-31' },
      )
      expect(page!.texts.join('\n')).toContain(`LOT-7\nScrew M4\n${bomCode}  480 pcs`)
    },
  )

  test('is printed as often as it is asked for, and who printed it is known', async () => {
    expect(
      await fetchPdf(labels.material, { bomCode: 'GS1', bomLot: 'LOT-7', ...how, copies: 3 }),
    ).toHaveLength(3)
    expect(
      await admin(labels.printMaterial, { bomCode: 'GS1', bomLot: 'LOT-7', ...how, copies: 3 }),
    ).toMatchObject({ labels: 3, again: 0 })
    expect(
      (await admin(audit.of, { lineNumber: 'L1', entity: 'materialLot', entityKey: 'GS1 LOT-7' }))[0],
    ).toMatchObject({ action: 'printLabels', after: { copies: 3 } })
  })

  test('that would be read as something else is not printed: the rule or the code cannot say it', async () => {
    await admin(materials.receive, {
      bomCode: 'FIELDS',
      bomLot: 'A;B',
      quantity: 1,
      expiresAt: null,
      supplier: null,
      supplierLot: null,
    })
    await admin(materials.receive, {
      bomCode: 'PLAIN',
      bomLot: '批次1',
      quantity: 1,
      expiresAt: null,
      supplier: null,
      supplierLot: null,
    })
    await expect(
      admin(labels.printMaterial, { bomCode: 'FIELDS', bomLot: 'A;B', ...how }),
    ).rejects.toMatchObject({ key: 'labels.rule_cannot' })
    await expect(
      admin(labels.printMaterial, { bomCode: 'PLAIN', bomLot: '批次1', ...how, symbol: 'code128' }),
    ).rejects.toMatchObject({ key: 'labels.symbol_cannot', field: 'symbol' })
    const [page] = await fetchPdf(labels.material, {
      bomCode: 'PLAIN',
      bomLot: '批次1',
      ...how,
      symbol: 'qrcode',
    })
    expect(read(page!, BarcodeFormat.QR_CODE)).toBe('批次1')
    await expect(
      admin(labels.printMaterial, { bomCode: 'PLAIN', bomLot: 'NONE', ...how }),
    ).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('for the bin of a part says its number, and how much a box holds', async () => {
    const [page] = await fetchPdf(labels.part, { bomCode: 'FIELDS', ...how, paper: 'sheetA4' })
    expect(read(page!, BarcodeFormat.DATA_MATRIX)).toBe('FIELDS')
    expect(page!.texts.join('\n')).toMatch(/FIELDS\nScrew M4\nStandard pack \d+ pcs/)
    expect(await admin(labels.printPart, { bomCode: 'FIELDS', ...how, copies: 24 })).toMatchObject({
      labels: 24,
      again: 0,
    })
  })
})

test('a label that is printed again is told as a reprint, and who printed it is known', async () => {
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

test('the traveler says what is made, by which way, and carries the order’s code', async () => {
  const [page] = await fetchPdf(labels.traveler, { id: order.id })
  const said = page!.texts.join('\n')
  for (const part of ['WO-7', typeNo, '30 pcs', 'Step 10', 'Step 20', 'S30', 'Ordered'])
    expect(said).toContain(part)
  // Ł and ź are in no font that every reader has: the whole line is drawn.
  expect(page!.outlines).toBeGreaterThan(10)
})

test('labels of an order look as its released package has them at the first step with a label, else as usual', async () => {
  const look = () => planner(labels.look, { id: order.id })
  expect(await look()).toEqual({ paper: 'label50x25', symbol: 'code128', stepName: null })
  const of = { typeNo, typeVer: 1, processingNumber, processingVer }
  const { steps } = await planner(packages.create, { ...of, like: null })
  const wanted: Record<number, string> = { 20: 'label100x50-datamatrix', 30: 'sheetA4-qrcode' }
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
      labelTemplate: wanted[step.stepSeq] ?? null,
    })),
  })
  expect(await look()).toMatchObject({ stepName: null })
  await planner(packages.move, { ...of, packageVer: 1, move: 'release' })
  expect(await look()).toEqual({ paper: 'label100x50', symbol: 'datamatrix', stepName: 'Step 20' })
})
