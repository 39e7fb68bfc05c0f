// What a member has of their own: the sign-ins that they can end, and a file of everything that is stored about them (SYS-16).
import { expect, test } from 'vitest'
import type { Item } from '@/schemas/api/base/contract'
import type { downloadMyData } from '@/schemas/api/members/account'
import { staff } from '@/services/db/tables/auth'
import { consultationMessages, consultations } from '@/services/db/tables/consulting'
import { memberNotes } from '@/services/db/tables/notes'
import { app, check, clock, HANEUL, later, openAccounts, signedIn } from './signed-in-for-tests'

openAccounts('postgres')

const SIGN_INS = '/svc/own-sign-ins'
const list = async (who: Awaited<ReturnType<typeof signedIn>>) =>
  (await who.get(`${SIGN_INS}/list`)).data.items as { key: string; isCurrent: boolean }[]

test('a member sees each sign-in once, their own first, and ends another, which is out at its next call', async () => {
  const phone = await signedIn('haneul')
  later(1)
  const desk = await signedIn('haneul')
  await signedIn('doyun')
  const seen = await list(desk)
  expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect((await list(phone)).map(({ key }) => key)).toEqual(seen.map(({ key }) => key).toReversed())
  const [own, other] = seen
  expect((await desk.post(`${SIGN_INS}/end`, { key: own!.key })).status).toBe(409)
  expect((await desk.post(`${SIGN_INS}/end`, { key: other!.key })).data.resultMessage).toContain('로그인을 끝냈습니다')
  expect((await phone.get(`${SIGN_INS}/list`)).status).toBe(401)
  expect((await desk.post(`${SIGN_INS}/end`, { key: other!.key })).status).toBe(404)
  expect(await list(desk)).toHaveLength(1)
})

test('nobody ends the sign-in of another member, and all others of one’s own end at once', async () => {
  const doyun = await signedIn('doyun')
  const [theirs] = await list(doyun)
  const haneul = await signedIn('haneul')
  const again = await signedIn('haneul')
  expect((await haneul.post(`${SIGN_INS}/end`, { key: theirs!.key })).status).toBe(404)
  const ended = await haneul.post(`${SIGN_INS}/end-others`)
  expect([ended.data.item.ended, ended.data.resultMessage]).toEqual([1, '다른 로그인 1개를 끝냈습니다.'])
  expect((await haneul.post(`${SIGN_INS}/end-others`)).data.resultMessage).toBe('다른 로그인이 없습니다.')
  expect([(await again.get(`${SIGN_INS}/list`)).status, (await doyun.get(`${SIGN_INS}/list`)).status]).toEqual([401, 200])
})

test('the file has what is stored of the member in words, nothing of others, and not what staff wrote for each other', async () => {
  const { db } = app.open
  await db.insert(staff).values({ id: 'clerk', loginId: 'clerk', name: '김점장', role: 'mng', passwordHash: '-' })
  const note = { siteId: 'site', memberNo: HANEUL, staffId: 'clerk', staffName: '김점장', contents: '다음 통화는 오후에' }
  await db.insert(memberNotes).values({ ...note, writtenAt: clock })
  const counselSeq = 9_001
  const applicant = { name: '김하늘', phoneNo: '01000000000', address: '' } as typeof consultations.$inferInsert.applicant
  const days = { startDt: '2026-12-01', endDt: '2026-12-02', personIndex: 'p', contents: '거실', applicant, type: 'interior' as const }
  await db.insert(consultations).values({ siteId: 'site', counselSeq, memberNo: HANEUL, ...days })
  for (const writtenBy of ['staff', 'note'] as const)
    await db
      .insert(consultationMessages)
      .values({ siteId: 'site', counselSeq, writtenBy, contents: `다음 통화: ${writtenBy}`, postedAt: clock })
  const who = await signedIn('haneul')
  const { name, json, rows } = (await who.post('/svc/tblMemberSvcApi/svcMyData')).data.item as Item<typeof downloadMyData>
  const file = JSON.parse(json) as Record<string, Record<string, string>[]>
  expect(name).toMatch(/^my-data-\d{8}\.json$/)
  expect(file['회원 정보']).toMatchObject([{ 아이디: 'haneul' }])
  expect(file['로그인 기록']).toMatchObject([{ '끝난 때': '' }])
  expect(
    Object.values(file)
      .flat()
      .filter((row) => typeof row === 'object'),
  ).toHaveLength(rows)
  expect(json).toContain('다음 통화: staff')
  expect(json.match(/.*(?:다음 통화는|다음 통화: note|직원 메모|doyun).*/g)).toBeNull()
})

test('both ask for the password first', async () => {
  const who = await signedIn('haneul', { confirmed: false })
  const refused = async () => [(await who.get(`${SIGN_INS}/list`)).status, (await who.post('/svc/tblMemberSvcApi/svcMyData')).status]
  expect(await refused()).toEqual([403, 403])
  await check(who)
  expect(await refused()).toEqual([200, 200])
})
