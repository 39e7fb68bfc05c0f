import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { members } from '@/services/db/tables/members'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { mount } from '@/services/kit/mount'
import { isOldPasswordHash } from '@/services/base/passwords'
import { hash } from '@node-rs/argon2'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { SITE } from '@/tests/support/test-app'
import { MINUTE, HOUR, DAY, WRONG, HOME, ELSEWHERE, app, clock, pass, Browser, rows, openSessions } from './browser-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openSessions(kind)

  test('the right password opens a sign-in in cookies that no script reads, of which only a mark may be seen', async () => {
    const browser = new Browser()
    const { status, data, lines, headers } = await browser.signIn('Haneul')
    expect(status).toBe(200)
    expect(data.item).toMatchObject({ memberId: 'haneul', memberName: '김하늘', certified: 'Y', passwordYn: 'Y', changePassLater: 'N' })
    expect(JSON.stringify(data)).not.toMatch(/argon2|01020001001|maru-/)
    const line = (name: string) => lines.find((one) => one.startsWith(`${name}=`))
    expect(line('maru-member')).toMatch(/^maru-member=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    expect(line('maru-refresh')).toMatch(/^maru-refresh=[\w.-]+; Path=\/auth\/svc; HttpOnly; SameSite=Strict; Max-Age=86400$/)
    expect(line('maru-signed')).toBe('maru-signed=1; Path=/; SameSite=Lax; Max-Age=86400')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('Q-012: a kept login lasts fourteen days, whatever is renewed meanwhile; another one day', async () => {
    const kept = new Browser()
    await kept.signIn('haneul', DEMO_PASSWORD, { keepLogin: 'Y' })
    const once = new Browser()
    await once.signIn('haneul', DEMO_PASSWORD, { keepLogin: 'N' })
    pass(23 * HOUR)
    expect((await once.token()).status).toBe(200)
    pass(2 * HOUR)
    expect([(await once.token()).status, (await kept.token()).status]).toEqual([406, 200])
    pass(12.9 * DAY)
    expect((await kept.token()).status).toBe(200)
    pass(0.2 * DAY)
    expect((await kept.token()).status).toBe(406)
  })

  test('E-LOGIN-5, S5: an unknown id, a wrong password, an account without one: the same words, headers and no cookie', async () => {
    const answers = await Promise.all(
      [
        ['haneul', 'Wrong7!Tile1'],
        ['nobody1', DEMO_PASSWORD],
        ['seojian', 'Wrong7!Tile1'],
        ['choiyuna', 'Wrong7!Tile1'],
      ].map(async ([id, password]) => {
        const { status, data, lines, headers } = await new Browser().signIn(id, password)
        return { status, data, lines, headers: [...headers.keys()].sort() }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 401, data: { result: 'LO001', resultMessage: WRONG }, lines: [] })
    for (const other of answers) expect(other).toEqual(answers[0])
  })

  test('Q-009, CX-32: a dormant or withdrawn member is told so with the right password only', async () => {
    const dormant = await new Browser().signIn('choiyuna')
    expect([dormant.status, dormant.data]).toEqual([
      403,
      { result: 'LO012', resultMessage: '휴면 상태의 계정입니다. 휴면을 해제하려면 본인인증이 필요합니다.', item: { code: 'LO012' } },
    ])
    const gone = await new Browser().signIn('seojian')
    expect([gone.status, gone.data.result, gone.lines]).toEqual([403, 'LO002', []])
    expect(gone.data.resultMessage).toBe('탈퇴한 회원입니다. 새 아이디로 다시 가입하실 수 있습니다.')
    expect(await rows()).toBe(0)
  })

  test.each([
    ['no id', '', DEMO_PASSWORD, '아이디를 입력해 주세요.'],
    ['no password', 'haneul', '', '비밀번호를 입력해 주세요.'],
    ['a NUL', 'haneul', 'a\0b', '쓸 수 없는 글자가 들어 있습니다.'],
    ['full-width letters', 'ｈａｎｅｕｌ', DEMO_PASSWORD, '아이디의 형식이 올바르지 않습니다.'],
    ['half a syllable', 'ㅎㅏneul', DEMO_PASSWORD, '아이디의 형식이 올바르지 않습니다.'],
    ['a long id', 'h'.repeat(31), DEMO_PASSWORD, '아이디는 30자까지 입력할 수 있습니다.'],
    ['a long password', 'haneul', 'p'.repeat(1_001), '비밀번호는 1000자까지 입력할 수 있습니다.'],
    ['an object', 'haneul', { $ne: '' }, '비밀번호는 글자 형식이어야 합니다.'],
  ])('%s is refused in a sentence', async (_, memberId, password, sentence) => {
    const { status, data } = await new Browser().signIn(memberId, password)
    expect(status).toBe(400)
    expect(JSON.stringify(data)).toContain(sentence)
  })

  test('LO003: ten tries in ten minutes; a stranger locks out only their own network address, and no right password helps there', async () => {
    const stranger = new Browser(ELSEWHERE)
    for (let i = 0; i < 10; i++) expect((await stranger.signIn('haneul', `Wrong7!Tile${i}`)).data.result).toBe('LO001')
    const closed = await stranger.signIn('haneul')
    expect([closed.status, closed.data.result, closed.headers.get('retry-after')]).toEqual([429, 'LO003', '600'])
    expect(closed.data.resultMessage).toBe('로그인 시도가 많아 잠시 멈추었습니다. 10분 뒤에 다시 시도해 주세요.')
    expect((await new Browser(HOME).signIn('haneul')).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await stranger.signIn('nobody1', 'x')).data.result).toBe('LO001')
    expect((await stranger.signIn('nobody1', 'x')).data).toEqual({ ...closed.data, result: 'LO003' })
    pass(10 * MINUTE)
    expect((await stranger.signIn('haneul')).status).toBe(200)
  })

  test('from the seventh wrong try on the answer says how many are left, the same for an unknown id', async () => {
    const stranger = new Browser(ELSEWHERE)
    const answers = async (id: string) => {
      const said: unknown[] = []
      for (let i = 0; i < 10; i++) said.push((await stranger.signIn(id, `Wrong7!Tile${i}`)).data)
      return said
    }
    const wrong = { result: 'LO001', resultMessage: '아이디 또는 비밀번호가 일치하지 않습니다.' }
    const known = await answers('haneul')
    expect(known).toEqual(
      Array.from({ length: 10 }, (_, i) => expect.objectContaining({ ...wrong, ...(i < 6 ? {} : { item: { triesLeft: 9 - i } }) })),
    )
    expect(JSON.stringify(known.slice(0, 6))).not.toContain('triesLeft')
    const withoutIds = (said: unknown[]) => said.map((data) => ({ ...(data as object), requestId: '' }))
    expect(withoutIds(await answers('nobody1'))).toEqual(withoutIds(known))
  })

  test('S4: thirty tries at once are counted one by one', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => new Browser().signIn('haneul', `Wrong7!Tile${i}`)))
    const looked = all.filter(({ status }) => status === 401)
    expect(looked.length).toBeLessThanOrEqual(10)
    // A busy machine may turn a request away before it is counted; no request gets in.
    expect(all.filter(({ status }) => status === 429 || status === 503)).toHaveLength(30 - looked.length)
  })

  test('S6: a hash of older making is made anew at the next sign-in, and two at once both come in', async () => {
    const old = await hash(DEMO_PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await app.open.db.update(members).set({ passwordHash: old }).where(eq(members.memberId, 'doyun'))
    const both = await Promise.all([new Browser().signIn('doyun'), new Browser().signIn('doyun')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await app.open.db.select().from(members).where(eq(members.memberId, 'doyun'))
    expect(row!.passwordHash).not.toBe(old)
    expect(isOldPasswordHash(row!.passwordHash!)).toBe(false)
    expect((await new Browser().signIn('doyun')).status).toBe(200)
  })

  test('Q-023: a member with an old password is told so', async () => {
    expect((await new Browser().signIn('doyun')).data.item['changePassLater']).toBe('Y')
    await app.open.db
      .update(members)
      .set({ passwordRemindAt: new Date(clock + DAY) })
      .where(eq(members.memberId, 'doyun'))
    expect((await new Browser().signIn('doyun')).data.item['changePassLater']).toBe('N')
  })

  test('a page of another site signs no one in', async () => {
    const request = new Request(`${SITE}/svc/signIn`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ memberId: 'haneul', password: DEMO_PASSWORD }),
    })
    const response = await mount(request)
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })
})
