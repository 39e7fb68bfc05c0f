import { and, eq, isNull } from 'drizzle-orm'
import { alarms } from '@/services/db/tables/alarms'
import { levelResults, levels, scraps } from '@/services/db/tables/members'
import type { MyPageLine, MyPagePart } from '@/services/parts/read-my-page-parts'
import type { Ctx } from '@/services/kit/service'
import { writingSources, type WritingTab } from '@/services/targets/writings'

const FIRST_SCRAP = {
  words: '마음에 드는 공간을 스크랩해 두면 이곳에서 한 번에 보실 수 있습니다.',
  label: '시공사례 둘러보기',
  path: '/styling/expert-style',
  order: 80,
}

const scrapbook: MyPagePart = async ({ db, siteId, session }) => {
  const own = and(eq(scraps.siteId, siteId), eq(scraps.memberNo, session.user!.memberNo), isNull(scraps.removedAt))
  const count = await db.$count(scraps, own)
  return { lines: [{ id: 'scraps', words: '스크랩', count, path: '/mypage/scrap', order: 10 }], steps: count === 0 ? [FIRST_SCRAP] : [] }
}

const TABS: readonly (Pick<MyPageLine, 'words' | 'path' | 'order'> & { tab: WritingTab })[] = [
  { tab: 'writing', words: '내가 쓴 글', path: '/mypage/activity/writing', order: 20 },
  { tab: 'comment', words: '내 댓글', path: '/mypage/activity/comments', order: 30 },
  { tab: 'event', words: '이벤트 참여', path: '/mypage/activity/event', order: 40 },
]

const activity: MyPagePart = async (ctx) => ({
  lines: await Promise.all(TABS.map(async ({ tab, ...line }) => ({ id: tab, ...line, count: await countWritings(ctx, tab) }))),
})

/** Number of the calling member's own on a tab. */
export async function countWritings(ctx: Ctx, tab: WritingTab): Promise<number> {
  const counts = await Promise.all(writingSources(tab).map((source) => source.count(ctx)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const unreadAlarms: MyPagePart = async ({ db, siteId, session }) => {
  const path = '/mypage/alarm'
  const unread = and(eq(alarms.siteId, siteId), eq(alarms.memberNo, session.user!.memberNo), isNull(alarms.readAt))
  const count = await db.$count(alarms, unread)
  const step = { words: `읽지 않은 알림이 ${count.toLocaleString('ko-KR')}개 있습니다.`, label: '알림 보기', path, order: 10 }
  return { lines: [{ id: 'alarms', words: '읽지 않은 알림', count, path, order: 50 }], steps: count > 0 ? [step] : [] }
}

const FIRST_TEST = {
  words: '열 가지 질문에 답하면 집을 대하는 나의 방식을 알 수 있습니다.',
  label: '레벨 테스트 하기',
  path: '/mypage/level-test',
  order: 90,
}

const levelTest: MyPagePart = async ({ db, siteId, session }) => {
  const [result] = await db
    .select({ name: levels.name })
    .from(levelResults)
    .leftJoin(levels, and(eq(levels.code, levelResults.level), eq(levels.siteId, siteId)))
    .where(and(eq(levelResults.siteId, siteId), eq(levelResults.memberNo, session.user!.memberNo)))
  const line = { id: 'level', words: '인테리어 레벨', order: 60 }
  if (!result) return { lines: [{ ...line, count: 0, value: '아직 없음', path: FIRST_TEST.path }], steps: [FIRST_TEST] }
  return { lines: [{ ...line, count: 1, value: result.name ?? '결과 보기', path: '/mypage/level-test/result' }] }
}

/** What this area has to say on the first page of My Page. */
export const memberLines: readonly MyPagePart[] = [scrapbook, activity, unreadAlarms, levelTest]
