export { definedSpec, sayMeasured, sayStatistic, specOf } from '@takt/contract/say-measured.ts'
