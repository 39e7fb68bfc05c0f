import { answerFeed } from '@/app/answer-feed'
import { call } from '@/schemas/api/base/call'
import { readOpening } from '@/schemas/api/site/opening'
import { FEEDS, feedXml } from '@/schemas/rules/site/feeds'
import { settings } from '@/services/base/settings'
import { readFeed } from '@/services/parts/read-feed'

export const dynamic = 'force-dynamic'

/** /rss/notice.xml and /rss/magazine.xml. A site that is being prepared has no entries. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const feed = FEEDS.find((one) => one.file === file)
  if (!feed) return new Response('찾을 수 없는 주소입니다.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return answerFeed('application/rss+xml', 'public, max-age=600', async () => {
    const { brandName, siteUrl } = settings()
    const isClosed = (await call(readOpening, {})).item.closedYn === 'Y'
    const entries = (isClosed ? [] : await readFeed(feed.file)).sort((a, b) => (a.at < b.at ? 1 : -1))
    return feedXml({ ...feed, title: `${brandName} ${feed.title}`, siteUrl }, entries)
  })
}
