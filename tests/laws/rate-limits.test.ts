// Whatever visitors and members may write has a rate limit that the contract declares and the pipeline counts (issue: 120 replies in 6 s).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { allContracts, isWrite } from '@/schemas/api/base/contract'
import { WRITING } from '@/schemas/api/base/rate-limit'
import { throttles } from '@/services/db/tables/base'
import { events } from '@/services/db/tables/events'
import { limitRate } from '@/services/kit/limit-rate'
import '@/services/areas'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'
import { addMembers } from '../support/parent-rows'
import { BOTH_DATABASES } from '../support/test-database'

/** Calls that write without a rate limit of their own, by the reason why. */
const WITHOUT: Record<string, readonly string[]> = {
  'a password is asked for, and each try is counted (services/auth/domain/try-password.ts)': [
    'session.signIn',
    'staff.signIn',
    'mypage.passwordCheck',
    'acct.modifyPass',
    'acct.snsPasswordConfirm',
  ],
  'a code is asked for, and each try is counted (services/auth/domain/try-code.ts)': ['staff.signInCode'],
  'the tax office’s register is asked, and each question is counted (services/members/businesses/registry.ts)': [
    'agency.business',
    'biz.validCheck',
    'biz.statusCheck',
    'biz.verifyBizcom',
  ],
  'the mails to an address and from an address are counted in the hour (services/members/members/send-staff-verify-mail.ts)': [
    'join.sendStaffVerifyMail',
  ],
  'whoever confirms has paid; each order takes so many keys of the provider (services/store/payments/confirm-payment.ts)': [
    'payment.confirm',
  ],
  'leaving must always work': ['session.signOut'],
  'renews a sign-in by its one-time token': ['session.token'],
  'a provider sends the browser back with a one-time state of ours': [
    'sns.return',
    'sns.returnApple',
    'directory.returnOidc',
    'directory.returnSaml',
    'directory.finish',
  ],
}

const written = allContracts().filter((contract) => isWrite(contract) && !['manager', 'admin'].includes(contract.access))

test('every contract that writes for visitors or members declares a rate limit, or is in the list with its reason', () => {
  const listed = Object.values(WITHOUT).flat()
  expect(
    written.filter(({ id, rateLimit }) => !rateLimit && !listed.includes(id)).map(({ id }) => id),
    'calls without `rateLimit`: choose one of schemas/api/base/rate-limit.ts',
  ).toEqual([])
  const known = new Map(allContracts().map((contract) => [contract.id, contract]))
  expect(listed.filter((id) => !known.has(id) || known.get(id)!.rateLimit)).toEqual([])
})

test('whatever writes for visitors is counted by address: they have no other name', () => {
  const open = written.filter(
    ({ access, rateLimit }) => access === 'visitor' && rateLimit && !rateLimit.limits.some(({ by }) => by === 'address'),
  )
  expect(open.map(({ id }) => id)).toEqual([])
})

test('contracts under one name have one rate limit', () => {
  const known = new Map<string, unknown>()
  for (const { id, rateLimit } of allContracts())
    if (rateLimit)
      expect(known.get(rateLimit.name) ?? rateLimit, id).toBe(
        known.set(rateLimit.name, known.get(rateLimit.name) ?? rateLimit).get(rateLimit.name),
      )
})

