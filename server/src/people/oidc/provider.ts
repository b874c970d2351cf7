import * as openid from 'openid-client'
import type { Proofs } from './browser.ts'
import type { OidcSettings } from './oidc-settings.ts'

/** `subject`: the issuer's own number of the person; `account`: what a new account would be called. */
export type Person = {
  issuer: string
  subject: string
  account: string | null
  name: string | null
  email: string | null
}

const patience = 5
const anHour = 3_600_000

/** The plant's log-in service. What it publishes about itself is read when the first person needs it, and hourly: it may start after us. */
export class Provider {
  readonly settings: OidcSettings
  #discovered: { at: number; configuration: Promise<openid.Configuration> } | null = null

  constructor(settings: OidcSettings) {
    this.settings = settings
  }

  get #callback() {
    return new URL('/api/oidc/callback', this.settings.origin)
  }

  #configuration() {
    if (this.#discovered && Date.now() - this.#discovered.at < anHour) return this.#discovered.configuration
    const { issuer, clientId, clientSecret } = this.settings
    const url = new URL(issuer)
    // The signature is checked although the answer comes straight from the service.
    const execute = [
      openid.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ]
    const configuration = openid.discovery(
      url,
      clientId,
      undefined,
      clientSecret === null ? openid.None() : openid.ClientSecretBasic(clientSecret),
      { execute, timeout: patience },
    )
    this.#discovered = { at: Date.now(), configuration }
    configuration.catch(() => (this.#discovered = null))
    return configuration
  }

  /** Where the browser proves who it is. */
  async loginAddress({ state, nonce, verifier }: Proofs) {
    const configuration = await this.#configuration()
    return openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback.href,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href
  }

  /** Who came back, proven by the service and by this browser. */
  async personOf(query: string, { state, nonce, verifier }: Proofs): Promise<Person> {
    const configuration = await this.#configuration()
    const url = this.#callback
    url.search = query
    const tokens = await openid.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const { sub, iss, ...claims } = tokens.claims()! // an ID token was expected, so there is one
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await openid.fetchUserInfo(configuration, tokens.access_token, sub)
      : {}
    // What is signed counts; the other answer only adds to it.
    return { issuer: iss, subject: sub, ...this.#detailsIn({ ...more, ...claims }) }
  }

  #detailsIn(claims: Record<string, unknown>): Omit<Person, 'issuer' | 'subject'> {
    const { claim } = this.settings
    const text = (name: string) =>
      typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : null
    // An address nobody has confirmed may be anybody's.
    const email = claims.email_verified === true ? text('email') : null
    const named = (name: string) => (name === 'email' ? email : text(name))
    const account = claim ? named(claim) : (named('preferred_username') ?? email)
    return { account, name: text('name'), email }
  }
}

/** Is the service away or ill, did it refuse, or does its answer not prove anything? */
export function faultOf(error: unknown): 'oidc.provider_down' | 'oidc.refused' | 'oidc.not_proven' {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'server_error' || error.error === 'temporarily_unavailable'
      ? 'oidc.provider_down'
      : 'oidc.refused'
  if (error instanceof openid.ResponseBodyError)
    return error.status >= 500 ? 'oidc.provider_down' : 'oidc.not_proven'
  const { code, cause } = error as { code?: unknown; cause?: unknown } // whatever was thrown, these may be there
  if (error instanceof TypeError || code === 'OAUTH_TIMEOUT') return 'oidc.provider_down'
  return cause instanceof Response && cause.status >= 500 ? 'oidc.provider_down' : 'oidc.not_proven'
}
