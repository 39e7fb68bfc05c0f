// The feeds of the site: what a reader asks for again and again. Each head names them, app/rss writes them.

export interface FeedEntry {
  title: string
  /** Site path. */
  link: string
  text: string
  /** ISO */
  at: string
}
interface Channel {
  title: string
  description: string
  siteUrl: string
  /** Path of the feed itself, and of the page that it follows. */
  path: string
  page: string
}

export const FEEDS = [
  { file: 'notice.xml', path: '/rss/notice.xml', page: '/cs/notice', title: '공지사항', description: '점검과 정책, 제품 소식' },
  {
    file: 'magazine.xml',
    path: '/rss/magazine.xml',
    page: '/styling/life-book',
    title: '라이프 매거진',
    description: '집을 고치고 가꾸는 이야기',
  },
] as const

/** Signs that XML 1.0 cannot hold, in whatever way they are written. */
const UNSPEAKABLE =
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string): string => text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (sign) => SIGNS[sign]!)

/** RSS 2.0 of the newest entries. */
export function feedXml({ title, description, siteUrl, path, page }: Channel, entries: readonly FeedEntry[]): string {
  const items = entries.map(
    ({ title: name, link, text, at }) =>
      `<item><title>${xml(name)}</title><link>${xml(siteUrl + link)}</link><guid isPermaLink="true">${xml(siteUrl + link)}</guid>` +
      `${text && `<description>${xml(text)}</description>`}<pubDate>${new Date(at).toUTCString()}</pubDate></item>`,
  )
  const newest = entries
    .map(({ at }) => at)
    .sort()
    .at(-1)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(title)}</title><link>${xml(siteUrl + page)}</link>` +
    `<atom:link href="${xml(siteUrl + path)}" rel="self" type="application/rss+xml"/><description>${xml(description)}</description><language>ko</language>` +
    `${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}\n${items.join('\n')}\n</channel></rss>\n`
  )
}
