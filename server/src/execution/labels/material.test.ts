import { BarcodeFormat } from '@zxing/library'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { type BarcodeRule, readLabel } from '@takt/contract/barcode.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { labels, symbols } from '@takt/contract/labels.ts'
import { materials } from '@takt/contract/materials.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPart } from '../../testing/samples.ts'
import { formats, pagesOf, read } from '../../testing/pdf.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')

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

  test('is printed as often as requested, with who printed it', async () => {
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

  test('what would be read as something else is not printed: the rule or the code cannot express it', async () => {
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

  test('the label for the bin of a part shows its number, and how much a box holds', async () => {
    const [page] = await fetchPdf(labels.part, { bomCode: 'FIELDS', ...how, paper: 'sheetA4' })
    expect(read(page!, BarcodeFormat.DATA_MATRIX)).toBe('FIELDS')
    expect(page!.texts.join('\n')).toMatch(/FIELDS\nScrew M4\nStandard pack \d+ pcs/)
    expect(await admin(labels.printPart, { bomCode: 'FIELDS', ...how, copies: 24 })).toMatchObject({
      labels: 24,
      again: 0,
    })
  })
})
