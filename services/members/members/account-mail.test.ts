// Another mail address of an account: nobody gets one that they cannot read, and the earlier one hears of it.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { members, staffMailCodes } from '@/services/db/tables/members'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import { app, HANEUL, inForm, later, openAccounts, rowOf, SELF, signedIn, visitor } from './signed-in-for-tests'

const sent = vi.hoisted(() => ({
  mails: [] as { to: string; subject: string; text: string }[],
  texts: [] as { to: string; text: string }[],
}))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent.mails)[number]) => Promise.resolve(sent.mails.push(mail) > 0),
}))
vi.mock('@/services/outside/send-text', () => ({
  canSendText: () => true,
  sendText: (text: (typeof sent.texts)[number]) => (sent.texts.push(text), Promise.resolve({ state: 'sent' })),
}))

const NEW = 'new.home@maru.example'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openAccounts(kind)
  beforeEach(async () => {
    sent.mails.length = sent.texts.length = 0
    await app.open.db.delete(staffMailCodes)
  })

  const send = (who: Visitor, email = NEW) => who.post(`${SELF}/sendEmailVerify`, { email })
  const confirm = (who: Visitor, verifyNo: string, email = NEW) => who.post(`${SELF}/confirmEmailVerify`, { email, verifyNo })
  const save = (who: Visitor, email = NEW) => who.post(`${SELF}/modifyMember`, { ...inForm, email })
  const codeIn = async (count = 1) => {
    await vi.waitFor(() => expect(sent.mails).toHaveLength(count))
    return /(\d{6})/.exec(sent.mails.at(-1)!.text)![1]!
  }
  const another = (code: string) => (code === '000000' ? '000001' : '000000')

  test('a new address is refused until its code was confirmed; then the earlier address reads which and what to do', async () => {
    const who = await signedIn('haneul')
    const early = await save(who)
    expect([early.status, early.data.problems]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/email', message: '새 이메일로 받은 인증번호를 먼저 확인해 주세요.' })],
    ])
    expect((await send(who)).data.resultMessage).toBe('인증번호를 보냈습니다.')
    const code = await codeIn()
    expect(sent.mails[0]).toMatchObject({ to: NEW, subject: expect.stringContaining('이메일 변경 인증번호') })
    expect((await save(who)).status).toBe(400)
    expect((await confirm(who, another(code))).data.resultMessage).toBe('인증번호가 일치하지 않습니다.')
    expect((await confirm(who, code)).data.resultMessage).toBe('새 이메일을 확인했습니다.')
    expect((await rowOf(HANEUL)).email).toBe('haneul@maru.example')
    // The confirmation is of one address.
    expect((await save(who, 'other@maru.example')).status).toBe(400)
    expect((await save(who)).status).toBe(200)
    expect((await rowOf(HANEUL)).email).toBe(NEW)
    await vi.waitFor(() => expect(sent.mails).toHaveLength(2))
    const [, notice] = sent.mails
    expect([notice!.to, notice!.subject]).toEqual(['haneul@maru.example', expect.stringContaining('이메일이 변경되었습니다.')])
    expect(notice!.text).toContain('새 이메일: ne***@maru.example')
    expect(notice!.text).toContain('직접 하지 않았다면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.')
    expect(sent.texts).toEqual([])
    // Used up: it does not bring the address back once more.
    expect((await save(who, 'haneul@maru.example')).status).toBe(400)
  })

  test('an account without an address hears of its first one by text message', async () => {
    await app.open.db.update(members).set({ email: null }).where(eq(members.memberNo, HANEUL))
    const who = await signedIn('haneul')
    await send(who)
    await confirm(who, await codeIn())
    expect((await save(who)).status).toBe(200)
    await vi.waitFor(() => expect(sent.texts).toHaveLength(1))
    expect(sent.texts[0]).toMatchObject({ to: '01020001001', text: expect.stringContaining('이메일이 변경되었습니다.') })
  })

  test('the same address needs no code and tells nobody, whatever its case', async () => {
    const who = await signedIn('haneul')
    expect((await save(who, 'Haneul@MARU.example')).status).toBe(200)
    const again = await send(who, 'haneul@maru.example')
    expect([again.status, again.data.problems?.[0]]).toEqual([409, { pointer: '/email', message: '지금 쓰고 있는 이메일입니다.' }])
    expect(sent.mails).toEqual([])
  })

  test('a code is good for its member, its ten minutes and five tries', async () => {
    const who = await signedIn('haneul')
    await send(who)
    const code = await codeIn()
    const other = await signedIn('doyun')
    expect(demoMemberNo('doyun')).not.toBe(HANEUL)
    expect((await confirm(other, code)).status).toBe(400)
    for (let i = 0; i < 5; i++) expect((await confirm(who, another(code))).status).toBe(400)
    expect((await confirm(who, code)).data.resultMessage).toBe('인증번호를 사용할 수 없습니다. 인증번호를 다시 받아 주세요.')
    await send(who)
    const second = await codeIn(2)
    later(10)
    expect((await confirm(await signedIn('haneul'), second)).status).toBe(400)
  })

  test('five codes an hour, and none without the confirmed password', async () => {
    const who = await signedIn('haneul')
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => send(who, `new${i}@maru.example`)))
    expect(all.filter(({ status }) => status === 429).map(({ data }) => data.resultMessage)).toEqual([
      '인증번호는 한 시간에 5번까지 받을 수 있습니다. 잠시 후 다시 시도해 주세요.',
    ])
    for (const stranger of [visitor(), await signedIn('haneul', { confirmed: false })])
      for (const call of [send(stranger), confirm(stranger, '123456')]) expect([401, 403]).toContain((await call).status)
  })

  test('a forgotten address of a stranger is not filled with codes by many members', async () => {
    const all = []
    for (const key of ['haneul', 'doyun']) for (let i = 0; i < 3; i++) all.push((await send(await signedIn(key))).status)
    expect(all).toEqual([200, 200, 200, 200, 200, 429])
  })
})
