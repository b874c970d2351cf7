import { inflateSync } from 'node:zlib'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import type { BarcodeSymbol } from '@takt/contract/labels.ts'

type Page = {
  width: number
  height: number
  texts: string[]
  boxes: [x: number, y: number, width: number, height: number][]
  outlines: number
}

/** The pages of a PDF as our writer makes them: their size, their texts, the filled boxes on them. */
export function pagesOf(bytes: Buffer): Page[] {
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
export function read({ boxes }: Page, format: BarcodeFormat): string {
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
    // Looked for as in a photograph, one of thirteen was missed.
    ...(format === BarcodeFormat.QR_CODE ? [[DecodeHintType.PURE_BARCODE, true] as const] : []),
    [DecodeHintType.ASSUME_GS1, true],
  ])
  return new MultiFormatReader()
    .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, wide, high))), hints)
    .getText()
}

export const formats: Record<BarcodeSymbol, BarcodeFormat> = {
  code128: BarcodeFormat.CODE_128,
  qrcode: BarcodeFormat.QR_CODE,
  datamatrix: BarcodeFormat.DATA_MATRIX,
}
