import { labels } from '@takt/contract/labels.ts'
import { serve } from '../../platform/http/serve.ts'
import { operatorBadge } from './badge.ts'
import { labelLook, printLabels, lotLabel, serialLabels } from './labels.ts'
import { materialLabel, partLabel, printMaterial, printPart } from './material.ts'
import { orderTraveler } from './order-traveler.ts'

export const labelsRoutes = serve(labels, {
  look: (call, { id }) => labelLook(call, id),
  serials: (call, input) => serialLabels(call, input),
  print: (call, input) => printLabels(call, input),
  lot: (call, input) => lotLabel(call, input),
  part: (call, input) => partLabel(call, input),
  printPart: (call, input) => printPart(call, input),
  material: (call, input) => materialLabel(call, input),
  printMaterial: (call, input) => printMaterial(call, input),
  badge: (call, input) => operatorBadge(call, input),
  traveler: (call, input) => orderTraveler(call, input),
})
