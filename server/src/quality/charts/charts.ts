// What the page of control charts asks.
export { exportChart } from './export.ts'
export { overviewOf } from './grades.ts'
export { reportOf } from './report.ts'
export { lineLimitsPart } from './limits.ts'
