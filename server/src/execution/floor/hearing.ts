import { beatsMissed } from '../../platform/db/silent.ts'
import { mayBeTaken } from './play.ts'
import type { Message } from '../../platform/kernel/kernel.ts'
import type { Floor } from './state.ts'

/**
 * What the messages show about the silences of their senders: an open one has ended, and a late message may fall into one.
 * A refused message ends a silence too: the station sent it.
 */
export function hearStations({ silences, writes }: Floor, messages: readonly Message[], now: number) {
  for (const [stationNumber, silence] of silences) {
    const times = messages
      .filter((message) => message.stationNumber === stationNumber && mayBeTaken(message.time, now))
      .map(({ time }) => time)
    for (const { start, heartbeatSeconds, liveSince: stored } of silence) {
      const isOpen = stored === Infinity
      const liveSince = isOpen ? now - beatsMissed * 1000 * heartbeatSeconds : stored
      const live = times.filter((time) => time >= liveSince && time <= now)
      if (isOpen)
        writes.heard.set(stationNumber, { start, liveSince, at: live.length ? Math.min(...live) : now })
      writes.spoken.push(
        ...times.filter((time) => time >= start && time < liveSince).map((at) => ({ stationNumber, at })),
      )
    }
  }
}
