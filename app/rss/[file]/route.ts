import { answerFeed } from '@/app/answer-feed'
import { call } from '@/schemas/api/base/call'
import { listNotices } from '@/schemas/api/content/notices'
import { listTrends } from '@/schemas/api/content/trends'
import { readOpening } from '@/schemas/api/site/opening'
import { contentHref } from '@/schemas/rules/content/content-place'
import { FEEDS, feedXml, type FeedEntry } from '@/schemas/rules/site/feeds'
import { settings } from '@/services/base/settings'

export const dynamic = 'force-dynamic'

const SIZE = 20

/** The entries of each feed: the newest of its list. */
const ENTRIES: Record<(typeof FEEDS)[number]['file'], () => Promise<FeedEntry[]>> = {
  'notice.xml': async () => {
    const { items } = await call(listNotices, { page: 1, size: SIZE })
    return items.map(({ NOTICE_SEQ, TITLE, REG_DT }) => ({ title: TITLE, link: `/cs/notice/detail/${NOTICE_SEQ}`, text: '', at: REG_DT }))
  },
  'magazine.xml': async () => {
    const { items } = await call(listTrends, { kind: 'life-book', page: 1, size: SIZE })
    return items.map((piece) => ({ title: piece.TITLE, link: contentHref(piece), text: piece.SUMMARY, at: piece.REG_DT }))
  },
}

/** /rss/notice.xml and /rss/magazine.xml. A site that is being prepared has no entries. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const feed = FEEDS.find((one) => one.file === file)
  if (!feed) return new Response('찾을 수 없는 주소입니다.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return answerFeed('application/rss+xml', 'public, max-age=600', async () => {
    const { brandName, siteUrl } = settings()
    const isClosed = (await call(readOpening, {})).item.closedYn === 'Y'
    const entries = (isClosed ? [] : await ENTRIES[feed.file]()).sort((a, b) => (a.at < b.at ? 1 : -1))
    return feedXml({ ...feed, title: `${brandName} ${feed.title}`, siteUrl }, entries)
  })
}
