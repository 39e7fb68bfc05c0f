import { describe, expect, test, vi } from 'vitest'
import { socialAccounts } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { createMember } from '../domain/new-member'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import {
  AT,
  PERSON,
  app,
  clock,
  visitor,
  setClock,
  somebody,
  visiting,
  agree,
  verify,
  ready,
  join,
  draftOf,
  saidAt,
  memberCount,
  openJoin,
} from './join-for-tests'

vi.mock('@/services/outside/send-mail', () => ({ canSendMail: () => true, sendMail: () => Promise.resolve(true) }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openJoin(kind)

  describe('who may not join', () => {
    test('a nickname that a member has is refused at its field', async () => {
      await ready()
      await app.open.db.insert(members).values({ memberNo: 'earlier', siteId: 'site', memberId: 'earlier', nickname: '집 꾸미기' })
      const told = await join()
      expect([told.status, saidAt(told, 'nickname')]).toEqual([409, '다른 회원이 쓰고 있는 닉네임입니다. 다른 닉네임을 입력해 주세요.'])
      expect(await memberCount()).toBe(1)
    })

    test.each(examplesOf('V-AGE-2'))('V-AGE-2: %s', async (_, { birth, today }, expected) => {
      setClock(new Date(`${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}T00:30:00+09:00`))
      await agree()
      const told = await verify(somebody({ birthDate: birth }))
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected)
      expect((await draftOf())['hpVerify']).toBe(expected === null)
    })

    test('V-AGE-2: the lock is where members are made, whatever way led there', async () => {
      const child = somebody({ birthDate: '20120616' })
      await expect(
        app.open.db.transaction((tx) =>
          createMember({ siteId: 'site', now: clock, audit: () => undefined }, tx, {
            memberType: 'P',
            joinChannel: 'KAKAO',
            identity: child,
            email: 'a@b.kr',
            agreements: {
              service: true,
              personal: true,
              locationYn: false,
              goodsMarketing: false,
              eventMarketing: false,
              adMarketing: false,
            },
          }),
        ),
      ).rejects.toThrow(sentenceOf('V-AGE-2'))
      expect(await memberCount()).toBe(0)
    })

    test.each(examplesOf('S-IDV-13'))('S-IDV-13: %s', async (_, { ci }, expected) => {
      const known = somebody()
      await ready(visitor, known)
      await join()
      const other = visiting()
      await agree(other)
      const told = await verify(ci === 'known' ? known : somebody(), other)
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected.message)
      expect((await draftOf(other))['hpVerify']).toBe(expected.hpVerify)
    })

    test('a withdrawn member may join again, but not under the old id', async () => {
      const person = somebody()
      await ready(visitor, person)
      await join()
      await app.open.db.update(members).set({ status: 'WITHDRAWN' })
      const again = await ready(visiting(), person)
      expect(saidAt(await join({}, again), 'id')).toBe(sentenceOf('V-ID-6'))
      expect((await join({ id: 'house02' }, again)).status).toBe(200)
    })

    test('without a verification, or with that of another browser, no one joins', async () => {
      await agree()
      expect((await join()).data.resultMessage).toBe('본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.')
      const key = await visiting().verified('join', somebody())
      expect((await visitor.post(`${AT}/verify`, { key })).status).toBe(409)
      const recovery = await visitor.verified('findId', somebody())
      expect((await visitor.post(`${AT}/verify`, { key: recovery })).status).toBe(409)
      const mine = await visitor.verified('join', somebody())
      expect((await visitor.post(`${AT}/verify`, { key: mine })).status).toBe(200)
      expect((await visitor.post(`${AT}/verify`, { key: mine })).status).toBe(409)
    })

    test.each(examplesOf('V-AGREE-1'))('V-AGREE-1: %s', async (_, flags, expected) => {
      const told = await visitor.post(`${AT}/agree`, flags)
      expect(told.status === 200 ? null : told.data.resultMessage).toBe(expected)
    })
  })

  describe('every field', () => {
    test.each([
      ['id', { id: '' }, sentenceOf('V-ID-1')],
      ['id', { id: 'abc1' }, sentenceOf('V-ID-2')],
      ['id', { id: 'a'.repeat(16) }, sentenceOf('V-ID-3')],
      ['id', { id: 'House01' }, sentenceOf('V-ID-4')],
      ['id', { id: 'ｈｏｕｓｅ０１' }, sentenceOf('V-ID-4')],
      ['id', { id: 'admin01' }, sentenceOf('V-ID-5')],
      ['id', { id: 'maruadmin' }, sentenceOf('V-ID-5')],
      ['id', { id: 'system1' }, sentenceOf('V-ID-5')],
      // V-REQ-1: there is no earlier one that a new one could follow.
      ['password', { password: '' }, '비밀번호를 입력해 주세요.'],
      ['passwordConfirm', { passwordConfirm: '' }, '비밀번호 확인을 입력해 주세요.'],
      ['password', { password: 'Kx7%mQ2p' }, sentenceOf('V-PW-2')],
      ['password', { password: '2580369147' }, sentenceOf('V-PW-3')],
      ['password', { password: 'Kx7!house2' }, sentenceOf('V-PW-6')],
      ['password', { password: 'Kx!123mQp' }, sentenceOf('V-PW-7')],
      ['passwordConfirm', { passwordConfirm: 'Kx7!mQ2P' }, sentenceOf('V-PWC-1')],
      ['nickname', { nickname: ' ' }, sentenceOf('V-NICK-1')],
      ['nickname', { nickname: '집' }, sentenceOf('V-NICK-2')],
      ['nickname', { nickname: '금 칙 어' }, sentenceOf('V-FW-1')],
      ['nickname', { nickname: '관리자' }, sentenceOf('V-FW-1')],
      ['email', { email: '' }, sentenceOf('V-EMAIL-1')],
      ['email', { email: 'home@example' }, sentenceOf('V-EMAIL-2')],
      ['email', { email: 'a@b.kr\r\nBcc: c@d.kr' }, sentenceOf('V-EMAIL-2')],
      ['address', { address: '' }, sentenceOf('V-ADDR-1')],
      ['name', { name: '홍길동1' }, sentenceOf('V-NAME-3')],
      ['housingType', { housingType: 'HT99' }, '주거 형태를 다시 선택해 주세요.'],
      ['addressDetail', { addressDetail: '가'.repeat(201) }, '상세주소는 200자까지 입력할 수 있습니다.'],
    ])('%s %j is refused in its own words', async (field, form, sentence) => {
      await ready()
      const told = await join(form)
      expect(told.status).toBe(400)
      // The contract speaks of its groups, the rules of their fields.
      expect(saidAt(told, field) ?? told.data.resultMessage).toBe(sentence)
      expect(await memberCount()).toBe(0)
    })

    test('all that is wrong is said at once', async () => {
      await ready()
      const told = await join({ id: 'House01', password: 'aaa', passwordConfirm: 'b', nickname: '집', email: 'x', address: '' })
      expect(told.data.problems!.map(({ pointer }) => pointer)).toEqual([
        '/joinedUser/id',
        '/joinedUser/password',
        '/joinedUser/passwordConfirm',
        '/joinedUser/nickname',
        '/joinedUser/email',
        '/joinedUser/address',
      ])
    })

    test('a name that is not the verified one, a NUL, and an object in place of text are refused', async () => {
      await ready()
      expect((await join({ name: '김철수' })).data.resultMessage).toBe(sentenceOf('V-IDV-3'))
      expect((await join({ nickname: 'a\0b' })).status).toBe(400)
      expect((await join({ id: { $ne: '' } })).status).toBe(400)
      expect((await visitor.post(`${AT}/join`, { joinedUser: [] })).status).toBe(400)
    })

    test('fields that the form does not have are ignored (mass assignment)', async () => {
      await ready()
      const more = {
        memberType: 'A',
        staffYn: 'Y',
        isEmployee: true,
        employeeEmail: 'a@raumgyeol.example',
        membershipGrade: 'VIP',
        memberNo: 'x',
        bizYn: 'Y',
      }
      await join(more, visitor, {
        ...more,
        verifyUser: { ...PERSON, memberName: '김철수', authorizationCI: 'mine' },
        social: { snsType: 'KAKAO', snsId: '1' },
      })
      const [member] = await app.open.db.select().from(members)
      expect(member).toMatchObject({
        memberType: 'P',
        staffYn: 'N',
        employeeEmail: null,
        membershipGrade: 'BASIC',
        bizYn: 'N',
        memberName: '홍길동',
      })
      expect(member!.memberNo).not.toBe('x')
      expect(await app.open.db.select().from(socialAccounts)).toEqual([])
    })
  })
})
