import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { interiorReplies } from '@/services/db/tables/content'

const DAY = 86_400_000
const REPLIES = [
  { caseSeq: 30, contents: '거실 바닥 색이 벽과 잘 어울립니다. 낮에도 이렇게 따뜻해 보이는지 알고 싶습니다.' },
  { contentKind: 'life-book' as const, contentSeq: '9', contents: '창가에 의자를 두는 방법이 도움이 되었습니다.' },
  { caseSeq: 110, contents: '아이 방 수납을 어디에 맡기셨는지 여쭤봅니다.' },
  { caseSeq: 215, contents: '욕실 줄눈 색 이름을 알 수 있을까요?' },
]

/** What one member of the demonstration wrote below cases and texts. Written once: what is removed stays removed. */
export async function seedReplies(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-replies', 'demo-my-page'))) return
  const written = { siteId, memberNo: demoMemberNo('haneul'), shownName: '하늘집' }
  const at = (i: number): Date => new Date(now.getTime() - (i * 4 + 2) * DAY)
  await tx.insert(interiorReplies).values(REPLIES.map((reply, i) => ({ ...written, ...reply, postedAt: at(i) })))
}
