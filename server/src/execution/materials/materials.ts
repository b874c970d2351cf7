// Taken from and bound by the messages of stations.
export { materialAspect } from './aspect.ts'
// What a person does to the parts of a unit is called with its genealogy.
export { replaceComponent } from './replace.ts'
export { insertHoldRule, lastingHoldRules, markHoldRule, releaseHoldRule } from './hold-rules.queries.ts'
export { exchangesSince } from './replace.queries.ts'
export { rounded } from './shelf.ts'
export { boundAt } from './shelf-rows.ts'
export { outermostOf } from './inside.queries.ts'
export { insideOthers, takeComponents } from './old-components.queries.ts'
// A station may have to be checked after it.
export { bindsDuring, boundSince, materialTraces, otherLotBuiltIn } from './since.queries.ts'
// What a station needs and has.
export { materialMonitor } from './monitor.ts'
// Labels are printed of it.
export { readMaterialLot } from './lots.queries.ts'
