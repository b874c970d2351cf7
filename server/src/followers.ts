import type { Follower } from './platform/kernel/kernel.ts'
import { concessionsFollower } from './quality/concessions/concessions.ts'
import { reworkFollower } from './quality/rework/rework.ts'
import { alarmCallsFollower } from './response/andon/alarm-calls.ts'
import { callsFollower } from './response/andon/calls-follower.ts'
import { noticesFollower } from './response/notices/follower.ts'

/** Those who act on events. A month of events stays until all of them have seen it. */
export const followers: readonly Follower[] = [
  reworkFollower,
  concessionsFollower,
  alarmCallsFollower,
  callsFollower,
  noticesFollower,
]
