// OpenID Connect, by openid-client: the address of the sign-in, and the person by the answer that the browser brings back. The library is
// loaded at the first use, because an installation without a directory must not carry it.
import type * as Library from 'openid-client'
import { LRUCache } from 'lru-cache'
import { DIRECTORY_CONFIRM_SECONDS, DIRECTORY_SKEW_SECONDS } from '@/schemas/rules/auth/directory'
import { refused, type PortResult } from '../port-result'
import { textOf, textsOf, type DirectoryRefusal, type DirectorySettings } from './directory-settings'
import type { DirectoryAnswer } from '@/schemas/words/directory-person'

/** Seconds for each question to the provider. */
const TIMEOUT = 5
/** What the provider says of itself changes seldom; its keys the library fetches anew by itself. */
const FRESH = 10 * 60_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const known = new LRUCache<string, Library.Configuration>({ max: 8, ttl: FRESH })

type OidcSettings = Pick<DirectorySettings, 'issuer' | 'clientName' | 'clientSecret' | 'groupClaim' | 'matchClaim'>
export interface OidcAttempt {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
  /** The person has to prove again who they are. */
  isFresh: boolean
}

const library = (): Promise<typeof Library> => import('openid-client')

async function configurationOf({ issuer, clientName, clientSecret }: OidcSettings): Promise<Library.Configuration> {
  const name = JSON.stringify([issuer, clientName, clientSecret])
  const found = known.get(name)
  if (found) return found
  const oidc = await library()
  const server = new URL(issuer)
  const configuration = await oidc.discovery(
    server,
    clientName,
    { client_secret: clientSecret, [oidc.clockTolerance]: DIRECTORY_SKEW_SECONDS },
    // Both ways of a secret are allowed by every provider that we know; this one needs no encoding of it.
    oidc.ClientSecretPost(clientSecret),
    // Without TLS only on this machine: a provider of the demonstration and of the tests.
    // The signature of the token is checked as well: by itself the library trusts the connection that it came by.
    {
      timeout: TIMEOUT,
      execute: [oidc.enableNonRepudiationChecks, ...(LOOPBACK.has(server.hostname) ? [oidc.allowInsecureRequests] : [])],
    },
  )
  known.set(name, configuration)
  return configuration
}

/** Where the browser goes. */
export async function oidcAddress(
  settings: OidcSettings,
  { state, nonce, verifier, redirectUri, isFresh }: OidcAttempt,
): Promise<PortResult<string>> {
  try {
    const oidc = await library()
    const url = oidc.buildAuthorizationUrl(await configurationOf(settings), {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
    })
    return { ok: true, value: url.href }
  } catch (error) {
    return refusedBy(error)
  }
}

/** The person whom the answer names, once: signed by the provider, for us, for this attempt, and not too old. */
export async function oidcPerson(
  settings: OidcSettings,
  attempt: OidcAttempt,
  brought: Record<string, string | undefined>,
): Promise<PortResult<DirectoryAnswer>> {
  try {
    const oidc = await library()
    const configuration = await configurationOf(settings)
    const url = new URL(attempt.redirectUri)
    for (const [name, value] of Object.entries(brought)) if (value !== undefined) url.searchParams.set(name, value)
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
      ...(attempt.isFresh ? { maxAge: DIRECTORY_CONFIRM_SECONDS } : {}),
    })
    const claims = tokens.claims()!
    const wanted = ['email', 'name', settings.groupClaim, settings.matchClaim].filter((name) => name !== '')
    // A provider may say these at another address only.
    const isMore = wanted.some((name) => !(name in claims)) && configuration.serverMetadata().userinfo_endpoint !== undefined
    const said = isMore ? { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims } : claims
    const all = said as Record<string, unknown>
    return {
      ok: true,
      value: {
        issuer: claims.iss,
        subject: claims.sub,
        match: textOf(all[settings.matchClaim || 'sub']),
        name: textOf(all['name']) || textOf(all['preferred_username']),
        // An address says nothing unless the provider says that it has verified it; some say so in letters.
        email: all['email_verified'] === true || all['email_verified'] === 'true' ? textOf(all['email']) : '',
        groups: textsOf(all[settings.groupClaim || 'groups']),
      },
    }
  } catch (error) {
    return refusedBy(error)
  }
}

const CANCELLED = ['access_denied', 'user_cancelled', 'consent_required', 'interaction_required', 'login_required']

function refusedBy(error: unknown): PortResult<never> {
  const all = causesOf(error)
  const first = (name: string): string => all.map((one) => one[name]).find((value): value is string => typeof value === 'string') ?? ''
  const texts = all.flatMap(({ code, message }) => [code, message]).filter((text) => typeof text === 'string')
  const text = texts.join(' ')
  const said = first('error')
  const claim = first('claim') || first('attribute')
  const why = (word: DirectoryRefusal): PortResult<never> => refused(word, `${text} ${said} ${claim}`.trim())
  if (said !== '') {
    if (CANCELLED.includes(said)) return why('cancelled')
    return why(/client|redirect/.test(said) ? 'setup' : said === 'invalid_grant' ? 'replayed' : 'refused')
  }
  if (claim === 'auth_time' || text.includes('too much time has elapsed')) return why('stale')
  if (text.includes('TIMESTAMP')) return why('clock')
  if (claim === 'issuer' || claim === 'iss' || text.includes('"iss"')) return why('issuer')
  if (claim === 'aud' || claim === 'azp') return why('audience')
  if (claim === 'nonce') return why('replayed')
  if (/KEY_SELECTION|signature/i.test(text)) return why('signature')
  if (/TIMEOUT|NOT_CONFORM/.test(text) || error instanceof TypeError || texts.length === 0) return why('away')
  return why('unreadable')
}

/** An error of the library, with what it was caused by and what it names. */
function causesOf(error: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (let at = error; typeof at === 'object' && at !== null && found.length < 6; at = (at as { cause?: unknown }).cause) {
    const { code, message, error: said, claim, attribute } = at as Record<string, unknown>
    found.push({ code, message, error: said, claim, attribute })
  }
  return found
}
