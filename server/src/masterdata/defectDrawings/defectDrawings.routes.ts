import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeDrawing, createDrawing, drawingOf, removeDrawing } from './defectDrawings.ts'
import { listDrawings } from './defectDrawings.queries.ts'

export const defectDrawingsRoutes = serve(defectDrawings, {
  list: ({ db, line }, filter) => listDrawings(db, line, filter),
  of: ({ db, line }, { typeNo }) => drawingOf(db, line, typeNo),
  create: (call, draft) => createDrawing(call, draft),
  update: (call, draft) => changeDrawing(call, draft),
  remove: (call, named) => removeDrawing(call, named),
})
