import { and, count, eq, isNull, like, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/reviews'
import { authorName } from '@/schemas/rules/base/author-name'
import { FILE_TYPES, fileFault } from '@/schemas/rules/base/file-fault'
import { ANY_MEMBER, mayEnter } from '@/schemas/rules/events/may-enter'
import type { Database } from '@/services/db/database'
import { eventReviews } from '@/services/db/tables/events'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { eventTerms, type EventTerms } from '../domain/event-terms'
import { refusedPicture } from '@/services/storage/refused-picture'
import { BY_MEMBER, storePicture } from '@/services/storage/store-picture'
import { operation, type CtxOf } from '@/services/kit/service'
import { UPLOADS } from '@/services/storage/uploads'

/** V-FILE-2, by the content of a file. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'bmp']

/** Events that collect pictures: those of reviews, and contests of homes. */
const takesPictures = ({ template, pageType }: EventTerms): boolean => template === 'review' || pageType === 'hausysweet'

export const savePictureReview = operation(contracts.savePictureReview, async ({ eventId, files }, ctx) => {
  const event = await eventTerms(ctx, eventId)
  if (!event) throw ctx.fail('missing')
  // A picture is no entry yet: only the event's own conditions are checked.
  const answer = mayEnter(event, ANY_MEMBER, ctx.now)
  if (answer === 'missing' || answer === 'closed') throw ctx.fail(answer)
  if (!takesPictures(event)) throw ctx.fail('wrongType')
  const { siteId, now, session } = ctx
  const { memberNo } = session.user!
  const mine = { siteId, eventSeq: event.eventSeq, memberNo }
  // Checked before re-encoding, and again in the transaction that stores the review.
  if (await hasEnough(ctx.db, mine)) throw ctx.fail('tooMany')
  const urls: string[] = []
  for (const file of files) urls.push(await storedPath(ctx, file))

  const review = await ctx.db.transaction(async (tx) => {
    // Serialises reviews of one member, or two could both take the last allowed place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture-review ${siteId} ${event.eventSeq} ${memberNo}`}, 0))`)
    if (await hasEnough(tx, mine)) throw ctx.fail('tooMany')
    const [row] = await tx
      .insert(eventReviews)
      .values({ ...mine, shownName: authorName(session.user!), urls, postedAt: now })
      .returning({ REVIEW_SEQ: eventReviews.reviewSeq })
    return row!
  })
  ctx.touch(`event-reviews:${eventId}`)
  return { item: review }
})

async function hasEnough(db: Database, { siteId, eventSeq, memberNo }: { siteId: string; eventSeq: number; memberNo: string }) {
  const own = and(eq(eventReviews.siteId, siteId), eq(eventReviews.eventSeq, eventSeq), eq(eventReviews.memberNo, memberNo))
  const [row] = await db
    .select({ all: count() })
    .from(eventReviews)
    .where(and(own, isNull(eventReviews.deletedAt), like(sql`${eventReviews.urls}[1]`, `${UPLOADS}%`)))
  return (row?.all ?? 0) >= contracts.PICTURE_REVIEWS
}

/** @returns path of the stored picture. */
async function storedPath(ctx: CtxOf<typeof contracts.savePictureReview>, file: unknown): Promise<string> {
  if (!(file instanceof File)) throw ctx.fail('fileType')
  const fault = fileFault(file)
  if (fault) throw ctx.fail(fault === FILE_TYPES ? 'fileType' : 'fileSize')
  try {
    return UPLOADS + (await storePicture(ctx, file, { by: BY_MEMBER, allowed: KINDS })).file
  } catch (error) {
    throw refusedPicture(ctx, error)
  }
}
