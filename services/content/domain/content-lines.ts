import { and, desc, eq } from 'drizzle-orm'
import { homeTours } from '@/services/db/tables/content'
import type { MyPagePart } from '@/services/parts/read-my-page-parts'

/** A home tour that was begun and never published. */
const begunTour: MyPagePart = async ({ db, siteId, session }) => {
  const [draft] = await db
    .select({ seq: homeTours.seq, title: homeTours.title })
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo), eq(homeTours.state, 'draft')))
    .orderBy(desc(homeTours.updatedAt), desc(homeTours.seq))
    .limit(1)
  if (!draft) return {}
  const name = draft.title.trim()
  const words = name ? `온라인 집들이 ‘${name}’, 이어서 쓰실 수 있습니다.` : '쓰고 있던 온라인 집들이가 있습니다.'
  return { steps: [{ words, label: '이어서 쓰기', path: `/styling/myhome/edit/${draft.seq}`, order: 20 }] }
}

/** What this area has to say on the first page of My Page. */
export const contentLines: readonly MyPagePart[] = [begunTour]
