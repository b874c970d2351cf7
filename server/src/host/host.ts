// What other features tell the host: orders, lots, the floor.
export { type Announcement, announceToHost, hostInsert } from './announce.ts'
export { forgetOldTelegrams } from './outbox.queries.ts'
