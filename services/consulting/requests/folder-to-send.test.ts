import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { daysLater } from '@/schemas/rules/consulting/consultation-form'
import { seoulDay } from '@/schemas/words/seoul-day'
import { consultations } from '@/services/db/tables/consulting'
import { interiorCases } from '@/services/db/tables/content'
import { scraps } from '@/services/db/tables/members'
import { scrapFolderItems, scrapFolders } from '@/services/db/tables/scrap-folders'
import { addCases, addCategories, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const GUEST = { identified: { memberName: '송다온', mobileNo: '01020001011' } } satisfies Session
const MEMBER = { ...PEOPLE.member, identified: { memberName: '홍길동', mobileNo: '01020001001' } } satisfies Session
const today = seoulDay(new Date())
const FORM = {
  checkValue: 'floor',
  name: '홍길동',
  phoneNo: '010-2000-1001',
  address: '(04524) 서울특별시 중구 세종대로 110 203호',
  period: [daysLater(today, 10), daysLater(today, 16)],
  contents: '거실 마루를 바꾸고 싶습니다.',
  agreed: true,
}
let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await addMembers(app.open.db, PEOPLE.member.user.memberNo)
  await addCategories(app.open.db, 'floor')
})
afterAll(() => app.drop())

const send = (change: object = {}, as: Session = GUEST) => app.post('/svc/consultingSvcApi/save', { ...FORM, ...change }, { as })
const rows = () => app.open.db.select().from(consultations)

test('P-MEM-2: a folder of scraps goes along as it is now; another member’s is refused like one that is gone', async () => {
  const { db } = app.open
  await addCases(db, 1, 2)
  const memberNo = MEMBER.user.memberNo
  const kept = { siteId: 'site', memberNo, type: 'house' as const, scrappedAt: new Date() }
  const scrapped = await db
    .insert(scraps)
    .values([
      { ...kept, targetId: '1', note: '우리만 보는 메모' },
      { ...kept, targetId: '2', removedAt: new Date() },
    ])
    .returning()
  const [folder] = await db.insert(scrapFolders).values({ siteId: 'site', memberNo, title: '거실 바닥', orderNo: 1 }).returning()
  const { folderSeq } = folder!
  await db
    .insert(scrapFolderItems)
    .values(scrapped.map(({ scrapSeq }, orderNo) => ({ folderSeq, scrapSeq, orderNo, placedAt: new Date() })))
  const sentNow = await send({ folderSeq }, MEMBER)
  expect(sentNow.status, sentNow.data.resultMessage).toBe(200)
  await db.update(interiorCases).set({ title: '바뀐 제목' }).where(eq(interiorCases.seq, 1))
  await db.delete(scrapFolders)
  const [row] = await rows()
  expect(row!.folder).toMatchObject({ title: '거실 바닥', scraps: [{ path: '/styling/house/detail/1' }] })
  expect(JSON.stringify(row!.folder)).not.toMatch(/바뀐 제목|메모/)
  const { counselSeq } = sentNow.data.item as { counselSeq: number }
  const mine = await app.get(`/svc/myPageSvcApi/svcMyPageMyCounselDetail?counselSeq=${counselSeq}`, { as: MEMBER })
  expect(mine.data.item).toMatchObject({ folder: row!.folder })
  const other = await addOtherFolder()
  for (const one of [folderSeq, other]) {
    const refused = await send({ folderSeq: one }, MEMBER)
    expect([refused.status, refused.data.resultMessage]).toEqual([
      409,
      '함께 보낼 스크랩 폴더를 찾을 수 없습니다. 폴더를 다시 선택해 주세요.',
    ])
  }
  // A visitor has no folders: what is sent is not looked at.
  expect((await send({ folderSeq: other })).status).toBe(200)
})

async function addOtherFolder(): Promise<number> {
  await addMembers(app.open.db, 'other')
  const own = { siteId: 'site', memberNo: 'other', title: '남의 폴더', orderNo: 1 }
  return (await app.open.db.insert(scrapFolders).values(own).returning())[0]!.folderSeq
}
