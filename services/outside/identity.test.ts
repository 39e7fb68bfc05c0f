// The adapter against the simulator, which speaks the provider's wire contract: the same runs against a sandbox of PortOne's.
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { settings } from '@/services/base/settings'
import { useSettings } from '@/tests/support/test-app'
import { identityStart, readIdentity } from './identity'

let devsim: OpenSimulators
const NOW = new Date('2026-06-15T12:00:00+09:00')
beforeAll(async () => {
  devsim = await openSimulators({ now: () => NOW })
})
afterAll(() => devsim.close())
beforeEach(() => useSettings(tmpdir(), { DEVSIM_PORT: String(devsim.port) }))

const force = (outcome: string, more: object = {}) =>
  fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'portone', outcome, ...more }) })
/** A browser that the SDK sent there. @returns the URL that it returns to. */
async function verify(id: string, form: Record<string, string>, more: Record<string, string> = {}) {
  const { storeId, channelKey } = identityStart()!
  const query = new URLSearchParams({
    storeId,
    channelKey,
    identityVerificationId: id,
    redirectUrl: 'http://localhost:3000/signup/pcc-result',
    ...more,
  })
  const response = await fetch(`${devsim.url}/portone/identity?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status: response.status, back: new URL(response.headers.get('location') ?? 'none:'), text: await response.text() }
}
const code = async (id: string) => /data-code>(\d{6})</.exec((await verify(id, {})).text)![1]!

test('the parameters of the browser contain no secret', () => {
  expect(identityStart()).toEqual({ storeId: 'store-demo', channelKey: 'channel-demo', sdkUrl: `${devsim.url}/portone/browser-sdk.js` })
  expect(JSON.stringify(identityStart())).not.toContain(settings().outside.identity!.apiSecret)
})

test('Q-027: a verified person is returned in our own format', async () => {
  const { status, back } = await verify('one', { persona: 'haneul' })
  expect([status, back.pathname, back.searchParams.get('identityVerificationId'), back.searchParams.get('code')]).toEqual([
    303,
    '/signup/pcc-result',
    'one',
    null,
  ])
  const read = await readIdentity('one', NOW)
  expect(read).toEqual({
    ok: true,
    value: {
      memberName: '김하늘',
      gender: 'F',
      birthDate: '19920314',
      mobileNo: '01020001001',
      mobileCo: 'KT',
      nationalInfo: '0',
      ci: expect.stringMatching(/^.{88}$/),
      di: expect.any(String),
    },
  })
  // The URL of the return contains no personal data.
  expect(back.href).not.toMatch(/김하늘|19920314|0102000/)
})

test('Q-001: a person who types their data needs the code from the phone, and is the same person as the button of that name', async () => {
  const typed = {
    name: '김하늘',
    birthDate: '19920314',
    gender: 'FEMALE',
    operator: 'SKT_MVNO',
    phoneNumber: '010-2000-1001',
    isForeigner: 'Y',
  }
  expect((await verify('typed', { ...typed, code: '' })).text).toContain('인증번호가 일치하지 않습니다.')
  expect((await verify('typed', { ...typed, birthDate: '19920230', code: await code('typed') })).text).toContain('생년월일')
  expect((await verify('typed', { ...typed, code: await code('typed') })).status).toBe(303)
  await verify('button', { persona: 'haneul' })
  const [one, two] = [await readIdentity('typed', NOW), await readIdentity('button', NOW)]
  expect(one.ok && two.ok && [one.value.ci === two.value.ci, one.value.mobileCo, one.value.nationalInfo]).toEqual([true, 'MVNO', '1'])
})

describe('failures', () => {
  test('V-IDV-2: the carrier refuses with its own message', async () => {
    await force('fail')
    const { back } = await verify('no', { persona: 'haneul' })
    expect(back.searchParams.get('code')).toBe('FAILURE_TYPE_PG')
    expect(await readIdentity('no', NOW)).toMatchObject({
      ok: false,
      code: 'refused',
      message: '통신사 정보가 일치하지 않습니다.',
      retryable: false,
    })
  })
  test("V-IDV-1: the carrier confirms without the person's data", async () => {
    await force('empty')
    await verify('empty', { persona: 'haneul' })
    expect(await readIdentity('empty', NOW)).toMatchObject({ ok: false, code: 'empty' })
  })
  test('cancelling leaves nothing behind', async () => {
    expect((await verify('gave-up', { cancel: 'Y' })).back.searchParams.get('code')).toBe('FAILURE_TYPE_PG')
    expect(await readIdentity('gave-up', NOW)).toMatchObject({ ok: false, code: 'missing' })
  })
  test('an unknown number is not found', async () => {
    expect(await readIdentity('never', NOW)).toMatchObject({ ok: false, code: 'missing' })
  })
  test('a failing API and a wrong secret are no answer', async () => {
    await verify('later', { persona: 'haneul' })
    await force('apiError')
    expect(await readIdentity('later', NOW)).toMatchObject({ ok: false, code: 'away', retryable: true })
    expect(await readIdentity('later', NOW)).toMatchObject({ ok: true })
    const denied = await fetch(`${devsim.url}/identity-verifications/later`, { headers: { authorization: 'PortOne a wrong one' } })
    expect(denied.status).toBe(401)
    const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(denied)
    expect(await readIdentity('later', NOW)).toMatchObject({ ok: false, code: 'away', message: 'UNAUTHORIZED' })
    ask.mockRestore()
  })
  test('a slow answer is waited for no longer than a call may take', async () => {
    await verify('slow', { persona: 'haneul' })
    await force('apiError', { delayMs: 5_000 })
    const before = Date.now()
    expect(await readIdentity('slow', NOW)).toMatchObject({ ok: false, code: 'away' })
    expect(Date.now() - before).toBeLessThan(4_500)
  })
  test('without a provider there is no verification', async () => {
    useSettings(tmpdir(), { APP_MODE: 'production', SITE_URL: 'https://www.example.com' })
    expect(identityStart()).toBeUndefined()
    expect(await readIdentity('one', NOW)).toMatchObject({ ok: false, code: 'away' })
  })
  test.each([
    ['another store', { storeId: 'store-of-somebody' }],
    ['another channel', { channelKey: 'channel-of-somebody' }],
    ['no way back', { redirectUrl: 'javascript:alert(1)' }],
  ])('the provider begins nothing for %s', async (_, more) => {
    expect((await verify('strange', { persona: 'haneul' }, more)).status).toBe(400)
    expect(await readIdentity('strange', NOW)).toMatchObject({ ok: false, code: 'missing' })
  })
  test('a used verification cannot be used again', async () => {
    await verify('twice', { persona: 'haneul' })
    expect((await verify('twice', { persona: 'doyun' })).back.searchParams.get('code')).toBe('IDENTITY_VERIFICATION_ALREADY_VERIFIED')
    const read = await readIdentity('twice', NOW)
    expect(read.ok && read.value.memberName).toBe('김하늘')
  })
})
