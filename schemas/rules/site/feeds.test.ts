import { expect, test } from 'vitest'
import { FEEDS, feedXml } from './feeds'
import { isReservedRoute } from '@/schemas/rules/base/settle-path'

const channel = { ...FEEDS[0], title: '라움결 공지사항', siteUrl: 'https://www.example.com' }

test('a feed names itself, its page and its entries', () => {
  const text = feedXml(channel, [
    { title: '점검 안내', link: '/cs/notice/detail/3', text: '새벽에 점검합니다.', at: '2026-11-20T00:00:00Z' },
    { title: '지난 글', link: '/cs/notice/detail/2', text: '', at: '2026-11-01T00:00:00Z' },
  ])
  expect(text).toContain('<link>https://www.example.com/cs/notice</link>')
  expect(text).toContain('<atom:link href="https://www.example.com/rss/notice.xml" rel="self"')
  expect(text).toContain('<guid isPermaLink="true">https://www.example.com/cs/notice/detail/3</guid>')
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
  expect(text).toContain('<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>')
})

test('no text of a record can leave its place, or make the feed unreadable', () => {
  const evil = `</title><script>alert('&"1"')</script>\u0000\u000b\ud800끝`
  const text = feedXml(channel, [{ title: evil, link: '/cs/notice/detail/1?a=1&b=2', text: evil, at: '2026-01-01T00:00:00Z' }])
  expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&apos;&amp;&quot;1&quot;&apos;)&lt;/script&gt;끝</title>')
  expect(text).toContain('detail/1?a=1&amp;b=2</link>')
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(/[\u0000-\u0008\ud800]/.test(text)).toBe(false) // eslint-disable-line no-control-regex -- what must not be there
})

test('an empty feed is a feed, and no page can stand in its place', () => {
  expect(feedXml(channel, [])).toContain('</channel></rss>')
  for (const { path } of FEEDS) expect(isReservedRoute(path)).toBe(true)
})
