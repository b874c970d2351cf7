import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, nothing } from './fields.ts'
import { LoggedIn } from './session.ts'

const random = () => z.string().min(1).max(100)

/**
 * Log-in through the plant's own log-in service (OpenID Connect). The browser goes to GET /api/oidc/start and comes back to
 * `/?code=…&state=…#/auth-redirect`, or with `error` and one of our error keys instead of the code.
 */
export const oidc = feature('oidc', {
  /** Null: it is not switched on. `origin`: where the browser comes back to; a log-in started from another address would not find back. */
  offer: plantQuery({
    input: nothing,
    output: z.object({ name: z.string(), origin: z.string() }).nullable(),
    for: 'anyone',
  }),
  /**
   * The code is ours, good once, for a minute, in the browser that started. `link`: an administrator's one-time link of an account, which from then on
   * is this person's: the log-in service's number of the person is remembered, its names are never read again.
   */
  exchange: plantCommand({
    input: z.strictObject({
      code: random(),
      state: random(),
      link: z.strictObject({ userName: code(), token: z.string().min(1).max(200) }).optional(),
    }),
    output: LoggedIn,
    for: 'anyone',
    touches: ['users'],
  }),
})
