// Attacks by a stranger, a thief or a curious member on the members' calls (S2, S5), through the real services.
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type * as Argon2 from '@/services/base/hash-threads'
import { members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { Visitor } from '../support/visitor'
import { PASSWORD, person, app, visitor, rowOf, openSecurityMembers } from '../support/security-members'

const hashing = vi.hoisted(() => ({ done: 0 }))
vi.mock('@/services/base/hash-threads', async (original) => {
  const argon = await original<typeof Argon2>()
  const counted =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => (hashing.done++, work(...given))
  return { ...argon, hash: counted(argon.hash), verify: counted(argon.verify) }
})

openSecurityMembers()

describe('S5: membership cannot be discovered', () => {
  test('an unknown id, a wrong password, an account without one, one that was left and a dormant one answer alike, after the same work', async () => {
    const heard = []
    for (const memberId of ['nobody1', 'house01', 'nopass', 'leftus', 'asleep']) {
      hashing.done = 0
      const { status, text, headers } = await visitor.signIn(memberId, 'Wrong!2580')
      heard.push({ status, text, headers: [...headers].filter(([name]) => name !== 'date'), hashed: hashing.done })
    }
    expect(heard[0]).toMatchObject({ status: 401, hashed: 1 })
    expect(JSON.parse(heard[0]!.text)).toEqual({ data: { result: 'LO001', resultMessage: '아이디 또는 비밀번호가 일치하지 않습니다.' } })
    for (const one of heard) expect(one).toEqual(heard[0])
  })

  test('the state of an account is revealed only after its right password', async () => {
    expect((await visitor.signIn('leftus', PASSWORD)).data.result).toBe('LO002')
    expect((await visitor.signIn('asleep', PASSWORD)).data.result).toBe('LO012')
    expect(visitor.cookies.has('maru-member')).toBe(false)
  })

  test('too many tries are too many for an unknown id as well', async () => {
    const tryOut = async (memberId: string) => {
      const stranger = new Visitor(app)
      for (let i = 0; i < 11; i++) await stranger.signIn(memberId, 'Wrong!2580')
      const last = await stranger.signIn(memberId, 'Wrong!2580')
      return [last.status, last.data.result, last.data.resultMessage.replace(/\d+(초|분)/, '?'), last.headers.has('retry-after')]
    }
    const known = await tryOut('house01')
    expect(known[0]).toBe(429)
    expect(await tryOut('nobody1')).toEqual(known)
  })

  test('a stranger locks out only their own network address, not the owner’s', async () => {
    const stranger = new Visitor(app, { ip: '198.51.100.23' })
    for (let i = 0; i < 30; i++) await stranger.signIn('house01', `Wrong!258${i}`)
    expect((await stranger.signIn('house01', PASSWORD)).status).toBe(429)
    expect((await visitor.signIn('house01', PASSWORD)).status).toBe(200)
  })

  test('a verified person gets the same answer for another’s account and for an unknown one', async () => {
    const key = await visitor.verified('resetPw', person(1))
    expect((await visitor.post('/svc/member/memberInfo', { ciValue: key, purpose: 'resetPw' })).status).toBe(200)
    const heard = []
    for (const id of ['house02', 'nobody1']) {
      hashing.done = 0
      const { status, text } = await visitor.post('/svc/memberSvcApi/resetPassword', { id, newPassword: 'Zt9!kW4r' })
      heard.push({ status, text, hashed: hashing.done })
    }
    expect(heard[0]!.status).toBeGreaterThanOrEqual(400)
    expect(heard[1]).toEqual(heard[0])
    expect((await rowOf('b')).passwordHash).toBe((await rowOf('d')).passwordHash)
  })

  test('a verification for one thing opens no other, works in no other browser, and once', async () => {
    const key = await visitor.verified('join', person(1))
    const ask = (who: Visitor, purpose: string, ciValue = key) => who.post('/svc/member/memberInfo', { ciValue, purpose })
    expect((await ask(visitor, 'resetPw')).status).toBe(409)
    const own = await visitor.verified('findId', person(1))
    const thief = new Visitor(app)
    await thief.verified('findId', person(9))
    expect((await ask(thief, 'findId', own)).status).toBe(409)
    expect((await ask(visitor, 'resetPw', own)).status).toBe(409)
    expect((await ask(visitor, 'findId', own)).status).toBe(200)
    expect((await ask(visitor, 'findId', own)).status).toBe(409)
  })
})

describe('S2: sessions', () => {
  test('a sign-in ends the one before it in that browser, and takes no number that was planted', async () => {
    await visitor.signIn('house01', PASSWORD)
    const stolen = new Visitor(app)
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)
    expect((await stolen.get('/auth/svc/jwt')).data.item['code']).not.toBe('unsigned')
    await visitor.signIn('house02', PASSWORD)
    expect((await stolen.get('/auth/svc/jwt')).data.item).toMatchObject({ code: 'unsigned', customer: null })
    expect((await visitor.get('/auth/svc/jwt')).data.item['customer']).toMatchObject({ memberId: 'house02' })
  })

  test('S3: another site cannot sign a visitor in', async () => {
    const heard = await visitor.post(
      '/svc/signIn',
      { memberId: 'house01', password: PASSWORD },
      { headers: { origin: 'https://evil.example' } },
    )
    expect([heard.status, visitor.cookies.size]).toEqual([403, 0])
  })

  test('signing out ends it on the server: a copy of the cookies is a visitor', async () => {
    await visitor.signIn('house01', PASSWORD)
    const copy = new Visitor(app)
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect((await visitor.get('/svc/signOut')).status).toBe(200)
    expect([...visitor.cookies.keys()].filter((name) => name !== 'maru-visit')).toEqual([])
    expect((await copy.get('/auth/svc/jwt')).data.item['code']).toBe('unsigned')
    expect((await copy.post('/auth/svc/token')).status).toBe(406)
    expect((await copy.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
  })

  test('another password ends every other sign-in at the next call, except the calling one', async () => {
    const elsewhere = new Visitor(app, { ip: '198.51.100.5', userAgent: 'another browser' })
    await elsewhere.signIn('house01', PASSWORD)
    await visitor.signIn('house01', PASSWORD)
    const change = () =>
      visitor.post('/svc/tblMemberSvcApi/modifyPass', { currPassword: PASSWORD, newPassword: 'Zt9!kW4r', confirmPassword: 'Zt9!kW4r' })
    expect((await change()).status).toBe(403)
    expect((await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })).status).toBe(200)
    expect((await change()).data).toMatchObject({ result: '200' })
    expect((await elsewhere.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    expect((await visitor.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(200)
    expect((await new Visitor(app).signIn('house01', PASSWORD)).status).toBe(401)
    await app.open.db
      .update(members)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(members.memberNo, 'a'))
  })

  test('a hundred renewals at once, then one that is late', async () => {
    await visitor.signIn('house01', PASSWORD)
    const cookie = visitor.cookie
    const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.post('/auth/svc/token', {}, { headers: { cookie } })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie().find((line) => line.startsWith('maru-refresh=')))).size).toBe(1)
    const late = new Visitor(app, { now: () => new Date(Date.now() + 11_000) })
    expect((await late.post('/auth/svc/token', {}, { headers: { cookie } })).status).toBe(406)
    expect((await visitor.get('/auth/svc/jwt')).data.item['code']).toBe('unsigned')
  })
})
