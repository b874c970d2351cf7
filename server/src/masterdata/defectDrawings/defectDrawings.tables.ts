import { DefectDrawing } from '@takt/contract/defectDrawings.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  defect_drawings: { entity: DefectDrawing },
}
