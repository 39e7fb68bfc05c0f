// What the simulated providers have in common: codes that are good once, tokens that stand for a person, keys that sign.
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { settings } from '@/services/base/settings'
import type { SocialAccount } from '../social-account'

/** A person's permission for our site. */
export interface Grant {
  account: SocialAccount
  redirectUri: string
  state: string
  nonce?: string | undefined
  /** S256. */
  challenge?: string | undefined
}

export const newToken = (): string => randomBytes(24).toString('base64url')

const CODE_MS = 10 * 60_000

/** Codes and tokens of one provider. */
export class Grants {
  readonly #codes = new Map<string, Grant & { until: number }>()
  readonly #tokens = new Map<string, { grant: Grant; outcome: string | undefined }>()

  /** A code for the site, as it travels through the browser. */
  grant(grant: Grant, now: Date): string {
    const code = newToken()
    this.#codes.set(code, { ...grant, until: now.getTime() + CODE_MS })
    return code
  }

  /** Good once, soon, and with the words that it was asked with. */
  redeem(code: string | null, now: Date): Grant | undefined {
    const found = code === null ? undefined : this.#codes.get(code)
    if (found) this.#codes.delete(code!)
    return found && found.until > now.getTime() ? found : undefined
  }

  /** @param outcome what was asked for, kept for the question that the token opens. */
  tokenFor(grant: Grant, outcome?: string): string {
    const token = newToken()
    this.#tokens.set(token, { grant, outcome })
    return token
  }

  /** Behind an `Authorization: Bearer …`. */
  bearer(request: Request): { grant: Grant; outcome: string | undefined } | undefined {
    return this.#tokens.get(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '')
  }
}

/** S256 of a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const LOOPBACK = ['localhost', '127.0.0.1']

/** A redirect URI must match whole: this path, on this site. */
export function isRegistered(redirectUri: string, path: string): boolean {
  const { siteUrl } = settings()
  if (redirectUri === siteUrl + path) return true
  if (!URL.canParse(redirectUri)) return false
  const [asked, own] = [new URL(redirectUri), new URL(siteUrl)]
  // A demonstration is opened under both names of this machine.
  const isAlias = LOOPBACK.includes(asked.hostname) && LOOPBACK.includes(own.hostname) && asked.port === own.port
  return isAlias && redirectUri === `http://${asked.host}${path}`
}

/** Leads a browser on. */
export const leadTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })

/** The URL with more in its query. */
export function withQuery(address: string, more: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}

/** Signs as an OpenID provider; new keys with every start. */
export class Signer {
  readonly #kid = randomBytes(8).toString('hex')
  #pair?: ReturnType<typeof generateKeyPair>
  #keys() {
    return (this.#pair ??= generateKeyPair('RS256', { extractable: true }))
  }

  async jwks(): Promise<{ keys: object[] }> {
    const { publicKey } = await this.#keys()
    return { keys: [{ ...(await exportJWK(publicKey)), kid: this.#kid, alg: 'RS256', use: 'sig' }] }
  }

  /** @param outcome one of ID_TOKEN_OUTCOMES, or nothing. */
  async idToken(claims: JWTPayload, now: Date, outcome: string | undefined): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1_000)
    const iat = outcome === 'id-token-old' ? seconds - 7_200 : seconds
    const said = {
      ...claims,
      iat,
      exp: iat + 3_600,
      ...(outcome === 'other-aud' ? { aud: 'another-app' } : {}),
      ...(outcome === 'other-nonce' ? { nonce: randomBytes(16).toString('base64url') } : {}),
      ...(outcome === 'other-issuer' ? { iss: 'https://issuer.example' } : {}),
    }
    if (outcome === 'alg-none') return new UnsecuredJWT(said).encode()
    const { privateKey } = outcome === 'other-key' ? await generateKeyPair('RS256') : await this.#keys()
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: this.#kid, typ: 'JWT' }).sign(privateKey)
  }
}

/** What an OpenID provider may be asked to get wrong. */
export const ID_TOKEN_OUTCOMES: Readonly<Record<string, string>> = {
  'alg-none': '서명하지 않은 ID 토큰',
  'other-key': '다른 열쇠로 서명한 ID 토큰',
  'other-aud': '다른 앱의 ID 토큰',
  'other-issuer': '다른 곳에서 발급한 ID 토큰',
  'other-nonce': '다른 요청의 ID 토큰',
  'id-token-old': '만료된 ID 토큰',
}
/** What every provider may be asked to get wrong. */
export const SOCIAL_OUTCOMES: Readonly<Record<string, string>> = {
  'token-500': '토큰 요청에 500으로 응답',
  'no-token': '토큰 없이 응답',
  unverified: '확인되지 않은 이메일로 응답',
}
