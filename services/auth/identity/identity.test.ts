import { describe, expect, test } from 'vitest'
import { identityRequests } from '@/services/db/tables/auth'
import { ciOf } from '@/services/db/seeds/demo-people'
import { takeIdentity } from '../domain/identities'
import { ciIndexOf } from '../domain/ci-index-of'
import { readVisit } from '../domain/visit'
import { examplesOf } from '@/tests/support/member-examples'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { Visitor } from '@/tests/support/visitor'
import {
  app,
  devsim,
  clock,
  visitor,
  MINUTE,
  later,
  start,
  idOf,
  atProvider,
  result,
  verify,
  keyOf,
  force,
  makeMember,
  ctxOf,
  openIdentity,
} from './verify-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openIdentity(kind)

  describe('a visitor who is verified', () => {
    test('gets a key and no personal data', async () => {
      const begun = await start('join')
      expect(begun.data.item).toEqual({
        requestId: expect.stringMatching(/^identity-[\w-]{36}$/),
        storeId: 'store-demo',
        channelKey: 'channel-demo',
        sdkUrl: `${devsim.url}/portone/browser-sdk.js`,
      })
      await atProvider(idOf(begun), { persona: 'daon' })
      const { status, data, headers, text } = await result(idOf(begun))
      expect([status, data.item]).toEqual([200, { result: 'ok', data: { memberName: '송*온' }, key: expect.stringMatching(/^[\w-]{43}$/) }])
      expect(text).not.toMatch(/송다온|19990624|0102000/)
      expect(text).not.toContain(ciOf('daon'))
      expect(headers.get('cache-control')).toBe('private, no-store')
    })

    test('lies sealed in the table until the key is used, and is gone then', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const { rows } = await app.open.db.execute<{ line: string }>(`select identity_request::text as line from identity_request`)
      expect(JSON.stringify(rows)).not.toMatch(/송다온|19990624|01020001011/)
      expect(await takeIdentity(await ctxOf(visitor), key, ['join'])).toMatchObject({
        memberName: '송다온',
        birthDate: '19990624',
        ci: ciOf('daon'),
      })
      const used = (await app.open.db.select().from(identityRequests)).find(({ usedAt }) => usedAt !== null)!
      expect(used.answer).toBeNull()
    })
  })

  describe('the key', () => {
    test('is worth one use, also for a hundred at once', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const ctx = await ctxOf(visitor)
      const all = await Promise.allSettled(Array.from({ length: 100 }, () => takeIdentity(ctx, key, ['join'])))
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('comes back where the call that used it failed', async () => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      const ctx = await ctxOf(visitor)
      const failing = app.open.db.transaction(async (tx) => {
        await takeIdentity({ ...ctx, db: tx }, key, ['join'])
        throw new Error('the rest failed')
      })
      await expect(failing).rejects.toThrow()
      expect(await takeIdentity(ctx, key, ['join'])).toMatchObject({ memberName: '송다온' })
    })

    test.each<[string, (key: string) => Promise<unknown>]>([
      ['for another purpose', async (key) => takeIdentity(await ctxOf(visitor), key, ['findId', 'resetPw'])],
      [
        'in another browser',
        async (key) => {
          const other = new Visitor(app, { now: () => clock })
          await start('join', other)
          return takeIdentity(await ctxOf(other), key, ['join'])
        },
      ],
      ['without a browser', async (key) => takeIdentity({ ...(await ctxOf(visitor)), session: {} }, key, ['join'])],
      [
        'eleven minutes later',
        async (key) => {
          later(11 * MINUTE)
          return takeIdentity(await ctxOf(visitor), key, ['join'])
        },
      ],
      [
        'with a letter changed',
        async (key) => takeIdentity(await ctxOf(visitor), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, ['join']),
      ],
      ['as an empty text', async () => takeIdentity(await ctxOf(visitor), '', ['join'])],
    ])('is worth nothing %s (E-IDV-3)', async (_, take) => {
      const key = keyOf(await verify('join', { persona: 'daon' }))
      await expect(take(key)).rejects.toMatchObject({ status: 409, message: '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.' })
    })

    test('is replaced when the result is asked for again', async () => {
      const id = idOf(await start('join'))
      await atProvider(id, { persona: 'daon' })
      const [first, second] = [keyOf(await result(id)), keyOf(await result(id))]
      expect(second).not.toBe(first)
      const ctx = await ctxOf(visitor)
      await expect(takeIdentity(ctx, first, ['join'])).rejects.toMatchObject({ status: 409 })
      expect(await takeIdentity(ctx, second, ['join'])).toMatchObject({ memberName: '송다온' })
    })
  })

  describe('a result', () => {
    test.each([
      ['of nobody', async () => 'identity-of-nobody'],
      [
        'that another browser began',
        async () => {
          const id = idOf(await start('join', new Visitor(app, { now: () => clock })))
          await atProvider(id, { persona: 'daon' })
          await start('join')
          return id
        },
      ],
      ['that is not there yet', async () => idOf(await start('join'))],
      [
        'that is half an hour old',
        async () => {
          const id = idOf(await start('join'))
          await atProvider(id, { persona: 'daon' })
          later(31 * MINUTE)
          return id
        },
      ],
    ])('%s is missing (E-IDV-3)', async (_, prepare) => {
      const { status, data } = await result(await prepare())
      expect([status, data.resultMessage]).toEqual([409, '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.'])
      expect(data.item).toBeUndefined()
    })

    test('V-IDV-1: without data answers with no personal data and no key', async () => {
      await force('empty')
      expect((await verify('join', { persona: 'daon' })).data.item).toEqual({ result: 'ok', data: null })
    })
    test('V-IDV-2: of a carrier that refuses carries its words, and no key', async () => {
      await force('fail')
      expect((await verify('join', { persona: 'daon' })).data.item).toEqual({
        result: 'ok',
        data: { errorMessage: '통신사 정보가 일치하지 않습니다.' },
      })
    })
    test('of a provider that does not answer may be asked for again', async () => {
      const id = idOf(await start('join'))
      await atProvider(id, { persona: 'daon' })
      await force('apiError')
      expect((await result(id)).status).toBe(503)
      expect((await result(id)).status).toBe(200)
    })

    test.each(examplesOf('S-IDV-13'))('S-IDV-13: %s', async (_, { ci }, { message }) => {
      if (ci === 'known') await makeMember('known', { ciIndex: ciIndexOf(ciOf('daon')), certified: 'Y' })
      for (const purpose of ['join', 'agency'] as const) {
        const { data } = await verify(purpose, { persona: 'daon' })
        expect([data.resultMessage || null, typeof data.item?.['key']]).toEqual([message, message ? 'undefined' : 'string'])
      }
    })
    test('S-IDV-13: who withdrew may come back, and a recovery is there for members', async () => {
      await makeMember('gone', { ciIndex: ciIndexOf(ciOf('daon')), status: 'WITHDRAWN' })
      expect((await verify('join', { persona: 'daon' })).status).toBe(200)
      await makeMember('known', { ciIndex: ciIndexOf(ciOf('daon')) })
      expect((await verify('findId', { persona: 'daon' })).status).toBe(200)
    })
    test('E-IDV-9: a child of thirteen is refused for a sign-up', async () => {
      const { status, data } = await verify('join', { persona: 'minho' })
      expect([status, data.resultMessage]).toEqual([403, '전자상거래법에 따라 만 14세 미만 아동은 회원으로 가입할 수 없습니다.'])
    })
    test('G-IDENT: for consultations opens them in this browser, for half an hour', async () => {
      await verify('consulting', { persona: 'daon' })
      expect((await readVisit(await ctxOf(visitor))).identified).toEqual({
        memberName: '송다온',
        mobileNo: '01020001011',
        at: clock.getTime(),
      })
    })
  })

  test('costs us only so much: an address that sets out again and again must wait', async () => {
    const statuses = []
    for (let i = 0; i < 102; i++) statuses.push((await start('join')).status)
    expect([statuses.indexOf(429), (await start('join')).headers.get('retry-after')]).toEqual([100, expect.stringMatching(/^\d+$/)])
  })

  test.each([
    ['{}'],
    [{ purpose: 'everything' }],
    [{ purpose: ['join', 'join'] }],
    [{ purpose: 'join\0' }],
    [{ purpose: 'ｊｏｉｎ' }],
    [{ purpose: 'j'.repeat(5_000) }],
  ])('bad input %# is refused in a sentence', async (body) => {
    const { status, data } = await app.post('/svc/pcc/start', body, { as: PEOPLE.visitor })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(data.resultMessage).toMatch(/[가-힣]/)
  })
})
