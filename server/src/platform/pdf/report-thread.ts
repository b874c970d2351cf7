// Runs in a thread of its own: the floor does not wait for a report.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import PDFDocument from 'pdfkit' // oxlint-disable-line import/no-named-as-default -- its types know no other name
import { dateOf } from '../db/instants.ts'
import { drawReport } from './draw-report.ts'
import type { PaperReport } from './pdf.ts'

const report = workerData as PaperReport // the one who starts this thread gives it
const doc = new PDFDocument({
  autoFirstPage: false,
  bufferPages: true,
  lang: report.language,
  info: {
    Title: report.title,
    Producer: 'Takt',
    Creator: 'Takt',
    ...(report.frozenAt && { CreationDate: dateOf(report.frozenAt) }),
  },
})
doc.on('data', (bytes: Uint8Array) => parentPort!.postMessage(bytes)) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
const ended = once(doc, 'end')
drawReport(doc, report)
await ended
