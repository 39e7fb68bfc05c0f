import { count, desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/people'
import { caseHref } from '@/schemas/rules/content/case-place'
import { contentHref } from '@/schemas/rules/content/content-place'
import { replyHref } from '@/schemas/rules/content/reply-subject'
import { interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { personOf } from './person-of'
import { onPlaces, publicReplies } from './public-replies'

export const listPersonReplies = operation(
  contracts.listPersonReplies,
  async ({ profileId, page = 1, size = 10 }, { db, siteId, fail }) => {
    const person = await personOf({ db, siteId }, profileId)
    if (!person) throw fail('missing')
    const shown = publicReplies(siteId, person.profile.memberNo)
    const { replySeq, contents, postedAt } = interiorReplies
    const rows = await db
      .select({ replySeq, contents, postedAt, place: interiorCases, piece: stylingContents })
      .from(interiorReplies)
      .leftJoin(interiorCases, onPlaces.case)
      .leftJoin(stylingContents, onPlaces.content)
      .where(shown)
      .orderBy(desc(postedAt), desc(replySeq))
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await db
      .select({ count: count() })
      .from(interiorReplies)
      .leftJoin(interiorCases, onPlaces.case)
      .leftJoin(stylingContents, onPlaces.content)
      .where(shown)
    const items = rows.map(({ place, piece, ...row }) => {
      const path = place
        ? caseHref({ TYPE: place.type, SEQ: place.seq })
        : contentHref({ KIND: piece!.kind, TAB: piece!.tab, NAME: piece!.name })
      return {
        REPLY_SEQ: row.replySeq,
        CONTENTS: row.contents,
        TITLE: place?.title ?? piece!.title,
        PATH: replyHref(path, row.replySeq),
        REG_DT: row.postedAt.toISOString(),
      }
    })
    return { items, totalCount: all?.count ?? 0 }
  },
)
