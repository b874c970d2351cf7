import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import { files } from '@takt/contract/files.ts'
import type { Office } from './delivery/console-calls.ts'
import { drawingPlans } from './plant/drawings.ts'
import type { LinePlan } from './plant/plan.ts'

/** What each type of a line is drawn like: one picture, whose places have names. */
export async function makeDrawings(office: Office, { lineNumber, types }: LinePlan) {
  const plan = drawingPlans[lineNumber]
  if (!plan) return
  const file = new File([new Uint8Array(plan.draw())], `${lineNumber}.png`, { type: 'image/png' })
  const { fileId } = await office(files.upload, {}, undefined, file)
  const markedPlaces = plan.places.map(({ placeCode, names: [nameEn, nameZh, nameEs, nameJa], x, y }) => ({
    placeCode,
    nameEn,
    nameZh,
    nameEs,
    nameJa,
    x,
    y,
  }))
  for (const { typeNo } of types)
    await office(defectDrawings.create, { typeNo, picture: fileId, markedPlaces }, lineNumber)
}
