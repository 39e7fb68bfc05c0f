import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notices } from '@/services/db/tables/content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(notices).values(
      Array.from({ length: 25 }, (_, i) => ({
        id: i + 1,
        siteId: 'site',
        category: i % 2 ? 'guide' : 'event',
        title: `${i + 1}번째 안내 100%`,
        contents: `<p class="소파">내용 ${i + 1}</p><script>alert(1)</script>`,
        pinned: i === 2,
        postedAt: new Date(Date.UTC(2026, 0, i + 1)),
      })),
    )
    await app.open.db
      .insert(notices)
      .values({ id: 99, siteId: 'zin', category: 'guide', title: '다른 사이트', contents: '', postedAt: new Date() })
  })
  afterAll(() => app.drop())
  const list = (query: string) => app.get(`/svc/noticeSvcApi/svcList${query}`)

  test('pinned notices come first, then the newest; other sites have their own', async () => {
    const { status, data, headers } = await list('')
    expect(status).toBe(200)
    expect(data).toMatchObject({ result: '200', totalCount: 25 })
    expect(data.items.map(({ NOTICE_SEQ }) => NOTICE_SEQ)).toEqual([3, 25, 24, 23, 22, 21, 20, 19, 18, 17])
    expect(data.items[0]).toMatchObject({ topYn: 'Y', CATEGORY: 'event', REG_DT: '2026-01-03T00:00:00.000Z' })
    expect(data.items[0]).not.toHaveProperty('CONTENTS')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('pages, categories and words narrow the list', async () => {
    expect((await list('?page=3&size=10')).data.items).toHaveLength(5)
    expect((await list('?page=9')).data).toMatchObject({ items: [], totalCount: 25 })
    expect((await list('?category=guide')).data.totalCount).toBe(12)
    expect((await list(`?keyword=${encodeURIComponent('7번째')}`)).data.totalCount).toBe(2)
    expect((await list(`?keyword=${encodeURIComponent('내용 11'.normalize('NFD'))}`)).data.totalCount).toBe(1)
    expect((await list('?category=&keyword=')).data.totalCount).toBe(25)
  })

  test('a word is searched literally: no wildcards, and not in markup', async () => {
    expect((await list(`?keyword=${encodeURIComponent('100%')}`)).data.totalCount).toBe(25)
    expect((await list(`?keyword=${encodeURIComponent('1%0')}`)).data.totalCount).toBe(0)
    expect((await list(`?keyword=_`)).data.totalCount).toBe(0)
    expect((await list(`?keyword=${encodeURIComponent('소파')}`)).data.totalCount).toBe(0)
    expect((await list(`?keyword=${encodeURIComponent("'; drop table notice; --\\")}`)).data.totalCount).toBe(0)
  })

  test.each(['0', '-1', '1e3', '0x10', 'NaN', '9007199254740993', '２', 'abc', '99999999999999999999', '1.5', ''])(
    'page %j is the first page',
    async (page) => {
      const { status, data } = await list(`?page=${encodeURIComponent(page)}&size=${encodeURIComponent(page)}`)
      expect(status).toBe(200)
      expect(data.items).toHaveLength(10)
      expect(data.items[0]).toMatchObject({ NOTICE_SEQ: 3 })
    },
  )

  test('a notice has its neighbours and sanitised text', async () => {
    const { data } = await app.get('/svc/noticeSvcApi/svcRead?id=5')
    expect(data.item).toMatchObject({ NOTICE_SEQ: 5, PREV: { NOTICE_SEQ: 4 }, NEXT: { NOTICE_SEQ: 6 } })
    expect(data.item['CONTENTS']).toContain('내용 5')
    expect(data.item['CONTENTS']).not.toContain('script')
    expect((await app.get('/svc/noticeSvcApi/svcRead?id=1')).data.item['PREV']).toBeNull()
    expect((await app.get('/svc/noticeSvcApi/svcRead?id=25')).data.item['NEXT']).toBeNull()
  })

  test('an unknown notice, or another site’s, is missing; an invalid number is refused', async () => {
    for (const id of ['77', '99'])
      expect(await app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)).toMatchObject({
        status: 404,
        data: { result: '404', resultMessage: '공지사항을 찾을 수 없습니다.' },
      })
    for (const id of ['', 'abc', '0', '99999999999', '1;2']) {
      const { status, data } = await app.get(`/svc/noticeSvcApi/svcRead?id=${encodeURIComponent(id)}`)
      expect(status).toBe(400)
      expect(data.problems).toEqual([{ pointer: '/id', message: expect.stringMatching(/^공지사항 번호/), keyword: expect.any(String) }])
    }
  })
})
