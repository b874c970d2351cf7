// The floor takes what units need from what is bound, and binds what stations scan.
export { readBench, storeBench } from './bench.queries.ts'
export { type Bench, bind, type Binding, emptyBench, messageKey, unbind } from './binding.ts'
export { giveBack, lotKey, reasonsAgainstMaterial, rounded, take, takeFrom } from './shelf.ts'
export { boundAt, storeTaken } from './shelf.queries.ts'
