import { and, eq, inArray } from 'drizzle-orm'
import { sampleRequests } from '@/services/db/tables/samples'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

/** What is on its way to a member who leaves cannot be sent any more: whom to is erased. */
export const sampleLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const own = and(eq(sampleRequests.siteId, siteId), eq(sampleRequests.memberNo, memberNo))
  const open = await db.$count(sampleRequests, and(own, inArray(sampleRequests.state, ['requested', 'preparing'])))
  const all = await db.$count(sampleRequests, own)
  return {
    gone: [
      ...counted(open, (number) => `아직 보내지 않은 샘플 신청 ${number}건(보내 드릴 수 없습니다)`),
      ...counted(all - open, (number) => `지난 샘플 신청 기록 ${number}건`),
    ],
  }
}
