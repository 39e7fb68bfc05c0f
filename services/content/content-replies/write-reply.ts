import { and, countDistinct, eq, gte, isNull, ne } from 'drizzle-orm'
import { authorName } from '@/schemas/rules/base/author-name'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { replyHref, subjectKey, type ReplySubject } from '@/schemas/rules/content/reply-subject'
import { seoulDay } from '@/schemas/words/seoul-day'
import { homeTours, interiorReplies } from '@/services/db/tables/content'
import { raiseAlarm, raiseGroupedAlarm } from '@/services/alarms/alarms'
import type { Ctx, Fails } from '@/services/kit/service'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'
import { placeColumns, readPlace } from './read-place'

interface Written {
  contents: string
  /** The answered reply. */
  parentSeq?: number | undefined
}

/** Stores a reply of the calling member. @returns its number. */
export async function writeReply(
  ctx: Ctx & Fails<'missing' | 'noParent' | 'forbiddenWord'>,
  subject: ReplySubject,
  { contents, parentSeq: answered }: Written,
): Promise<{ item: { REPLY_SEQ: number } }> {
  const { db, siteId, now, session } = ctx
  const key = subjectKey(subject)
  const place = await readPlace(ctx, subject)
  if (!place) throw ctx.fail('missing')
  const parent = answered === undefined ? undefined : await answeredReply(ctx, key, answered)
  if (answered !== undefined && !parent) throw ctx.fail('noParent')
  const word = await findForbiddenWord(contents, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  const { memberNo } = session.user!
  const shownName = authorName(session.user!)
  const [reply] = await db
    .insert(interiorReplies)
    .values({
      siteId,
      ...placeColumns(subject),
      // An answer to an answer joins the same thread, because there is one level.
      parentSeq: parent ? (parent.parentSeq ?? parent.replySeq) : null,
      memberNo,
      shownName,
      contents: contents.trim(),
      postedAt: now,
    })
    .returning({ REPLY_SEQ: interiorReplies.replySeq })
  ctx.touch(`replies:${key}`)
  const news = { kind: 'reply', link: replyHref(place.path, reply!.REPLY_SEQ), key: `reply:${reply!.REPLY_SEQ}` } as const
  // A member who is both is told once, of the answer.
  if (parent?.memberNo && parent.memberNo !== memberNo)
    await raiseAlarm(ctx, {
      ...news,
      memberNo: parent.memberNo,
      title: `‘${place.title}’에 남기신 댓글에 ${shownName}님이 답글을 남겼습니다.`,
    })
  const owner = await ownerOf(ctx, subject)
  if (owner && owner !== memberNo && owner !== parent?.memberNo)
    await tellOwner(ctx, owner, { subject: key, title: place.title, shownName, link: news.link })
  return { item: reply! }
}

interface OwnersNews {
  subject: string
  title: string
  shownName: string
  link: string
}

/** Tells the writer of a tour, once a day: the words grow with the members who have replied, and lead to the latest reply. */
async function tellOwner(ctx: Ctx, owner: string, { subject, title, shownName, link }: OwnersNews): Promise<void> {
  const { db, siteId, now } = ctx
  const day = seoulDay(now)
  const [today] = await db
    .select({ members: countDistinct(interiorReplies.memberNo) })
    .from(interiorReplies)
    .where(
      and(
        eq(interiorReplies.siteId, siteId),
        eq(interiorReplies.subject, subject),
        isNull(interiorReplies.deletedAt),
        ne(interiorReplies.memberNo, owner),
        gte(interiorReplies.postedAt, new Date(`${day}T00:00:00+09:00`)),
      ),
    )
  const others = (today?.members ?? 1) - 1
  const who = others > 0 ? `${shownName}님 외 ${others.toLocaleString('ko-KR')}명이` : `${shownName}님이`
  await raiseGroupedAlarm(ctx, {
    memberNo: owner,
    kind: 'reply',
    title: `회원님의 집들이 ‘${title}’에 ${who} 댓글을 남겼습니다.`,
    link,
    key: `tour-reply:${subject}:${day}`,
  })
}

/** The member whose home tour it is, locked: replies of one moment are counted one after the other. */
async function ownerOf({ db, siteId }: Ctx, subject: ReplySubject): Promise<string | undefined> {
  if ('kind' in subject) return undefined
  const [tour] = await db
    .select({ memberNo: homeTours.memberNo })
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.seq, subject.seq)))
    .for('no key update')
  return tour?.memberNo
}

/** What staff have hidden or its author has removed takes no more answers. */
async function answeredReply({ db, siteId }: Ctx, subject: string, replySeq: number) {
  const [parent] = await db
    .select({ replySeq: interiorReplies.replySeq, parentSeq: interiorReplies.parentSeq, memberNo: interiorReplies.memberNo })
    .from(interiorReplies)
    .where(
      and(
        eq(interiorReplies.siteId, siteId),
        eq(interiorReplies.subject, subject),
        eq(interiorReplies.replySeq, replySeq),
        isNull(interiorReplies.deletedAt),
        isNull(interiorReplies.hiddenAt),
      ),
    )
  return parent
}
