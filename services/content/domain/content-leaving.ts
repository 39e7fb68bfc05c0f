import { and, eq, isNull } from 'drizzle-orm'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTourPhotos, homeTours, interiorReplies } from '@/services/db/tables/content'
import { recruitApplications } from '@/services/db/tables/community'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

/** A home is the member's own; what was said under others' texts stays where it was said. */
export const contentLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const own = await db
    .select({ document: homeTours.document })
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo)))
  const uploaded = await db
    .select({ src: homeTourPhotos.src })
    .from(homeTourPhotos)
    .where(and(eq(homeTourPhotos.siteId, siteId), eq(homeTourPhotos.memberNo, memberNo)))
  // Those that the tours show, and those that were uploaded and lie in none, each once.
  const shown = own.flatMap(({ document }) => document.blocks.flatMap(photosOf))
  const photos = new Set([...shown, ...uploaded].map(({ src }) => src)).size
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
      ...counted(own.length, (number) => `온라인 집들이 ${number}편(작성 중인 글 포함)`),
      ...counted(photos, (number) => `집들이에 올린 사진 ${number}장(글에서 뺀 사진 포함)`),
      ...counted(applications, (number) => `결모임 지원서 ${number}건`),
    ],
    stays: counted(replies, (number) => `시공사례와 글에 쓴 댓글 ${number}개`),
  }
}
