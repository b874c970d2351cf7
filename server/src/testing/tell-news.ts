import type { Db } from '../platform/db/tables.ts'
import { Followers } from '../platform/kernel/kernel.ts'
import { noticesFollower } from '../response/notices/follower.ts'
import { tellDrift, tellMissedChecks, tellState } from '../response/notices/watch.ts'

/** All that a server does to tell people, once. True: somebody has news. */
export async function tellNews(db: Db) {
  let isNews = false
  const followers = new Followers(db, [noticesFollower], {
    changed: () => (isNews = true),
    log: {
      warn: ({ err }: { err?: unknown }) => {
        throw err
      },
    },
  })
  await followers.look()
  return [await tellState(db, 0), await tellDrift(db), await tellMissedChecks(db), isNews].includes(true)
}
