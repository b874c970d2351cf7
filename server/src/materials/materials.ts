// The floor takes what units need from what is bound, and binds what stations scan.
export { readBench, storeBench } from './bench.ts'
export { type Bench, bind, type Binding, emptyBench, messageKey, unbind } from './binding.ts'
export { giveBack, lotKey, reasonsAgainstMaterial, rounded, take, takeFrom } from './shelf.ts'
export { boundAt, storeTaken } from './shelf-rows.ts'
export { takeOfLot } from './stock.ts'
// Orders ask whether there is enough for them.
export { type MaterialNeed, materialsFor } from './ready.ts'
// Labels are printed of it.
export { readMaterialLot } from './lots.queries.ts'
