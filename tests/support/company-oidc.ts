// A real OpenID provider in the tests' own process, and the browser that goes there and back.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import Provider from 'oidc-provider'
import { vi } from 'vitest'
import { SITE } from './test-app'

export interface CompanyPerson {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
  groups?: string[]
  oid?: string
}

const CLIENT = { client_id: 'maru', client_secret: 'a secret of the tests' }

export class CompanyOidc {
  readonly issuer: string
  /** Signs its tokens; a test signs others with it. */
  readonly key: CryptoKey
  readonly jwk: JWK
  readonly #server: Server
  /** Who signs in next, or why nobody does. */
  person: CompanyPerson | 'cancels' = { sub: 'nobody' }

  private constructor(server: Server, key: CryptoKey, jwk: JWK) {
    this.#server = server
    this.key = key
    this.jwk = jwk
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(): Promise<CompanyOidc> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'company' }
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const company = new CompanyOidc(server, privateKey, jwk)
    company.#serve()
    return company
  }

  #serve(): void {
    const provider = new Provider(this.issuer, {
      clients: [{ ...CLIENT, redirect_uris: [`${SITE}/auth/svc/directory/oidc`], token_endpoint_auth_method: 'client_secret_post' }],
      jwks: { keys: [this.jwk] },
      pkce: { required: () => true },
      claims: { openid: ['sub', 'groups', 'oid'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 3_600, Interaction: 600, Session: 600 },
      cookies: { keys: ['of the tests'] },
      findAccount: (_: unknown, sub: string) => ({
        accountId: sub,
        claims: () => (this.person === 'cancels' ? { sub } : { ...this.person }),
      }),
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/enter/${uid}` },
    })
    const answer = provider.callback()
    this.#server.on('request', (request, response) => {
      if (!request.url!.startsWith('/enter/')) return answer(request, response)
      void this.#enter(provider, request, response)
    })
  }

  async #enter(provider: Provider, ...[request, response]: Parameters<Provider['interactionDetails']>): Promise<void> {
    const { prompt, params } = await provider.interactionDetails(request, response)
    const { person } = this
    if (person === 'cancels')
      return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'the person went back' })
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } }, { mergeWithLastSubmission: false })
    const grant = new provider.Grant({ accountId: person.sub, clientId: params['client_id']! })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true })
  }

  /** Goes where the site led, signs in there, and follows the provider. @returns where it leads back to the site. */
  async visit(address: string): Promise<string> {
    const cookies = new Map<string, string>()
    let url = address
    for (let hops = 0; hops < 12; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`the provider stayed at ${url}: ${response.status} ${(await response.text()).slice(0, 300)}`)
      url = new URL(location, url).href
      if (url.startsWith(SITE)) return url
    }
    throw new Error('the provider leads round and round')
  }

  /** Has the token say something else, signed by this key, until the mocks are restored. */
  retoken(alter: (claims: JWTPayload) => JWTPayload, key = this.key): void {
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init)
      if (!addressOf(input).endsWith('/token')) return response
      const body = (await response.json()) as { id_token: string }
      const token = new SignJWT(alter(decodeJwt(body.id_token))).setProtectedHeader({ alg: 'RS256', kid: 'company' })
      return Response.json({ ...body, id_token: await token.sign(key) })
    })
  }

  /** Has a provider say that it is somebody else, until the mocks are restored. */
  static rename(issuer: string): void {
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init)
      return addressOf(input).includes('openid-configuration')
        ? Response.json({ ...((await response.json()) as object), issuer })
        : response
    })
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
