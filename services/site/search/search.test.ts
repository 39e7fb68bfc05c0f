import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { products } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/places'
import { contents, faqs, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { goods, storeCategories } from '@/services/db/tables/store'
import { searchSynonyms, searchTags } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { addCategories } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const siteId = 'site'
const at = (day: string) => new Date(`${day}T00:00:00+09:00`)
const now = at('2026-11-21')
const room = '/media/rooms/living-sand.webp'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const oneCase = { siteId, hImg: room, hImgAlt: '거실', postedAt: at('2026-01-01') }
    await db.insert(interiorCases).values([
      { ...oneCase, seq: 1, type: 'expert-style', title: '햇살이 드는 집', summary: '오크 강화 마루를 깐 거실' },
      { ...oneCase, seq: 2, type: 'myhome', title: '강화 마루로 바꾼 아이방', postedAt: at('2025-01-01') },
      { ...oneCase, seq: 3, type: 'house', title: '강화마루 아닌 집', siteId: 'zin' },
      { ...oneCase, seq: 4, type: 'house', title: '현관', story: [{ title: '바닥', text: '현관까지 강화\n마루' }] },
    ])
    await db.insert(stylingContents).values({
      siteId,
      kind: 'trendship',
      seq: '9',
      name: 'calm-oak',
      title: '고요한 오크',
      tab: 'HT02',
      hImg: room,
      hImgAlt: '',
      content: '<p class="강화마루">강화<strong>마루</strong></p>',
      postedAt: at('2026-02-01'),
    })
    await addCategories(db, 'floor')
    await db.insert(products).values({
      siteId,
      zinPrdId: 'gang',
      zinPrdName: '결 강화마루 오크',
      zinPrdNo: 'FL-1',
      cateId: 'floor',
      cateId1: 'floor',
      filePath: room,
      fileAlt: '',
      releasedAt: at('2026-03-01'),
    })
    const category = { siteId, category: '조명', depth: 1, orderNo: 1 }
    await db.insert(storeCategories).values([
      { ...category, categoryId: 'light' },
      { ...category, categoryId: 'hidden', publishedYn: 'N' },
    ])
    const lamp = {
      siteId,
      kind: 'goods' as const,
      image: room,
      price: 9,
      salePrice: 9,
      delivery: 'parcel' as const,
      releasedAt: at('2026-03-01'),
    }
    await db.insert(goods).values([
      { ...lamp, goodsId: 'lamp', name: '달빛 조명', categoryId: 'light', options: [{ name: '색', values: ['황동'] }] },
      { ...lamp, goodsId: 'gone', name: '달빛 벽등', categoryId: 'light', publishedYn: 'N' },
      { ...lamp, goodsId: 'nowhere', name: '달빛 스탠드', categoryId: 'hidden' },
    ])
    await db.insert(shops).values({
      siteId,
      shopId: 'showroom-a',
      type: 'showroom',
      typeName: '전시장',
      shopName: '라움결 스퀘어 논현',
      region: '서울',
      address: '서울특별시 강남구',
      lat: 37.5,
      lng: 127,
      phoneNumber: '02-0000-1001',
      orderNo: 1,
    })
    const event = {
      siteId,
      eventType: 'quiz',
      imgBannerPc: room,
      imgBannerMo: room,
      imgBannerAlt: '',
      contentPc: '<p>강화 마루를 드립니다.</p>',
    }
    await db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '지난 행사', openStrDate: at('2026-01-01'), openEndDate: at('2026-02-01') },
      { ...event, eventSeq: 2, eventName: '올 행사', openStrDate: at('2026-12-01'), openEndDate: at('2026-12-31') },
    ])
    await db
      .insert(notices)
      .values({ siteId, id: 5, category: 'guide', title: '강화 마루 단종 안내', contents: '<p>내용</p>', postedAt: at('2026-05-01') })
    await db
      .insert(faqs)
      .values({ siteId, id: 7, category: 'product', question: '강마루와 강화마루는 다른가요?', answer: '<p>다릅니다.</p>', orderNo: 1 })
    await db.insert(searchTags).values([
      { siteId, tag: '헤링본', clicks: 3, orderNo: 2 },
      { siteId, tag: '강마루', clicks: 9, orderNo: 1 },
    ])
    await db.insert(contents).values({ siteId, id: 'search-placeholder', kind: 'text', body: { text: '마루 찾기' } })
  })
  afterAll(() => app.drop())
  const search = (searchKeyword: string, more = '', when = now) =>
    app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(searchKeyword)}${more}`, { now: when })
  const counts = async (word: string, when = now) =>
    ((await search(word, '', when)).data.item['counts'] as { count: number }[]).map(({ count }) => count)

  test('V-SRCH-1: without a keyword the result is code 400', async () => {
    for (const word of ['', '  ', '\u3000'])
      expect(await search(word)).toMatchObject({ status: 400, data: { result: '400', resultMessage: '검색어를 입력해 주세요.' } })
    expect((await app.get('/svc/searchAllSvcApi/svcSearchKnAllList')).data.result).toBe('400')
  })

  test('V-SRCH-1: 마루 answers 200, titles first, then the newest; other sites have their own', async () => {
    const { status, data } = await search('마루')
    expect([status, data.result]).toEqual([200, '200'])
    expect(data.items.map(({ title }) => title)).toEqual(['강화 마루로 바꾼 아이방', '햇살이 드는 집', '고요한 오크', '현관'])
  })

  test('V-QRY-6: 강화마루 finds 강화 마루 and the other way round, in every kind, but not in markup', async () => {
    for (const word of ['강화마루', '강화 마루', ' 강 화마루'.normalize('NFD')]) expect(await counts(word)).toEqual([4, 1, 0, 1, 2])
  })

  test('Q-052: the first tab is community, each tab has its own records and links', async () => {
    const { data } = await search('강화마루', '&currentTab=nowhere')
    expect(data.items[0]).toMatchObject({ tab: 'community', kind: '온라인 집들이', link: '/styling/myhome/detail/2', image: room })
    expect(data.items[0]!['imageShape']).toMatchObject({ width: 1280 })
    const links = async (tab: string) => (await search('강화마루', `&currentTab=${tab}`)).data.items.map(({ link }) => link)
    expect(await links('product')).toEqual(['/zin/product/gang'])
    expect(await links('event')).toEqual(['/zin/event/event/1'])
    expect(new Set(await links('cs'))).toEqual(new Set(['/cs/notice/detail/5', '/cs/faq#faq-7']))
    for (const word of ['달빛', '조명 황동'])
      expect((await search(word, '&currentTab=store')).data.items).toMatchObject([
        { title: '달빛 조명', link: '/store/goods/lamp', meta: ['조명'] },
      ])
    expect((await search('논현', '&currentTab=store')).data.items).toMatchObject([{ kind: '전시장', phone: '02-0000-1001' }])
    expect((await search('고요한오크')).data.items).toMatchObject([{ link: '/styling/trendship/spaceproposal/detail/calm-oak' }])
  })

  test('an event is found from its opening on, and is marked when over', async () => {
    expect((await counts('강화마루', at('2026-12-01')))[3]).toBe(2)
    const { items } = (await search('강화마루', '&currentTab=event', at('2026-12-01'))).data
    expect(items).toMatchObject([
      { title: '올 행사', isOver: false },
      { title: '지난 행사', isOver: true },
    ])
  })

  test('pages of a tab; invalid ones are the first', async () => {
    expect((await search('마루', '&size=3&page=2')).data).toMatchObject({ totalCount: 4, items: [{ title: '현관' }] })
    for (const page of ['-1', '1e9', 'x', '999999999999']) expect((await search('마루', `&size=3&page=${page}`)).data.items).toHaveLength(3)
    expect((await search('가'.repeat(101))).status).toBe(400)
  })

  test('two words whose space the URL lost are found together', async () => {
    const { data } = await search('오크거실')
    expect(data.item).toMatchObject({ words: ['오크', '거실'] })
    expect(data.items.map(({ title }) => title)).toEqual(['햇살이 드는 집'])
    expect((await search('없는낱말')).data).toMatchObject({ item: { words: ['없는낱말'] }, items: [], totalCount: 0 })
  })

  test('a changed record is found by its new words by the next search', async () => {
    const { db } = app.open
    await db.insert(faqs).values({ siteId, id: 8, category: 'product', question: '루버는 무엇인가요?', answer: '', orderNo: 2 })
    expect((await counts('루버'))[4]).toBe(0)
    ;(await bumpTagNumbers(db, ['faqs']))()
    expect((await counts('루버'))[4]).toBe(1)
  })

  test('a search for one word of a group finds the others, also as one of several written words', async () => {
    const titles = async (word: string) => (await search(word, '&size=50')).data.items.map(({ title }) => title)
    expect(await titles('플로어')).toEqual([])
    await app.open.db.insert(searchSynonyms).values([
      { siteId, id: 1, word: '강화 마루', synonyms: ['플로어', 'Laminate'] },
      { siteId: 'zin', id: 2, word: '오크', synonyms: ['참나무'] },
    ])
    ;(await bumpTagNumbers(app.open.db, ['search-synonyms']))()
    const all = await titles('강화마루')
    expect(all.length).toBeGreaterThan(2)
    expect(await titles('플로어')).toEqual(all)
    expect(await titles(' laminate ')).toEqual(all)
    expect(await titles('참나무')).toEqual([])
    expect((await search('플로어')).data.item).toMatchObject({ words: ['플로어'], alike: ['강화마루', 'laminate'] })
    expect((await search('플로어 단종', '&currentTab=cs')).data.items).toMatchObject([{ title: '강화 마루 단종 안내' }])
    // No record has both: what has one of them is said to have only that.
    expect((await search('참나무 플로어')).data).toMatchObject({ item: { step: 'some' }, items: [{ title: '강화 마루로 바꾼 아이방' }] })
    expect(await titles('플로어거실')).toEqual(['햇살이 드는 집'])
  })

  test('Q-054: recommended tags in order, and the words of the empty box', async () => {
    expect((await app.get('/svc/recTag/rRecTag')).data.items).toEqual([
      { tag: '강마루', cnt: 9 },
      { tag: '헤링본', cnt: 3 },
    ])
    expect((await app.get('/svc/placeholder/rPlaceholder')).data.item).toEqual({ text: '마루 찾기' })
  })
})
