import { and, eq, isNull } from 'drizzle-orm'
import { homeTourPhotos, homeTours, interiorReplies } from '@/services/db/tables/content'
import { recruitApplications } from '@/services/db/tables/community'
import { counted, type LeavingPart } from '@/services/kit/read-leaving'

/** A home is the member's own; what was said under others' texts stays where it was said. */
export const contentLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const tours = await db.$count(homeTours, and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo)))
  const photos = await db.$count(homeTourPhotos, and(eq(homeTourPhotos.siteId, siteId), eq(homeTourPhotos.memberNo, memberNo)))
  const applications = await db.$count(
    recruitApplications,
    and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.memberNo, memberNo)),
  )
  const replies = await db.$count(
    interiorReplies,
    and(eq(interiorReplies.siteId, siteId), eq(interiorReplies.memberNo, memberNo), isNull(interiorReplies.deletedAt)),
  )
  return {
    gone: [
      ...counted(tours, (number) => `온라인 집들이 ${number}편(작성 중인 글 포함)`),
      ...counted(photos, (number) => `집들이에 올린 사진 ${number}장`),
      ...counted(applications, (number) => `결모임 지원서 ${number}건`),
    ],
    stays: counted(replies, (number) => `시공사례와 글에 쓴 댓글 ${number}개`),
  }
}
