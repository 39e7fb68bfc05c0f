import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandArticles } from '@/services/db/tables/content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const article = (seq: number) => ({
  seq,
  siteId: 'site',
  kind: 'news' as const,
  title: `${seq}번째 소식`,
  summary: '짧은 소개',
  image: seq % 2 ? '/media/rooms/showroom-floor.webp' : '',
  contents: `<p>내용 ${seq}</p><script>alert(1)</script>`,
  postedAt: new Date(Date.UTC(2026, 0, seq)),
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(brandArticles).values([
      ...Array.from({ length: 12 }, (_, i) => article(i + 1)),
      {
        ...article(13),
        kind: 'activity',
        writer: '느린 현관',
        photos: [{ src: '/media/rooms/showroom-floor.webp', alt: '견본' }],
      },
      { ...article(14), siteId: 'other' },
    ])
  })
  afterAll(() => app.drop())
  const list = (query = '') => app.get(`/svc/zinrSvcApi/svcList${query}`)
  const read = (id: string) => app.get(`/svc/zinrSvcApi/svcRead?id=${encodeURIComponent(id)}`)

  test('Q-065: news come newest first, ten a page; activities and other sites have their own lists', async () => {
    const { data } = await list()
    expect(data.totalCount).toBe(12)
    expect(data.items.map(({ seq }) => seq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(data.items[0]).toMatchObject({ title: '12번째 소식', imageShape: null })
    expect(data.items[1]!['imageShape']).toMatchObject({ width: 1280, height: 800 })
    expect(data.items[0]).not.toHaveProperty('content')
    expect((await list('?page=2')).data.items).toHaveLength(2)
  })

  test('an activity has its writer and its photographs, and neighbours of its kind only', async () => {
    expect((await list('?kind=activity')).data.items).toMatchObject([{ seq: 13, writer: '느린 현관' }])
    const { data } = await app.get('/svc/zinrSvcApi/svcRead?kind=activity&id=13')
    expect(data.item).toMatchObject({ photos: [{ alt: '견본', shape: { width: 1280 } }], PREV: null, NEXT: null })
    expect((await app.get('/svc/zinrSvcApi/svcRead?kind=activity&id=5')).status).toBe(404)
  })

  test.each(['-1', '1e9', 'abc', '9'.repeat(10_000)])('page %.12s is the first page', async (page) => {
    expect((await list(`?page=${page}`)).data.items[0]).toMatchObject({ seq: 12 })
  })

  test('an article has its neighbours and sanitised text', async () => {
    const { data } = await read('5')
    expect(data.item).toMatchObject({ seq: 5, PREV: { seq: 4, title: '4번째 소식' }, NEXT: { seq: 6 } })
    expect(data.item['content']).toBe('<p>내용 5</p>')
    expect((await read('1')).data.item['PREV']).toBeNull()
    expect((await read('12')).data.item['NEXT']).toBeNull()
  })

  test('an unknown article is missing; an invalid number is refused', async () => {
    for (const id of ['13', '14', '99'])
      expect(await read(id)).toMatchObject({ status: 404, data: { resultMessage: '소식을 찾을 수 없습니다.' } })
    for (const id of ['', 'abc', '0', '99999999999']) expect((await read(id)).status).toBe(400)
  })
})
