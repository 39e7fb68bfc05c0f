// What the form of a sign-up asks before it is sent: whether an id, a nickname or an address is taken, and whether a person is staff.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { members, staffMailCodes } from '@/services/db/tables/members'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { Visitor } from '@/tests/support/visitor'
import { AT, MINUTE, PERSON, app, clock, visitor, setClock, visiting, ready, join, draftOf, saidAt, openJoin } from './join-for-tests'

const sent = vi.hoisted(() => [] as { to: string; subject: string; text: string }[])
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent)[number]) => Promise.resolve(sent.push(mail) > 0),
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openJoin(kind)
  beforeEach(() => void (sent.length = 0))

  describe('what is taken', () => {
    const ask = (checkType: string, checkValue: string, who = visitor) =>
      who.get(`${AT}/duplicateCheck?${new URLSearchParams({ checkType, checkValue }).toString()}`)

    test.each(examplesOf('V-ID-6').filter(([, { id, checked }]) => id === checked))('V-ID-6: %s', async (_, { id, taken }, expected) => {
      for (const memberId of taken as string[])
        await app.open.db.insert(members).values({ memberNo: `of ${memberId}`, siteId: 'site', memberId })
      const { data } = await ask('id', id)
      expect(data.resultMessage).toBe(expected)
      expect(data.item).toEqual({ duplicateYn: expected === sentenceOf('V-ID-6') ? 'Y' : 'N' })
    })

    test('V-ID-5: an id of the site itself cannot be taken', async () => {
      const { data } = await ask('id', 'administrator')
      expect([data.item, data.resultMessage]).toEqual([{ duplicateYn: 'Y' }, sentenceOf('V-ID-5')])
    })

    test('Q-016: nickname, e-mail and CI too; another site’s members do not count', async () => {
      await ready(visitor, PERSON)
      await join()
      for (const [type, value] of [
        ['email', 'HOME@example.com'],
        ['ci', PERSON.ci],
      ] as const)
        expect((await ask(type, value, new Visitor(app, { ip: '198.51.100.4', now: () => clock }))).data.resultMessage).toBe(
          '본인인증을 마친 뒤 확인할 수 있습니다.',
        )
      await app.open.db.insert(members).values({ memberNo: 'zin', siteId: 'zin', memberId: 'house09' })
      const answers = [
        ['nickname', '집꾸미기', 'Y'],
        ['nickname', '집순이', 'N'],
        ['email', 'HOME@example.com', 'Y'],
        ['ci', PERSON.ci, 'Y'],
        ['ci', 'x', 'N'],
        ['id', 'house09', 'N'],
      ] as const
      for (const [type, value, duplicateYn] of answers)
        expect([type, value, (await ask(type, value)).data.item]).toEqual([type, value, { duplicateYn }])
      expect((await ask('mobile', 'x')).status).toBe(400)
    })

    test('S5: ten a minute for an address, also when they come at once', async () => {
      const all = await Promise.all(Array.from({ length: 14 }, (_, i) => ask('id', `house${10 + i}`)))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(4)
      const refused = all.find(({ status }) => status === 429)!
      expect([refused.headers.get('retry-after'), refused.data.resultMessage]).toEqual([
        '60',
        '확인 요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.',
      ])
      expect((await ask('id', 'house10', new Visitor(app, { ip: '198.51.100.4', now: () => clock }))).status).toBe(200)
      setClock(new Date(clock.getTime() + MINUTE))
      expect((await ask('id', 'house10')).status).toBe(200)
    })

    test('S5: a clock that ran ahead makes no pause longer than its minute', async () => {
      const now = clock
      setClock(new Date(now.getTime() + 365 * 24 * 60 * MINUTE))
      for (let i = 0; i < 11; i++) await ask('id', `house${10 + i}`)
      setClock(now)
      const refused = await ask('id', 'house30')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
      setClock(new Date(now.getTime() + MINUTE))
      expect((await ask('id', 'house30')).status).toBe(200)
    })

    test('the older check answers for both at once', async () => {
      await app.open.db.insert(members).values({ memberNo: 'm', siteId: 'site', memberId: 'house01', nickname: '집꾸미기' })
      const check = async (memberId: string, nickname: string) =>
        (await visitor.post('/svc/member/memberChk', { memberId, nickname })).data.item
      expect(await check('house01', '집순이')).toEqual({ idYn: 'N', nicknameYn: 'Y' })
      expect(await check('house02', '집꾸미기')).toEqual({ idYn: 'Y', nicknameYn: 'N' })
      expect(await check('House02', '집')).toEqual({ idYn: 'N', nicknameYn: 'N' })
    })
  })

  describe('members of staff', () => {
    const EMAIL = 'hajun@raumgyeol.example'
    const send = (email = EMAIL, who = visitor) => who.get(`${AT}/sendStaffVerifyMail?${new URLSearchParams({ email }).toString()}`)
    const confirm = (verifyNo: string, email = EMAIL, who = visitor) =>
      who.get(`${AT}/confirmStaffVerifyNo?${new URLSearchParams({ email, verifyNo }).toString()}`)
    const codeIn = async () => {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
      return /(\d{6})/.exec(sent.at(-1)!.text)![1]!
    }
    const another = (code: string) => (code === '000000' ? '000001' : '000000')

    test.each(examplesOf('S-JOIN-7'))('S-JOIN-7: %s', async (_, { code }, expected) => {
      await send()
      const right = await codeIn()
      const told = await confirm(code === 'right' ? right : another(right))
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected.message)
      expect((await draftOf())['employeeEmail'] === EMAIL).toBe(expected.isEmployee)
    })

    test('P-STAFF-1: who was confirmed joins as staff', async () => {
      await ready()
      await send()
      await confirm(await codeIn())
      await join()
      expect((await app.open.db.select().from(members))[0]).toMatchObject({ staffYn: 'Y', employeeEmail: EMAIL })
    })

    test('only an address of the company is written to', async () => {
      expect(saidAt(await send('a@gmail.com'), 'email')).toBe('회사에서 쓰는 이메일 주소를 입력해 주세요.')
      expect(saidAt(await send('a@raumgyeol.example.evil.kr'), 'email')).toBe('회사에서 쓰는 이메일 주소를 입력해 주세요.')
      expect(saidAt(await send('raumgyeol.example'), 'email')).toBe(sentenceOf('V-EMAIL-2'))
      expect(sent).toEqual([])
    })

    test('Q-017: a code holds ten minutes, is used once, and the next one ends it', async () => {
      await send()
      const first = await codeIn()
      setClock(new Date(clock.getTime() + 10 * MINUTE))
      expect((await confirm(first)).data.resultMessage).toBe('인증번호를 사용할 수 없습니다. 인증번호를 다시 받아 주세요.')
      await send()
      await vi.waitFor(() => expect(sent).toHaveLength(2))
      const second = await codeIn()
      expect((await confirm(second)).status).toBe(200)
      expect((await confirm(second, EMAIL, visiting())).status).toBe(400)
      expect((await app.open.db.select().from(staffMailCodes))[0]!.codeHash).not.toContain(second)
    })

    test('five tries, also at once, and five sends an hour', async () => {
      await send()
      const right = await codeIn()
      const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(another(right))))
      expect(tries.filter(({ data }) => data.resultMessage === sentenceOf('S-JOIN-7'))).toHaveLength(5)
      expect((await confirm(right)).status).toBe(400)
      const sends = await Promise.all(Array.from({ length: 7 }, () => send()))
      expect(sends.filter(({ status }) => status === 200)).toHaveLength(4)
      expect(sends.find(({ status }) => status === 429)!.data.resultMessage).toBe(
        '인증번호는 한 시간에 5번까지 받을 수 있습니다. 잠시 후 다시 시도해 주세요.',
      )
      setClock(new Date(clock.getTime() + 60 * MINUTE))
      expect((await send()).status).toBe(200)
    })

    test('a clock that ran ahead neither keeps a code alive nor sends away for longer than the hour', async () => {
      const now = clock
      setClock(new Date(now.getTime() + 365 * 24 * 60 * MINUTE))
      for (let i = 0; i < 5; i++) expect((await send()).status).toBe(200)
      const code = await codeIn()
      setClock(now)
      expect((await confirm(code)).status).toBe(400)
      expect((await send()).status).toBe(200)
    })

    test('CX-21: a page of another site can send no code', async () => {
      const foreign = await visitor.get(`${AT}/sendStaffVerifyMail?email=${EMAIL}`, {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(foreign.status).toBe(403)
      expect(sent).toEqual([])
    })
  })
})
