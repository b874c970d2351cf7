/** Who writes a table that is not theirs, and why it stays so. */
export const writesOfOthers: readonly { table: string; by: string; times: number; why: string }[] = [
  {
    table: 'orders',
    by: 'execution/floor',
    times: 1,
    why: 'an order is counted with its units, in their transaction; planning changes everything else of it, under the same lock',
  },
  {
    table: 'lots',
    by: 'execution/floor',
    times: 1,
    why: 'as orders: what a lot started and finished',
  },
  {
    table: 'audit_log',
    by: 'execution/floor',
    times: 1,
    why: 'that an order completed is written in the one trip in which its last unit is stored',
  },
  {
    table: 'users',
    by: 'people/session',
    times: 2,
    why: 'the last log-in is noted by the log-in itself, and a changed password is stored with the sessions it ends',
  },
  {
    table: 'sessions',
    by: 'platform/db',
    times: 1,
    why: 'the one statement that admits a call notes that its session was used',
  },
  {
    table: 'wall_links',
    by: 'platform/db',
    times: 1,
    why: 'as sessions: the link of a wall was used',
  },
]
