// What a station begins in one message and ends in another, for adapters whose protocol speaks so. In the database: a restart, or another server, goes on with it.
export { findThread, forgetOldThreads, type Speaker, writeThread } from './threads.queries.ts'
