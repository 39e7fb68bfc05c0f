import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultingStories } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { commonCodes } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const picture = { src: '/media/rooms/after-living.webp', alt: '고친 거실' }
const story = (seq: number, change: Partial<typeof consultingStories.$inferInsert> = {}) => ({
  seq,
  siteId: 'site',
  title: `${seq}번째 이야기`,
  image: picture.src,
  spaces: ['SP01'],
  size: 'HS03',
  region: '서울',
  asked: '춥습니다.',
  advised: '<p>창을 바꿉니다.</p><script>alert(1)</script>',
  postedAt: new Date(Date.UTC(2026, 0, seq)),
  ...change,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const code = (group: string, label: string, value: string, name: string, orderNo: number) => ({
      ...{ codeGroupValue: group, codeGroupLabel: label, code: value, name, orderNo },
    })
    await db
      .insert(commonCodes)
      .values([
        code('space', '공간', 'SP01', '거실', 1),
        code('space', '공간', 'SP04', '욕실', 4),
        code('space', '공간', 'SP09', '서재', 9),
        code('homeSize', '평형', 'HS03', '20평대', 3),
        code('homeSize', '평형', 'HS04', '30평대', 4),
      ])
      .onConflictDoNothing()
    const shop = { siteId: 'site', type: 'showroom' as const, typeName: '전시장', region: '서울', lat: 37, lng: 127, orderNo: 1 }
    await db.insert(shops).values([
      { ...shop, shopId: 'a', shopName: '논현', address: '서울 강남구', phoneNumber: '02-0000-0001' },
      { ...shop, shopId: 'closed', shopName: '닫은 곳', address: '서울', phoneNumber: '02-0000-0002', publishedYn: 'N' },
    ])
    await db
      .insert(consultingStories)
      .values([
        story(1, { shopId: 'a', photos: [{ before: { ...picture, alt: '전' }, after: picture }, { after: picture }] }),
        story(2, { spaces: ['SP04', 'SP01'], region: '부산', shopId: 'closed', productIds: ['gone'] }),
        story(3, { spaces: ['SP04'], size: 'HS04' }),
        story(4, { siteId: 'other' }),
      ])
  })
  afterAll(() => app.drop())
  const list = async (query = '') => (await app.get(`/svc/consultingStorySvcApi/svcList${query}`)).data
  const seqs = async (query = '') => (await list(query)).items.map(({ SEQ }) => SEQ)
  const read = (seq: string) => app.get(`/svc/consultingStorySvcApi/svcRead?seq=${seq}`)

  test('Q-060: stories come newest first, by space, size and region, with the count of each condition that has one', async () => {
    expect(await seqs()).toEqual([3, 2, 1])
    expect(await seqs('?filter=SP04')).toEqual([3, 2])
    expect(await seqs(`?filter=SP04,HS03,${encodeURIComponent('부산')}`)).toEqual([2])
    expect(await seqs('?filter=SP99&page=1e9')).toEqual([3, 2, 1])
    expect(await seqs('?size=2&page=2')).toEqual([1])
    const facets = (await list('?filter=SP04')).item['facets'] as {
      code: string
      values: { code: string; count: number; chosen: boolean }[]
    }[]
    expect(facets.map(({ code, values }) => [code, values.map(({ code: value, count }) => `${value} ${count}`)])).toEqual([
      ['space', ['SP01 2', 'SP04 2']],
      ['homeSize', ['HS03 1', 'HS04 1']],
      ['region', ['서울 1', '부산 1']],
    ])
  })

  test('a story has its words, its pairs of photographs and its shop; a closed shop and a missing product are left out', async () => {
    const { data } = await read('1')
    expect(data.item).toMatchObject({
      SEQ: 1,
      spaces: ['거실'],
      size: '20평대',
      region: '서울',
      advised: '<p>창을 바꿉니다.</p>',
      photos: [{ before: { alt: '전' }, after: { alt: '고친 거실', shape: { width: 1280 } } }, { before: null }],
      SHOP: { SHOP_ID: 'a', SHOP_NAME: '논현' },
    })
    expect((await read('2')).data.item).toMatchObject({ SHOP: null, PRODUCTS: [] })
  })

  test('an unknown story is missing; an invalid number is refused', async () => {
    for (const seq of ['4', '99']) expect((await read(seq)).status).toBe(404)
    for (const seq of ['', '0', 'abc']) expect((await read(seq)).status).toBe(400)
  })
})
