import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * What the browser that starts a log-in is known by until it is done: one secret in a cookie no script reads. State, nonce and
 * the PKCE verifier are derived from it, so the server keeps nothing of a log-in that may never end.
 */
const name = 'takt-oidc'
const tenMinutes = 600

export const newBrowser = () => randomBytes(32).toString('base64url')

/** Lax: the log-in service sends the browser back from another site. */
export const cookieFor = (browser: string, origin: string) =>
  `${name}=${browser}; Path=/api/oidc; Max-Age=${tenMinutes}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

export const browserOf = (cookies: string) =>
  new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? null

export type Proofs = { state: string; nonce: string; verifier: string }

export function proofsOf(browser: string): Proofs {
  const derive = (use: string) => createHmac('sha256', browser).update(use).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
