import { once } from 'node:events'
import PDFDocument from 'pdfkit' // oxlint-disable-line import/no-named-as-default -- its types know no other name
import { expect, test } from 'vitest'
import { papers, type Paper } from '@takt/contract/labels.ts'
import { pagesOf } from '../../testing/pdf.ts'
import { drawLabel, type Label } from './label.ts'

async function textsOf(label: Label, paper: Paper) {
  const doc = new PDFDocument({ autoFirstPage: false })
  const pieces: Uint8Array[] = []
  doc.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = once(doc, 'end')
  drawLabel(doc, label, 0, { paper, symbol: 'qrcode' })
  doc.end()
  await ended
  return pagesOf(Buffer.concat(pieces))[0]!.texts
}

const machine: Label = {
  code: 'https://takt.plant.example/machine?t=x',
  name: 'K1 · S2',
  title: 'Deburr',
  lines: ['Escanee: revisiones pendientes', 'Escanee: avisar de avería'],
}
const badge: Label = {
  code: 'CARD-3',
  name: 'Maximiliana Fernández de Córdoba y Ruiz',
  title: 'CARD-3',
  lines: ['Operator No. OP-3', 'Reworkers · Level 1'],
}

test.each(papers)(
  'on %s what is too long for a line goes on in the next while there is room',
  async (paper) => {
    for (const { name, title, lines, code } of [machine, badge]) {
      const texts = await textsOf({ code, name: name!, title, lines }, paper)
      expect(texts.join(' ')).toBe([name, title, ...lines].join(' '))
    }
  },
)

test('where there is no room it is cut with dots, and nothing leaves the label', async () => {
  const texts = await textsOf(
    { ...badge, lines: Array.from({ length: 20 }, (_, i) => `Line ${i} ${'long '.repeat(20)}`) },
    'label50x25',
  )
  expect(texts).toHaveLength(8)
  expect(texts.at(-1)).toMatch(/\u0085$/) // three dots in the letters every reader has
})
