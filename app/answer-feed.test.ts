import { afterAll, beforeAll, expect, test } from 'vitest'
import { setCurrentDatabase } from '@/services/db/current-database'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { GET as feed } from './rss/[file]/route'
import { GET as sitemap } from './sitemap.xml/route'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())

const FILES = {
  '/sitemap.xml': [
    sitemap,
    'application/xml; charset=utf-8',
    /<urlset .*>\n(<url><loc>http.*<\/loc><lastmod>\d{4}-.*<\/lastmod><\/url>)?\n<\/urlset>/,
  ],
  '/rss/notice.xml': [
    () => feed(new Request('http://site/'), { params: Promise.resolve({ file: 'notice.xml' }) }),
    'application/rss+xml; charset=utf-8',
    /<rss version="2.0"/,
  ],
} as const

test.each(Object.entries(FILES))(
  '%s: a robot gets the file, and is told to come again while the database is away',
  async (_, [get, type, body]) => {
    const there = await get()
    expect([there.status, there.headers.get('content-type')]).toEqual([200, type])
    expect(await there.text()).toMatch(body)
    setCurrentDatabase(undefined)
    try {
      const away = await get()
      expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
      expect(await away.text()).toBe('잠시 후 다시 찾아 주세요.')
    } finally {
      setCurrentDatabase(app.open)
    }
  },
)
