export { sayLimits } from '@takt/contract/say-limits.ts'
