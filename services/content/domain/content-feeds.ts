import { call } from '@/schemas/api/base/call'
import { listNotices } from '@/schemas/api/content/notices'
import { listTrends } from '@/schemas/api/content/trends'
import { contentHref } from '@/schemas/rules/content/content-place'
import type { ReadFeed } from '@/services/parts/read-feed'

const SIZE = 20

/** The newest of each list; `FEEDS` names the files (schemas/rules/site/feeds.ts). */
export const contentFeeds: Readonly<Record<string, ReadFeed>> = {
  'notice.xml': async () => {
    const { items } = await call(listNotices, { page: 1, size: SIZE })
    return items.map(({ NOTICE_SEQ, TITLE, REG_DT }) => ({ title: TITLE, link: `/cs/notice/detail/${NOTICE_SEQ}`, text: '', at: REG_DT }))
  },
  'magazine.xml': async () => {
    const { items } = await call(listTrends, { kind: 'life-book', page: 1, size: SIZE })
    return items.map((piece) => ({ title: piece.TITLE, link: contentHref(piece), text: piece.SUMMARY, at: piece.REG_DT }))
  },
}
