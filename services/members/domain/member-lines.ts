import { and, eq, isNull } from 'drizzle-orm'
import { scraps } from '@/services/db/tables/members'
import type { MyPageLine, MyPagePart } from '@/services/kit/my-page'
import type { Ctx } from '@/services/kit/service'
import { writingSources, type WritingTab } from '@/services/kit/writings'

const scrapbook: MyPagePart = async ({ db, siteId, session }) => {
  const count = await db.$count(
    scraps,
    and(eq(scraps.siteId, siteId), eq(scraps.memberNo, session.user!.memberNo), isNull(scraps.removedAt)),
  )
  const next = {
    words: '마음에 드는 공간을 스크랩해 두면 이곳에서 한 번에 보실 수 있습니다.',
    label: '시공사례 둘러보기',
    path: '/styling/expert-style',
    order: 80,
  }
  return [{ id: 'scraps', words: '스크랩', count, path: '/mypage/scrap', order: 10, ...(count === 0 ? { next } : {}) }]
}

const TABS: readonly (Pick<MyPageLine, 'words' | 'path' | 'order'> & { tab: WritingTab })[] = [
  { tab: 'writing', words: '내가 쓴 글', path: '/mypage/activity/writing', order: 20 },
  { tab: 'comment', words: '내 댓글', path: '/mypage/activity/comments', order: 30 },
  { tab: 'event', words: '이벤트 참여', path: '/mypage/activity/event', order: 40 },
]

const activity: MyPagePart = (ctx) =>
  Promise.all(TABS.map(async ({ tab, ...line }) => ({ id: tab, ...line, count: await countWritings(ctx, tab) })))

/** Number of the calling member's own on a tab. */
export async function countWritings(ctx: Ctx, tab: WritingTab): Promise<number> {
  const counts = await Promise.all(writingSources(tab).map((source) => source.count(ctx)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The lines of this area in the summary of My Page. */
export const memberLines: readonly MyPagePart[] = [scrapbook, activity]
