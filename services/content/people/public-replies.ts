import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { shownRows } from '@/services/db/shown-rows'

/** What of a member's replies visitors read: neither removed nor hidden, under what is still shown. Needs the joins of `onPlaces`. */
export const publicReplies = (siteId: string, memberNo: string): SQL | undefined =>
  and(
    eq(interiorReplies.siteId, siteId),
    eq(interiorReplies.memberNo, memberNo),
    isNull(interiorReplies.deletedAt),
    isNull(interiorReplies.hiddenAt),
    or(shownRows.cases(siteId), isNotNull(stylingContents.seq)),
  )

/** Conditions by which a reply is joined with the page under which it stands. */
export const onPlaces = {
  case: eq(interiorCases.seq, interiorReplies.caseSeq),
  content: and(
    eq(stylingContents.siteId, interiorReplies.siteId),
    eq(stylingContents.kind, interiorReplies.contentKind),
    eq(stylingContents.seq, interiorReplies.contentSeq),
  ),
}
