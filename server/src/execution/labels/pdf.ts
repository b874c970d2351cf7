import { drawn, pdfFile } from '../../platform/pdf/pdf.ts'
import type { Drawing } from './drawing.ts'

/** A drawing as a file, drawn on another thread than the server's own work. */
export const pdfOf = (fileName: string, drawing: Drawing) =>
  pdfFile(fileName, drawn(new URL('./drawing.ts', import.meta.url), drawing))
