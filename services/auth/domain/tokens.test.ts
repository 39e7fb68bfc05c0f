import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/test-app'
import { doneLine } from './done-line'
import { readSession } from './read-session'
import { memberToken, previewToken, readToken, staffToken } from './tokens'
import { settings } from '@/services/base/settings'

const NOW = new Date('2026-06-15T03:00:00Z')
const START = NOW.getTime() / 1_000
const ACCESS = 30 * 60
const CLAIMS = { sub: 'm1', sid: 's1', iss: 'maru', aud: 'member', iat: START, exp: START + ACCESS }
const base64 = (value: object | string) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
/** A token with these claims, signed with our own secret. */
const signed = (header: object, claims: object, secret = settings().appSecret) => {
  const text = `${base64(header)}.${base64(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const HS256 = { alg: 'HS256' }
const read = (token: string, now = NOW) => readToken(settings().appSecret, 'member', token, now)

beforeEach(() => useSettings('/tmp'))

test('S11: a token of ours is accepted for its audience alone', async () => {
  const token = await memberToken(settings().appSecret, { memberNo: 'm1', sid: 's1' }, NOW)
  expect(await read(token)).toMatchObject({ sub: 'm1', sid: 's1' })
  expect(await read(signed(HS256, CLAIMS))).toMatchObject({ sub: 'm1' })
  expect((await readSession(`maru-member=${token}`, NOW)).claim).toEqual({ memberNo: 'm1', sid: 's1' })
  expect(await readSession(`maru-staff=${token}; maru-preview=${token}; maru-done=${token}`, NOW)).toEqual({})
})

test('S11: a token of one kind is invalid as another', async () => {
  const { appSecret } = settings()
  const staff = await staffToken(appSecret, { id: 'a', role: 'adm', sid: 's' }, NOW)
  const preview = await previewToken(appSecret, { role: 'adm', path: '/styling/home' }, NOW)
  const done = (await doneLine('/zin/consulting/form', NOW)).split(';', 1)[0]!.slice('maru-done='.length)
  for (const other of [staff, preview, done]) expect((await readSession(`maru-member=${other}`, NOW)).claim).toBeUndefined()
  expect((await readSession(`maru-staff=${preview}`, NOW)).staff).toBeUndefined()
  expect((await readSession(`maru-done=${done}`, NOW)).cameFrom).toBe('/zin/consulting/form')
})

const forgeries: [string, () => string | Promise<string>][] = [
  ['nothing', () => ''],
  ['no algorithm', () => `${base64({ alg: 'none' })}.${base64(CLAIMS)}.`],
  ['no algorithm, written otherwise', () => `${base64({ alg: 'NonE' })}.${base64(CLAIMS)}.`],
  ['no algorithm, with a signature', () => signed({ alg: 'none' }, CLAIMS)],
  ['an empty signature', () => `${base64(HS256)}.${base64(CLAIMS)}.`],
  ['a cut signature', () => signed(HS256, CLAIMS).slice(0, -2)],
  ['other claims under an old signature', () => signed(HS256, CLAIMS).replace(/\.[^.]+\./, `.${base64({ ...CLAIMS, sub: 'm2' })}.`)],
  ['another secret', () => signed(HS256, CLAIMS, 'another secret of the tests, of forty chars')],
  ['an empty secret', () => signed(HS256, CLAIMS, '')],
  ['another HMAC', () => new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS512' }).sign(new TextEncoder().encode(settings().appSecret))],
  [
    'RS256 with a key of its own',
    () => new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS256' }).sign(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
  ],
  ['a key that it brings along', () => signed({ ...HS256, jwk: { kty: 'oct', k: base64('x') } }, CLAIMS, 'x')],
  ['a key from elsewhere', () => signed({ ...HS256, jku: 'https://evil.example/keys', kid: '../../dev/null' }, CLAIMS, '')],
  ['a header that must be understood', () => signed({ ...HS256, crit: ['own'], own: 1 }, CLAIMS)],
  ['another issuer', () => signed(HS256, { ...CLAIMS, iss: 'other' })],
  ['another audience', () => signed(HS256, { ...CLAIMS, aud: 'staff' })],
  ['no audience', () => signed(HS256, { ...CLAIMS, aud: undefined })],
  ['no end', () => signed(HS256, { ...CLAIMS, exp: undefined })],
  ['an end in words', () => signed(HS256, { ...CLAIMS, exp: 'never' })],
  ['no beginning', () => signed(HS256, { ...CLAIMS, iat: undefined })],
  ['a time to come', () => signed(HS256, { ...CLAIMS, nbf: START + 3_600 })],
  ['too much', () => signed(HS256, { ...CLAIMS, more: 'x'.repeat(8_000) })],
  ['another encoding', () => signed(HS256, CLAIMS).replaceAll('.', '%2e')],
  ['four parts', () => `${signed(HS256, CLAIMS)}.x`],
  ['a list', () => signed(HS256, [CLAIMS])],
]
test.each(forgeries)('S11: %s is no session', async (_, make) => {
  const token = await make()
  expect(await read(token)).toBeUndefined()
  expect((await readSession(`maru-member=${token}`, NOW)).claim).toBeUndefined()
})

test('S11: half an hour, and half a minute for clocks that differ', async () => {
  const token = await memberToken(settings().appSecret, { memberNo: 'm1', sid: 's1' }, NOW)
  const after = (seconds: number) => read(token, new Date(NOW.getTime() + seconds * 1_000))
  expect([await after(ACCESS + 29), await after(ACCESS + 31)]).toMatchObject([{ sub: 'm1' }, undefined])
})

test('S11: a token of a clock that ran a year ahead is refused once the clock is corrected', async () => {
  const ahead = new Date(NOW.getTime() + 365 * 24 * 3_600_000)
  const token = await memberToken(settings().appSecret, { memberNo: 'm1', sid: 's1' }, ahead)
  expect(await read(token)).toBeUndefined()
  expect(await read(token, ahead)).toMatchObject({ sub: 'm1' })
  expect(await read(token)).toBeUndefined()
})

test('S2: a browser that signed in once differs from a new one, and that cookie grants nothing', async () => {
  expect(await readSession('maru-signed=1', NOW)).toEqual({ lapsed: true })
  const token = await memberToken(settings().appSecret, { memberNo: 'm1', sid: 's1' }, NOW)
  expect(await readSession(`maru-signed=1; maru-member=${token}`, NOW)).not.toHaveProperty('lapsed')
  expect(await readSession('maru-visit=short; maru-signed=', NOW)).toEqual({})
})
