// Rights that the members' calls refuse (S10), a second account for one person, and the data of a member who withdrew.
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { memberConsents, members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { Visitor } from '../support/visitor'
import { PASSWORD, HOSTILE, person, app, visitor, rowOf, openSecurityMembers } from '../support/security-members'

openSecurityMembers()

describe('S10: no one has more rights than the database says', () => {
  test('a form that says more than it may makes an ordinary member', async () => {
    const key = await visitor.verified('join', person(50))
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true, ...HOSTILE })
    expect((await visitor.post('/svc/memberJoinSvcApi/verify', { key, ...HOSTILE })).data.result).toBe('200')
    const joinedUser = {
      ...HOSTILE,
      id: 'greedy1',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      name: '홍길동',
      nickname: '욕심쟁이',
      email: 'g@example.com',
      address: '서울특별시 중구 세종대로 110',
    }
    const heard = await visitor.post('/svc/memberJoinSvcApi/join', { joinedUser, ...HOSTILE })
    expect(heard.data).toMatchObject({ result: '200' })
    const [made] = await app.open.db.select().from(members).where(eq(members.memberId, 'greedy1'))
    expect(made).toMatchObject({
      siteId: 'site',
      memberType: 'P',
      bizYn: 'N',
      staffYn: 'N',
      membershipGrade: 'BASIC',
      status: 'NORMAL',
      birthDate: '19900101',
      ci: 'ci of person 50',
      employeeEmail: null,
    })
    expect(made!.memberNo).not.toBe('a')
    expect(made!.passwordHash).toMatch(/^t1\$argon2id\$/)
  })

  test('a member changes their own record and no other, and not their rights', async () => {
    await visitor.signIn('house01', PASSWORD)
    await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    const before = await rowOf('b')
    const email = 'a@example.com'
    await app.open.db.update(members).set({ email }).where(eq(members.memberNo, 'a'))
    const changed = { ...HOSTILE, memberNo: 'b', memberId: 'house02', nickname: '새이름', email, memberName: '다른이' }
    const taken = await visitor.post('/svc/tblMemberSvcApi/modifyMember', { ...changed, email: 'b@example.com', certified: 'Y' })
    expect([taken.status, (await rowOf('a')).email]).toEqual([400, email])
    expect((await visitor.post('/svc/tblMemberSvcApi/modifyMember', changed)).data).toMatchObject({ result: '200' })
    expect(await rowOf('b')).toEqual(before)
    expect(await rowOf('a')).toMatchObject({
      memberId: 'house01',
      memberName: '홍길동',
      nickname: '새이름',
      memberType: 'P',
      bizYn: 'N',
      staffYn: 'N',
      membershipGrade: 'BASIC',
    })
  })

  test('no one confirms, releases or closes the account of another', async () => {
    await visitor.signIn('house01', PASSWORD)
    expect(
      (await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: 'house02', password: PASSWORD })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await visitor.get('/svc/tblMemberSvcApi/svcMyInfo')).status).toBe(403)
    await visitor.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    for (const sent of [
      { memberId: 'house02', status: 'WITHDRAW' },
      { memberId: 'asleep', status: 'NORMAL' },
    ])
      expect((await visitor.post('/svc/tblMemberSvcApi/changeMemberStatus', sent)).status).toBeGreaterThanOrEqual(400)
    expect([(await rowOf('b')).status, (await rowOf('d')).status, (await rowOf('a')).status]).toEqual(['NORMAL', 'DORMANT', 'NORMAL'])
  })

  test('P5: under fourteen no one joins, by whatever form', async () => {
    const year = new Date().getFullYear()
    const key = await visitor.verified('join', person(60, { birthDate: `${year - 13}0101` }))
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
    expect((await visitor.post('/svc/memberJoinSvcApi/verify', { key })).status).toBe(403)
    for (const path of ['/svc/memberJoinSvcApi/join', '/svc/member/memberReg'])
      expect((await visitor.post(path, { joinedUser: { id: 'young01' }, member: { memberId: 'young01' } })).status).toBeGreaterThanOrEqual(
        400,
      )
    expect(await app.open.db.select().from(members).where(eq(members.memberId, 'young01'))).toEqual([])
  })

  test('of fifty simultaneous sign-ups of one person, one succeeds', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const browser = new Visitor(app, { ip: `203.0.113.${i + 20}` })
        const key = await browser.verified('join', person(70))
        await browser.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
        await browser.post('/svc/memberJoinSvcApi/verify', { key })
        return browser
      }),
    )
    const answers = await Promise.all(
      browsers.map((browser, i) =>
        browser.post('/svc/memberJoinSvcApi/join', {
          joinedUser: {
            id: `twice${i}`,
            password: PASSWORD,
            passwordConfirm: PASSWORD,
            name: '홍길동',
            nickname: '하나뿐',
            email: 'o@example.com',
            address: '서울특별시 중구 세종대로 110',
          },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(11)
    expect(
      await app.open.db
        .select()
        .from(members)
        .where(eq(members.ciIndex, ciIndexOf('ci of person 70'))),
    ).toHaveLength(1)
  })
})

