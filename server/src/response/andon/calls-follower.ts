import type { Follower } from '../../platform/kernel/kernel.ts'
import { dropQueuedOf } from '../notices/notices.ts'
import { announceCalls } from './announce.ts'

/** Notifies people of new calls, whoever or whatever made them; queued notices of one that its station cleared are dropped. */
export const callsFollower: Follower = {
  name: 'calls',
  kinds: ['callOpened', 'callMoved'],
  handle: async (db, events) => {
    const opened = events.flatMap(({ kind, data }) => (kind === 'callOpened' ? [data.callId] : []))
    // The events of one look are of one stream.
    const hasAnnounced = await announceCalls(db, events[0]!.lineNumber, opened, Date.now())
    for (const { kind, data } of events)
      if (kind === 'callMoved' && data.callState !== 'confirmed') await dropQueuedOf(db, data.callId)
    return hasAnnounced ? ['notices'] : []
  },
}
