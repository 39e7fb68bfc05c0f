import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SHORT_CODE } from '@/schemas/rules/site/short-link'
import { shortLinks } from '@/services/db/tables/site'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const showFeedCard = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/services/outside/show-feed-card', () => ({ showFeedCard }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())

  const shorten = (link: string, desc?: string) => app.post('/v2/svc/shortened-urls', desc === undefined ? { link } : { link, desc })
  const shortOf = async (link: string) => (await shorten(link)).data.item['shortenedUrl'] as string
  const follow = (url: string) => app.raw(url.replace(SITE, ''), { redirect: 'manual' })

  test('S-SHARE-1, Q-086, CX-02: a page gets one short link of seven characters, however often and under either name it is requested', async () => {
    const first = await shortOf(`${SITE}/zin/event/event/3?tab=a#top`)
    expect(first).toMatch(new RegExp(`^${SITE}/s/${SHORT_CODE.slice(1)}`))
    expect(await shortOf(`${SITE}/zin/event/event/3?tab=a#top`)).toBe(first)
    expect(await shortOf('http://127.0.0.1:3000/zin/event/event/3?tab=a#top')).toBe(first)
    expect(await shortOf(`${SITE}/zin/event/event/4`)).not.toBe(first)
  })

  test('two simultaneous requests for the same page get the same link', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => shortOf(`${SITE}/styling/home`)))
    expect(new Set(all).size).toBe(1)
  })

  test('Q-086: it redirects to its page on our own host, and is not cached', async () => {
    const answer = await follow(await shortOf(`${SITE}/zin/event/event/3?tab=a#top`))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${SITE}/zin/event/event/3?tab=a#top`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/s/abcdefg', '/s/abc', '/s/0000000', `/s/${'a'.repeat(300)}`, '/s/%3Cscript%3E'])(
    '%s is no short link and redirects to the missing page',
    async (path) => {
      const answer = await follow(path)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`${SITE}/error/404`)
    },
  )

  test('a link of another site is not found', async () => {
    const [row] = await app.open.db.insert(shortLinks).values({ code: 'zzzzzzz', siteId: 'other', link: '/x' }).returning()
    expect((await follow(`/s/${row!.code}`)).headers.get('location')).toBe(`${SITE}/error/404`)
  })

  test.each(['https://evil.example/a', '//evil.example/a', 'javascript:alert(1)', `${SITE}/svc/docs`, `${SITE}/s/abcdefg`])(
    '%s gets none',
    async (link) => {
      const { status, data } = await shorten(link)
      expect([status, data.resultMessage]).toEqual([400, '이 사이트의 화면만 단축 링크로 만들 수 있습니다.'])
    },
  )

  test('only a link of a length that can be stored is accepted', async () => {
    expect((await shorten('')).status).toBe(400)
    expect((await shorten(`${SITE}/${'a'.repeat(2_000)}`)).status).toBe(400)
    expect((await shorten(`${SITE}/a`, '가'.repeat(301))).status).toBe(400)
    const elsewhere = await app.post('/v2/svc/shortened-urls', { link: `${SITE}/a` }, { headers: { origin: 'https://evil.example' } })
    expect(elsewhere.status).toBe(403)
  })

  test('Q-087: a card that cannot be sent is recorded, for our own pages only', async () => {
    const card = { title: '봄 퀴즈', desc: '', image_url: `${SITE}/a.webp`, url: `${SITE}/s/abcdefg` }
    expect((await app.post('/v2/svc/feed-cards', card)).status).toBe(200)
    await vi.waitFor(() => expect(showFeedCard).toHaveBeenCalledWith(card))
    expect((await app.post('/v2/svc/feed-cards', { ...card, url: 'https://evil.example/' })).status).toBe(400)
    for (const image_url of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/png;base64,AA',
      `${SITE}.evil.example/a.png`,
    ])
      expect((await app.post('/v2/svc/feed-cards', { ...card, image_url })).data.resultMessage, image_url).toBe(
        '이 사이트의 그림만 공유할 수 있습니다.',
      )
  })

  test('too many requests must wait', async () => {
    let status = 200
    for (let i = 0; i < 70 && status === 200; i++) status = (await shorten(`${SITE}/p/${i}`)).status
    expect(status).toBe(429)
  })
})
