// What the page of control charts asks.
export { attributesOf } from './attributes.ts'
export { exportChart } from './export.ts'
export { overviewOf } from './grades.ts'
export { reportOf } from './report.ts'
export { lineLimitsPart } from './limits.ts'
export { limitsInForce } from './in-force.ts'
export { chartPoints } from './points.ts'
export { stagesOf } from './stages.ts'
