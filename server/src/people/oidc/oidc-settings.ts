import { z } from 'zod'

export type OidcSettings = {
  issuer: string
  clientId: string
  /** Null: a public client, which proves itself by PKCE alone. */
  clientSecret: string | null
  scope: string
  /** On the button. */
  name: string
  /** Null: preferred_username, else email. */
  claim: string | null
  /** The role of people who have no account here yet. Null: they are refused. */
  create: string | null
  /** Where people's browsers find this server. */
  origin: string
}

const text = z.string().trim().min(1, 'must not be empty')

export const oidcEnvironment = {
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be the address people open, such as https://takt.example, with nothing behind it')
    .transform((url) => new URL(url).origin)
    .optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isSafe, 'must be an https address; plain http only on this machine')
    .optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_SCOPE: z
    .string()
    .refine((scope) => scope.split(' ').includes('openid'), 'must contain openid')
    .default('openid profile email'),
  OIDC_NAME: text.max(60, 'must have at most 60 characters').optional(),
  OIDC_CLAIM: text.optional(),
  OIDC_CREATE: text.optional(),
}
type Given = z.output<z.ZodObject<typeof oidcEnvironment>>

/** What is missing, as a sentence; else the settings, or null where no log-in service is named. */
export function oidcOf(given: Given): OidcSettings | null | string {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: origin } = given
  if (!issuer) return clientId ? 'OIDC_ISSUER must be set where OIDC_CLIENT_ID is' : null
  if (!clientId) return 'OIDC_CLIENT_ID must be set where OIDC_ISSUER is'
  if (!origin) return 'PUBLIC_URL must be set where OIDC_ISSUER is'
  return {
    issuer,
    clientId,
    origin,
    clientSecret: given.OIDC_CLIENT_SECRET ?? null,
    scope: given.OIDC_SCOPE,
    name: given.OIDC_NAME ?? new URL(issuer).host,
    claim: given.OIDC_CLAIM ?? null,
    create: given.OIDC_CREATE ?? null,
  }
}

function isOrigin(text: string) {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
}

function isSafe(text: string) {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'https:' ||
      (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)))
  )
}
