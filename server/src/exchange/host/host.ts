export { allowHosts } from '../../platform/outbox/outbox.ts'
// What fills the outbox port of the platform: orders, lots and the line's writer announce through it.
export { announceToHost, hostInsert } from './announce.ts'
// Messages of the host come in through an adapter.
export { linesAmong, newestOfLots } from './host.queries.ts'
export { hostOf, type Incoming, type Taken, takeTelegram, writeRefused } from './take.ts'
export { forgetOldTelegrams } from './outbox.queries.ts'
// A lot's state with the host, and reporting it once more.
export { mustHaveHost, sendAgain } from './telegrams.ts'
