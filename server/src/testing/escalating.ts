import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../platform/db/connect.ts'
import { escalate } from '../response/andon/andon.ts'
import { wire } from '../wiring.ts'

/** A server that does nothing but look for levels that are due, until it is killed. Its database is its first argument. */
wire()
const { db } = connect(process.argv[2]!)
process.stdout.write('ready')
for (;;) {
  await escalate(db, () => {}).catch(() => {})
  await sleep(20)
}
