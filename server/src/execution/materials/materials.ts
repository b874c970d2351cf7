// Taken from and bound by the messages of stations.
export { materialAspect } from './aspect.ts'
export { rounded } from './shelf.ts'
export { boundAt } from './shelf-rows.ts'
export { takeOfLot } from './stock.ts'
// Labels are printed of it.
export { readMaterialLot } from './lots.queries.ts'