describe.each(BOTH_DATABASES)('the rate limit of replies on %s', (kind) => {
  const NOON = new Date('2026-06-01T03:00:00Z')
  const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000)
  const [MINUTE_LIMIT, DAY_LIMIT, ADDRESS_LIMIT] = WRITING.limits
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await addMembers(app.open.db, '7', '8')
    await app.open.db.insert(events).values({
      ...event,
      eventSeq: 1,
      eventName: '열린 이벤트',
      openStrDate: new Date('2026-01-01'),
      openEndDate: new Date('2027-01-01'),
    })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(throttles)
  })

  const member = (memberNo: string) => ({ user: { ...PEOPLE.member.user, memberNo } })
  const save = (now: Date, { as = '7', ip = '203.0.113.7', contents = '좋은 집입니다.' } = {}) =>
    runInRequestContext(newRequestContext({ requestId: 'paces-request', ip }), () =>
      app.post('/svc/eventSvcApi/svcReplySave', { eventId: '1', contents }, { as: member(as), now }),
    )
  const statuses = async (calls: readonly Promise<{ status: number }>[]) => {
    const all = await Promise.all(calls)
    return [all.filter(({ status }) => status === 200).length, all.filter(({ status }) => status === 429).length]
  }
  const times = (many: number) => Array.from({ length: many }, (_, i) => i)

  test('120 replies of one member at once are ten; the sentence says when to go on', async () => {
    const [, refusals] = await statuses(times(120).map(() => save(NOON)))
    expect(refusals).toBe(120 - MINUTE_LIMIT!.most)
    const refused = await save(after(18))
    expect([refused.status, refused.headers.get('retry-after'), refused.data]).toEqual([
      429,
      '42',
      { result: '429', resultMessage: '짧은 시간에 글을 여러 번 등록하셨습니다. 42초 뒤에 다시 시도해 주세요.' },
    ])
    expect((await save(after(60))).status).toBe(200)
  })

  test('another address of the same member does not help, and another member is not held up', async () => {
    await statuses(times(10).map(() => save(NOON)))
    expect((await save(NOON, { ip: '198.51.100.4' })).status).toBe(429)
    expect((await save(NOON, { as: '8' })).status).toBe(200)
  })

  /** Counts without writing a reply. @returns true where the call may go on, or the sentence of its refusal. */
  const count = (now: Date, { as = '7', ip = '203.0.113.7' } = {}): Promise<true | string> =>
    runInRequestContext(newRequestContext({ requestId: 'paces-request', ip }), () =>
      limitRate(app.open.db, WRITING, member(as), now).then(
        () => true as const,
        (failure: Error) => failure.message,
      ),
    )

  test('many members at one address are counted together, a whole IPv6 network as one', async () => {
    const ip = (i: number) => `2001:db8:1:2::${i.toString(16)}`
    const most = ADDRESS_LIMIT!.most
    const all = await Promise.all(times(most + 5).map((i) => count(NOON, { as: `m${i}`, ip: ip(i) })))
    expect(all.filter((each) => each === true)).toHaveLength(most)
    expect(await count(NOON, { as: 'elsewhere', ip: '2001:db8:1:3::1' })).toBe(true)
  })

  test('a limit over a day states its end in hours', async () => {
    for (let minute = 0; minute * 10 < DAY_LIMIT!.most; minute++)
      expect(await Promise.all(times(10).map(() => count(after(minute * 60))))).toEqual(Array(10).fill(true))
    expect(await count(after(3_600))).toBe('짧은 시간에 글을 여러 번 등록하셨습니다. 23시간 뒤에 다시 시도해 주세요.')
  })

  test('a clock that steps back does not stretch the pause beyond one span', async () => {
    await statuses(times(11).map(() => save(NOON)))
    const back = (seconds: number) => new Date(NOON.getTime() - 3_600_000 + seconds * 1_000)
    expect((await save(back(0))).headers.get('retry-after')).toBe('60')
    expect((await save(back(30))).headers.get('retry-after')).toBe('30')
    expect((await save(back(60))).status).toBe(200)
  })

  test('a text that the operation refuses counts too', async () => {
    for (const _ of times(10)) {
      const { status } = await runInRequestContext(newRequestContext({ requestId: 'paces-request', ip: '203.0.113.7' }), () =>
        app.post('/svc/eventSvcApi/svcReplySave', { eventId: '404', contents: '글' }, { as: member('7'), now: NOON }),
      )
      expect(status).toBe(404)
    }
    expect((await save(NOON)).status).toBe(429)
  })

  test('calls of another rate limit are counted by themselves', async () => {
    await statuses(times(11).map(() => save(NOON)))
    const report = await app.post('/svc/eventSvcApi/svcReplyReport', { replySeq: 999_999, reason: '광고' }, { as: member('7'), now: NOON })
    expect(report.status).toBe(404)
  })
})
