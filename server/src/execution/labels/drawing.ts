// Runs in a thread of its own: ten thousand labels are many seconds of work, and the floor does not stop for them.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import PDFDocument from 'pdfkit' // oxlint-disable-line import/no-named-as-default -- its types know no other name
import type { BarcodeSymbol, Paper } from '@takt/contract/labels.ts'
import { drawLabel, type Label } from './label.ts'
import { drawTraveler, type Traveler } from './traveler.ts'

/** What shall be drawn: labels on a paper, or one traveler. */
export type Drawing = { title: string } & (
  | { labels: Label[]; paper: Paper; symbol: BarcodeSymbol }
  | { traveler: Traveler }
)

const drawing = workerData as Drawing // the one who starts this thread gives it
const doc = new PDFDocument({
  autoFirstPage: false,
  info: { Title: drawing.title, Producer: 'Takt', Creator: 'Takt' },
})
doc.on('data', (bytes: Uint8Array) => parentPort!.postMessage(bytes)) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
const ended = once(doc, 'end')
if ('traveler' in drawing) drawTraveler(doc, drawing.traveler)
else drawing.labels.forEach((label, n) => drawLabel(doc, label, n, drawing))
doc.end()
await ended
