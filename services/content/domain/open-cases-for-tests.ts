import { afterAll, beforeAll } from 'vitest'
import { products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { commonCodes, forbiddenWords } from '@/services/db/tables/site'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import type { OpenDatabase } from '@/services/db/database'

const NOW = new Date('2026-06-15T03:00:00Z')
export const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
export const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8', memberName: '김하늘', nickname: '하늘집' } }

const codes = [
  ['homeSize', '평형', 'HS03', '20평대', 1],
  ['homeSize', '평형', 'HS04', '30평대', 2],
  ['style', '스타일', 'ST01', '모던', 1],
  ['style', '스타일', 'ST02', '내추럴', 2],
  ['space', '공간', 'SP01', '거실', 1],
  ['space', '공간', 'SP02', '주방', 2],
  ['space', '공간', 'SP03', '침실', 3],
] as const

export const one = (seq: number, more: Partial<typeof interiorCases.$inferInsert> = {}): typeof interiorCases.$inferInsert => ({
  seq,
  siteId: 'site',
  type: 'expert-style',
  title: `사례 ${seq}`,
  summary: '요약입니다.',
  hImg: '/media/rooms/living-sage.webp',
  hImgAlt: '거실',
  size: seq % 2 ? 'HS04' : 'HS03',
  style: seq % 3 ? 'ST02' : 'ST01',
  spaces: seq % 2 ? ['SP01', 'SP02'] : ['SP02'],
  area: 112,
  address: '서울 마포구',
  hashtags: seq <= 3 ? ['거실', '오크'] : ['오크'],
  viewCnt: seq * 10,
  scrapCnt: seq,
  postedAt: day(-seq),
  ...more,
})

export let app: TestApp
export const get = (path: string) => app.get(`/svc/interiorSvcApi/${path}`, { now: NOW })
export const seqs = async (path: string) => (await get(path)).data.items.map(({ SEQ }) => SEQ)
export const post = (path: string, body: object, as: object = PEOPLE.member) => app.post(`/svc/${path}`, body, { as, now: NOW })

/** Fifty cases of experts, one of a member and one of a house. */
export function openCases(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, '7', '8')
    await addCategories(db, 'floor')
    await db
      .insert(commonCodes)
      .values(
        codes.map(([codeGroupValue, codeGroupLabel, code, name, orderNo]) => ({ codeGroupValue, codeGroupLabel, code, name, orderNo })),
      )
    await db.insert(products).values({
      zinPrdId: 'floor-oak',
      siteId: 'site',
      zinPrdName: '오크 마루',
      zinPrdNo: 'F1',
      cateId: 'floor',
      cateId1: 'floor',
      filePath: '/media/swatches/floor-oak-natural.webp',
      fileAlt: '오크',
      releasedAt: NOW,
    })
    await db.insert(interiorCases).values([
      ...Array.from({ length: 50 }, (_, i) => one(i + 1)),
      one(101, {
        type: 'myhome',
        authorName: '연이네집',
        style: 'ST01',
        viewCnt: 9_000,
        scrapCnt: 5,
        productIds: ['floor-oak', 'gone'],
        steps: ['SE01'],
        story: [{ title: '처음', text: '글', image: '/media/rooms/living-sage.webp', alt: '거실' }, { text: '끝' }],
      }),
      one(102, { type: 'house', spaces: ['SP02'], viewCnt: 9_000, scrapCnt: 9 }),
      one(103, { siteId: 'zin' }),
    ])
    await db.insert(forbiddenWords).values({ siteId: 'site', word: '나쁜말' })
  })
  afterAll(() => app.drop())
}