describe('S-IDV-13: one person, one account', () => {
  test('of two accounts that are verified as one person at once, one is, and the other gets the reason', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const consents = { siteId: 'site', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y', passwordHash } as const
    await app.open.db.insert(members).values(['twin1', 'twin2'].map((memberId) => ({ ...consents, memberNo: memberId, memberId })))
    for (let round = 0; round < 5; round++) {
      await app.open.db
        .update(members)
        .set({ certified: 'N', ciIndex: null, ci: null, memberName: null })
        .where(inArray(members.memberNo, ['twin1', 'twin2']))
      const sent = await Promise.all(
        ['twin1', 'twin2'].map(async (memberId) => {
          const browser = new Visitor(app, { ip: `203.0.113.${memberId === 'twin1' ? 41 : 42}` })
          await browser.signIn(memberId, PASSWORD)
          return { browser, key: await browser.verified('account', person(90)) }
        }),
      )
      const answers = await Promise.all(sent.map(({ browser, key }) => browser.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toBe('이미 가입된 회원입니다.')
    }
  })
})

describe('P4: a withdrawn member’s data is gone', () => {
  test('no personal data can be read any more; the id stays reserved and the person is recognised', async () => {
    const joiner = new Visitor(app, { ip: '203.0.113.99' })
    const join = async (id: string) => {
      const key = await joiner.verified('join', person(80))
      await joiner.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true, goodsMarketing: true })
      await joiner.post('/svc/memberJoinSvcApi/verify', { key })
      return joiner.post('/svc/memberJoinSvcApi/join', {
        joinedUser: {
          id,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          name: '홍길동',
          nickname: '떠날이',
          email: 'leaving@example.com',
          address: '서울특별시 중구 세종대로 110',
        },
      })
    }
    expect((await join('leaver1')).data.result).toBe('200')
    const [before] = await app.open.db.select().from(members).where(eq(members.memberId, 'leaver1'))
    const elsewhere = new Visitor(app, { ip: '198.51.100.77' })
    await elsewhere.signIn('leaver1', PASSWORD)
    await joiner.signIn('leaver1', PASSWORD)
    await joiner.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: PASSWORD })
    expect((await joiner.post('/svc/tblMemberSvcApi/changeMemberStatus', { memberId: 'leaver1', status: 'WITHDRAW' })).data.result).toBe(
      '200',
    )

    const after = await rowOf(before!.memberNo)
    for (const name of [
      'memberName',
      'birthDate',
      'mobileNo',
      'mobileIndex',
      'email',
      'emailIndex',
      'address',
      'addressDetail',
      'ci',
      'di',
      'gender',
      'employeeEmail',
    ] as const)
      expect(after[name], name).toBeNull()
    expect([after.nickname, after.zipCode]).toEqual(['', ''])
    expect(after).toMatchObject({ status: 'WITHDRAWN', memberId: 'leaver1', ciIndex: before!.ciIndex })
    expect((await app.open.db.select().from(memberConsents).where(eq(memberConsents.memberNo, after.memberNo))).length).toBeGreaterThan(0)
    for (const browser of [joiner, elsewhere]) expect((await browser.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    expect((await elsewhere.signIn('leaver1', PASSWORD)).data.result).toBe('LO002')
    expect((await join('leaver1')).status).toBe(409)
    expect((await join('leaver2')).data.result).toBe('200')
  })
})
