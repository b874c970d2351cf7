export { stationsInUse } from './stations.queries.ts'
