import { and, eq, type SQL } from 'drizzle-orm'
import { caseHref } from '@/schemas/rules/content/case-place'
import { contentHref } from '@/schemas/rules/content/content-place'
import type { ReplySubject } from '@/schemas/rules/content/reply-subject'
import { shownRows } from '@/services/db/shown-rows'
import { interiorCases, stylingContents, type interiorReplies } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'

type Columns = Pick<typeof interiorReplies.$inferInsert, 'caseSeq' | 'contentKind' | 'contentSeq'>

/** Columns of a reply to this. */
export const placeColumns = (subject: ReplySubject): Columns =>
  'kind' in subject ? { contentKind: subject.kind, contentSeq: subject.seq } : { caseSeq: subject.seq }

/** The rows of what a reply is about, where visitors see it. */
export const shownCase = (siteId: string, seq: number): SQL | undefined => and(shownRows.cases(siteId), eq(interiorCases.seq, seq))
export const shownContent = (siteId: string, { kind, seq }: { kind: (typeof stylingContents.$inferSelect)['kind']; seq: string }) =>
  and(eq(stylingContents.siteId, siteId), eq(stylingContents.kind, kind), eq(stylingContents.seq, seq))

/** The page on which the reply is read, with its title; undefined where visitors do not see it. */
export async function readPlace({ db, siteId }: Ctx, subject: ReplySubject): Promise<{ path: string; title: string } | undefined> {
  if ('kind' in subject) {
    const { kind, tab, name, title } = stylingContents
    const [piece] = await db.select({ KIND: kind, TAB: tab, NAME: name, title }).from(stylingContents).where(shownContent(siteId, subject))
    return piece && { path: contentHref(piece), title: piece.title }
  }
  const { type, seq, title } = interiorCases
  const [one] = await db.select({ TYPE: type, SEQ: seq, title }).from(interiorCases).where(shownCase(siteId, subject.seq))
  return one && { path: caseHref(one), title: one.title }
}
