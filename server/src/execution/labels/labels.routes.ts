import { labels } from '@takt/contract/labels.ts'
import { serve } from '../../platform/http/serve.ts'
import { operatorBadge } from './badge.ts'
import { labelLook, printLabels, lotLabel, serialLabels } from './labels.ts'
import { materialLabel, partLabel, printMaterial, printPart } from './material.ts'
import { orderTraveler } from './order-traveler.ts'

export const labelsRoutes = serve(labels, {
  look: (call, { id }) => labelLook(call, id),
  serials: (call, wanted) => serialLabels(call, wanted),
  print: (call, wanted) => printLabels(call, wanted),
  lot: (call, wanted) => lotLabel(call, wanted),
  part: (call, wanted) => partLabel(call, wanted),
  printPart: (call, wanted) => printPart(call, wanted),
  material: (call, wanted) => materialLabel(call, wanted),
  printMaterial: (call, wanted) => printMaterial(call, wanted),
  badge: (call, wanted) => operatorBadge(call, wanted),
  traveler: (call, wanted) => orderTraveler(call, wanted),
})
