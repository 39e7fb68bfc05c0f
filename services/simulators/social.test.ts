// The simulated providers refuse what their originals refuse, with the originals' messages; their adapters are tested through the
// services (services/auth/social/social.test.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '@/services/base/settings'
import { socialProvider } from '@/services/outside/social/social-provider'
import { SITE, useSettings } from '@/tests/support/test-app'
import { signInAt } from '@/tests/support/social-browser'
import { openSimulators, type OpenSimulators } from './open-simulators'
import { challengeOf } from './oauth/challenge-of'

const dataDir = mkdtempSync(join(tmpdir(), 'maru-social-'))
const VERIFIER = 'v'.repeat(43)
const asked = { state: 's'.repeat(43), nonce: 'n'.repeat(43), challenge: challengeOf(VERIFIER) }
const redirectUri = (name: string) => `${SITE}/auth/svc/social/${name}`
let devsim: OpenSimulators

beforeAll(async () => {
  devsim = await openSimulators()
  useSettings(dataDir, { DEVSIM_PORT: String(devsim.port) })
})
afterAll(async () => {
  await devsim.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = async (path: string, form: Record<string, string>) => {
  const response = await fetch(devsim.url + path, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const codeOf = async (type: 'KAKAO' | 'NAVER' | 'APPLE', who: Record<string, string> = { person: 'daon' }) => {
  const address = socialProvider(type)!.authorizeUrl({ ...asked, redirectUri: redirectUri(type.toLowerCase()) })
  const { url, form } = await signInAt(address, who)
  return form?.get('code') ?? new URL(url).searchParams.get('code')!
}

describe('the authorization request', () => {
  test.each([
    ['KAKAO', 'redirect_uri', 'https://evil.example/', 'KOE006'],
    ['KAKAO', 'redirect_uri', `${SITE}/auth/svc/social/kakao/`, 'KOE006'],
    ['KAKAO', 'client_id', 'another', 'KOE101'],
    ['KAKAO', 'code_challenge_method', 'plain', 'KOE033'],
    ['NAVER', 'redirect_uri', `${SITE}/login`, 'redirect_uri'],
    ['NAVER', 'state', '', 'state'],
    ['APPLE', 'redirect_uri', 'https://evil.example/', 'Invalid web redirect url.'],
    ['APPLE', 'response_mode', 'query', 'invalid_request'],
  ] as const)('%s does not take %s=%s', async (type, name, value, words) => {
    const address = new URL(socialProvider(type)!.authorizeUrl({ ...asked, redirectUri: redirectUri(type.toLowerCase()) }))
    address.searchParams.set(name, value)
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ person: 'daon' }) }]) {
      const response = await fetch(address, { redirect: 'manual', ...init })
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
      expect(await response.text()).toContain(words)
    }
  })
})

describe('the token call', () => {
  const right = (code: string) => {
    const { clientId, clientSecret } = settings().outside.kakao!
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri('kakao'),
      code,
      code_verifier: VERIFIER,
    }
  }
  test('of Kakao gives tokens for a code, once', async () => {
    const code = await codeOf('KAKAO')
    expect((await ask('/kakao/oauth/token', right(code))).body).toMatchObject({ token_type: 'bearer', id_token: expect.any(String) })
    expect(await ask('/kakao/oauth/token', right(code))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_code: 'KOE320' },
    })
  })
  test.each([
    ['client_secret', 'wrong', 401, 'KOE010'],
    ['redirect_uri', `${SITE}/elsewhere`, 400, 'KOE303'],
    ['code_verifier', 'w'.repeat(43), 400, 'KOE321'],
  ])('of Kakao refuses another %s', async (name, value, status, code) => {
    const answer = await ask('/kakao/oauth/token', { ...right(await codeOf('KAKAO')), [name]: value })
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })
  test('of Naver refuses with status 200, in words', async () => {
    const { clientId, clientSecret } = settings().outside.naver!
    const form = {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code: await codeOf('NAVER'),
      state: asked.state,
    }
    expect((await ask('/naver/oauth2.0/token', { ...form, client_secret: 'wrong' })).body).toMatchObject({ error: 'invalid_client' })
    expect(await ask('/naver/oauth2.0/token', { ...form, state: 'another' })).toMatchObject({
      status: 200,
      body: { error: 'invalid_request' },
    })
    expect((await ask('/naver/oauth2.0/token', form)).body).toMatchObject({ error: 'invalid_request' })
  })
  test('of Apple accepts only a secret that our own key signed', async () => {
    const { clientId, teamId, keyId } = settings().outside.apple!
    const { privateKey } = await generateKeyPair('ES256')
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri('apple'), code: await codeOf('APPLE') }
    for (const client_secret of ['', 'demo', secret])
      expect(await ask('/apple/auth/token', { ...form, client_secret })).toMatchObject({ status: 400, body: { error: 'invalid_client' } })
  })
})

describe('a person', () => {
  const exchange = async (type: 'KAKAO' | 'NAVER' | 'APPLE', who: Record<string, string>) => {
    const { state, nonce } = asked
    const found = await socialProvider(type)!.exchange({
      code: await codeOf(type, who),
      state,
      nonce,
      verifier: VERIFIER,
      redirectUri: redirectUri(type.toLowerCase()),
      now: new Date(),
    })
    if (!found.ok) throw new Error(found.message)
    return found.value
  }
  test('has the same id at every sign-in, another at another provider, and the demonstration’s own if given', async () => {
    expect((await exchange('KAKAO', { person: 'roa' })).snsId).toBe('4100000001')
    const ids = await Promise.all(
      (['KAKAO', 'NAVER', 'APPLE', 'KAKAO'] as const).map(async (type) => (await exchange(type, { person: 'daon' })).snsId),
    )
    expect(new Set(ids).size).toBe(3)
    expect(ids[3]).toBe(ids[0])
  })
  test('has a mail address only if the provider verified it', async () => {
    const who = { name: '새사람', email: 'new@social.example' }
    expect((await exchange('KAKAO', { ...who, verified: 'Y' })).email).toBe(who.email)
    expect((await exchange('APPLE', { ...who, verified: 'Y' })).email).toBe(who.email)
    for (const type of ['KAKAO', 'NAVER', 'APPLE'] as const) expect((await exchange(type, who)).email).toBeUndefined()
  })
  test('sends Apple’s name once', async () => {
    const address = socialProvider('APPLE')!.authorizeUrl({ ...asked, redirectUri: redirectUri('apple') })
    const who = { name: '김한번', email: 'once@social.example', verified: 'Y' }
    expect((await signInAt(address, who)).form?.get('user')).toContain('"lastName":"김"')
    expect((await signInAt(address, who)).form?.has('user')).toBe(false)
  })
})
