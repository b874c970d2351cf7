import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { csv } from './csv.ts'
import { timesIn } from './times.ts'
import { mostSheetRows, xlsx } from './xlsx.ts'

type Cell = string | number | null

async function* yielding(...rows: Cell[][]) {
  yield* rows
}
const gather = async (parts: AsyncIterable<string | Uint8Array>) => {
  const found: Buffer[] = []
  for await (const part of parts) found.push(Buffer.from(part as string)) // either is fine for a buffer
  return Buffer.concat(found)
}

describe('CSV', () => {
  const written = async (...rows: Cell[][]) => String(await gather(csv(['Value'], yielding(...rows))))

  test('starts with the mark of UTF-8, ends every line the same way, leaves out what is not there', async () => {
    expect(await written(['äöü 漢字', 1.5, null])).toBe('\uFEFFValue\r\näöü 漢字,1.5,\r\n')
  })

  test.each([
    ['=1+1', `'=1+1`],
    ['+49 30', `'+49 30`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['a=1', 'a=1'],
    ['＝1＋1', `'＝1＋1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['１', '１'],
  ])('the text %j is nobody’s formula', async (text, cell) => {
    expect(await written([text])).toBe(`\uFEFFValue\r\n${cell}\r\n`)
  })

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' blank', '" blank"'],
    ['', ''],
  ])('the text %j is quoted as RFC 4180 requires', async (text, cell) => {
    expect(await written([text])).toBe(`\uFEFFValue\r\n${cell}\r\n`)
  })

  test.each([-1.5, 1e-7, 1e21, 0.1])('the number %d stays a number, to the last digit', async (number) => {
    expect(Number((await written([number])).split('\r\n')[1])).toBe(number)
  })

  test('a title of somebody’s own making is no formula either', async () => {
    expect(String(await gather(csv(['=cmd'], yielding())))).toBe(`\uFEFF'=cmd\r\n`)
  })
})

describe('a sheet', () => {
  const sheetOf = (archive: Buffer) => String(unpacked(archive).get('xl/worksheets/sheet1.xml'))

  test('holds texts as texts and numbers as numbers, whatever they contain', async () => {
    const sheet = sheetOf(
      await gather(xlsx(['A', 'B'], yielding(['<b>&\u0001\uD800', -1.5], ['=1+1', null]), 10)),
    )
    expect(sheet).toContain(
      '<t xml:space="preserve">&lt;b&gt;&amp;\uFFFD\uFFFD</t></is></c><c r="B2"><v>-1.5</v></c>',
    )
    expect(sheet).toContain(
      '<row r="3"><c r="A3" t="inlineStr" s="2"><is><t xml:space="preserve">=1+1</t></is></c></row>',
    )
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row /g)).toHaveLength(3)
  })

  test('writes times as cells of their own kind, by the clock they are shown in', async () => {
    const sheet = sheetOf(
      await gather(
        xlsx(
          ['At', 'Code'],
          yielding(['2026-03-02T06:00:00.000+01:00', '2026-03-02T06:00:00.000+01:00'], [null, 'x']),
          10,
          ['instant', 'code'],
        ),
      ),
    )
    expect(sheet).toContain('<c r="A2" s="3"><v>46083.25</v></c><c r="B2" t="inlineStr">')
    expect(sheet).toContain('<cols><col min="1" max="1" width="20" customWidth="1"/></cols>')
  })

  test('is an archive whose directory, sizes and sums agree with its files', async () => {
    const files = unpacked(
      await gather(xlsx(['A'], yielding(...Array.from({ length: 5000 }, (_, i) => [`row ${i}`])), 5000)),
    )
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(String(files.get('xl/worksheets/sheet1.xml')).match(/<row /g)).toHaveLength(5001)
  })

  test('has on a second sheet what its rows are of, under a name that Excel opens', async () => {
    const about = { name: 'Figures: [1]', rows: [['Line', 'L1'], [], ['Cpk', 1.5]] }
    const files = unpacked(await gather(xlsx(['A'], yielding([1]), 10, [], about)))
    expect(String(files.get('xl/workbook.xml'))).toContain(
      '<sheet name="Figures   1 " sheetId="2" r:id="rId3"/>',
    )
    expect(String(files.get('xl/_rels/workbook.xml.rels'))).toContain('Id="rId3"')
    expect(String(files.get('[Content_Types].xml'))).toContain('/xl/worksheets/sheet2.xml')
    const sheet = String(files.get('xl/worksheets/sheet2.xml'))
    expect(sheet).toContain('<c r="B3"><v>1.5</v></c>')
    expect(sheet.match(/<row /g)).toHaveLength(3)
  })

  test('names its columns as Excel does, past Z and past ZZ', async () => {
    const sheet = sheetOf(
      await gather(
        xlsx(
          Array.from({ length: 703 }, () => 'x'),
          yielding(),
          1,
        ),
      ),
    )
    expect(
      [...sheet.matchAll(/<c r="([A-Z]+)1"/g)]
        .map(([, letters]) => letters)
        .filter((_, i) => [0, 25, 26, 51, 52, 701, 702].includes(i)),
    ).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })

  test('with more rows than it may hold breaks off instead of looking complete', async () => {
    await expect(gather(xlsx(['A'], yielding([1], [2], [3]), 2))).rejects.toMatchObject({
      key: 'export.too_many_rows',
      facts: { limit: 2 },
    })
  })

  test('holds as many rows as Excel opens, fewer when they are wide', () => {
    expect(mostSheetRows(15)).toBe(1_048_575)
    expect(mostSheetRows(300)).toBe(100_000)
  })

  test('a reader that goes away stops the rows', async () => {
    let read = 0
    const endless = async function* (): AsyncGenerator<Cell[]> {
      for (;;) yield [`some text that does not pack well ${(read++ * 7919) % 104_729}`]
    }
    for await (const part of xlsx(['A'], endless(), Number.MAX_SAFE_INTEGER))
      if (read > 1000 && part.length) break
    const then = read
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(read).toBe(then)
  })
})

describe('times in a file', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999+01:00'],
    ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000+02:00'],
    ['Asia/Kolkata', '2026-06-01T00:00:00.000Z', '2026-06-01T05:30:00.000+05:30'],
    ['America/New_York', '2026-06-01T00:00:00.000Z', '2026-05-31T20:00:00.000-04:00'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', '2026-04-05T01:30:00.000+10:30'],
    ['UTC', '2026-06-01T00:00:00.500Z', '2026-06-01T00:00:00.500+00:00'],
  ])('%s: %s is %s', (zone, instant, local) => {
    const say = timesIn(zone)
    expect([say(instant), say(instant)]).toEqual([local, local])
    expect(Date.parse(local)).toBe(Date.parse(instant))
  })
})

/** Reads an archive by its directory, as programs do. */
function unpacked(archive: Buffer) {
  const end = archive.length - 22
  const files = new Map<string, Buffer>()
  for (let at = archive.readUInt32LE(end + 16), left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ]
    const [nameLength, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const data = start + 30 + archive.readUInt16LE(start + 26)
    const file = inflateRawSync(archive.subarray(data, data + packed))
    expect([crc32(file), file.length]).toEqual([sum, size])
    files.set(String(archive.subarray(at + 46, at + 46 + nameLength)), file)
    at += 46 + nameLength
  }
  return files
}
