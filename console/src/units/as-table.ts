import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Passport } from '@takt/contract/units.ts'
import type { Formats } from '~/fields/format.tsx'

/** Columns parted by tabs, as a sheet takes them. Numbers stay as they are stored, so that the sheet can count with them. */
export function asTable(
  { unit: { productSn, productId }, passes }: Passport,
  { field, resultStatus, verdict }: Words,
  { instant }: Pick<Formats, 'instant'>,
): string {
  const head = [
    field.productSn,
    field.passNo,
    field.stepSeq,
    field.stationNumber,
    field.testTime,
    field.resultCode,
    field.resultName,
    field.resultValue,
    field.unit,
    field.minValue,
    field.standardValue,
    field.maxValue,
    field.resultStatus,
    field.verdict,
  ]
  const rows = passes.flatMap((pass) =>
    pass.values.map((value) => [
      productSn ?? productId,
      pass.passNo,
      pass.stepSeq,
      pass.stationNumber,
      instant(pass.outTime ?? pass.inTime),
      value.resultCode,
      value.resultName,
      value.resultValue ?? value.resultText,
      value.unit,
      value.minValue,
      value.standardValue ?? value.targetText,
      value.maxValue,
      value.resultStatus && resultStatus[value.resultStatus],
      value.verdict && verdict[value.verdict],
    ]),
  )
  return [head, ...rows].map((cells) => cells.map(cellOf).join('\t')).join('\n')
}

const cellOf = (value: string | number | null) =>
  value === null ? '' : String(value).replaceAll(/[\t\r\n]+/g, ' ')
