import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ciOf } from '@/services/db/seeds/demo-people'
import { ciIndexOf } from '../domain/ci-index-of'
import { sentenceOf } from '@/tests/support/member-examples'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { visitor, start, verify, keyOf, makeMember, signedIn, memberOf, openIdentity } from './verify-for-tests'

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

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openIdentity(kind)

  describe('a member', () => {
    beforeEach(() => makeMember('saebom', { memberName: '윤새봄', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y', passwordHash: '-' }))

    test('another number is told to the old number and to the mail, and the same number to nobody', async () => {
      sent.mails.length = sent.texts.length = 0
      await makeMember('moved', { memberName: '윤새봄', mobileNo: '01099998888', email: 'saebom@maru.example' })
      const certify = async () => {
        const who = await signedIn('moved')
        await who.post('/svc/accountCertSvcApi/cert', { certification: keyOf(await verify('account', { persona: 'saebom' }, who)) })
      }
      await certify()
      await vi.waitFor(() => expect(sent.texts).toHaveLength(1))
      expect((await memberOf('moved')).mobileNo).toBe('01020001003')
      expect(sent.texts[0]!.to).toBe('01099998888')
      expect(sent.texts[0]!.text).toMatch(
        /휴대폰 번호가 010-\*\*\*\*-1003으로 변경되었습니다\.\n직접 하지 않았다면 고객센터 1588-0000에 알려 주세요\./,
      )
      expect(sent.mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['saebom@maru.example', expect.stringContaining('휴대폰 번호가 010-****-1003으로 변경되었습니다.')],
      ])
      await certify()
      expect([sent.texts.length, sent.mails.length]).toEqual([1, 1])
    })

    test('must be signed in to be certified', async () => {
      for (const purpose of ['account', 'reagree']) expect((await start(purpose)).status).toBe(401)
      for (const path of ['tblMemberSvcApi/snsPassSave', 'accountCertSvcApi/cert', 'memberJoinSvcApi/updateCiValue'])
        expect((await visitor.post(`/svc/${path}`, { ciValue: 'k', certification: 'k' })).status).toBe(401)
    })

    test.each([
      ['acct.snsPassSave', '/svc/tblMemberSvcApi/snsPassSave', 'ciValue', 'account'],
      ['cert.cert', '/svc/accountCertSvcApi/cert', 'certification', 'account'],
      ['join.updateCiValue', '/svc/memberJoinSvcApi/updateCiValue', 'ciValue', 'reagree'],
    ] as const)('S-IDV-11: %s writes who was verified', async (_, path, field, purpose) => {
      const who = await signedIn('saebom')
      const key = keyOf(await verify(purpose, { persona: 'saebom' }, who))
      const saved = await who.post(path, { [field]: key })
      expect([saved.status, saved.data.result, saved.data.resultMessage]).toEqual([200, '200', '본인인증이 완료되었습니다.'])
      expect(await memberOf('saebom')).toMatchObject({
        certified: 'Y',
        memberName: '윤새봄',
        birthDate: '19950502',
        mobileNo: '01020001003',
        gender: 'F',
        ci: ciOf('saebom'),
        ciIndex: ciIndexOf(ciOf('saebom')),
      })
      // Once more is E-IDV-3.
      expect((await who.post(path, { [field]: key })).status).toBe(409)
      const jwt = await who.get('/auth/svc/jwt')
      expect(jwt.data.item['customer']).toMatchObject({ certified: 'Y', birthDate: '19950502' })
    })

    test('V-IDV-3, E-IDV-1: with another name is refused at once, with whom to call', async () => {
      const who = await signedIn('saebom')
      const { status, data } = await verify('account', { persona: 'doyun' }, who)
      expect([status, data.resultMessage, data.item]).toEqual([
        409,
        sentenceOf('V-IDV-3'),
        { notice: '이름 불일치로 본인인증에 실패했습니다. 문의: 고객센터 1588-0000' },
      ])
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N', ciIndex: null })
    })
    test('V-IDV-3: who has no name yet takes the verified one', async () => {
      await makeMember('nameless', { memberName: null })
      const who = await signedIn('nameless')
      await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: keyOf(await verify('account', { persona: 'daon' }, who)) })
      expect(await memberOf('nameless')).toMatchObject({ certified: 'Y', memberName: '송다온' })
    })
    test('is no second account of a person who has one', async () => {
      await makeMember('first', { ciIndex: ciIndexOf(ciOf('saebom')), memberName: '윤새봄' })
      const who = await signedIn('saebom')
      const key = keyOf(await verify('account', { persona: 'saebom' }, who))
      const { status, data } = await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })
      expect([status, data.resultMessage]).toEqual([409, sentenceOf('S-IDV-13')])
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N' })
    })
    test('who was verified once is not a namesake the next time', async () => {
      await makeMember('certified', { memberName: '송다온', certified: 'Y', ciIndex: ciIndexOf('the CI of another 송다온') })
      const who = await signedIn('certified')
      const key = keyOf(await verify('account', { persona: 'daon' }, who))
      expect((await who.post('/svc/tblMemberSvcApi/snsPassSave', { ciValue: key })).data.resultMessage).toBe(sentenceOf('V-IDV-3'))
    })
    test('cannot be certified with a key of a sign-up, nor by sending the fields (mass assignment)', async () => {
      const who = await signedIn('saebom')
      const key = keyOf(await verify('join', { persona: 'daon' }, who))
      const body = { ciValue: key, certified: 'Y', memberName: '송다온', birthDate: '19990624', mobileNo: '01099998888' }
      expect((await who.post('/svc/tblMemberSvcApi/snsPassSave', body)).status).toBeGreaterThanOrEqual(400)
      expect(await memberOf('saebom')).toMatchObject({ certified: 'N', mobileNo: null })
    })
  })
})
