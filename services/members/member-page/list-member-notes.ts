import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/member-page'
import { memberNotes } from '@/services/db/tables/notes'
import { operation } from '@/services/kit/service'
import { requireMember } from '../domain/require-member'

export const listMemberNotes = operation(contracts.listMemberNotes, async ({ memberNo }, ctx) => {
  const { db, siteId, session } = ctx
  await requireMember(ctx, memberNo)
  const rows = await db
    .select()
    .from(memberNotes)
    .where(and(eq(memberNotes.siteId, siteId), eq(memberNotes.memberNo, memberNo)))
    .orderBy(desc(memberNotes.writtenAt), desc(memberNotes.noteSeq))
  return {
    items: rows.map(({ noteSeq, staffName, contents, version, writtenAt, changedAt, staffId }) => ({
      ...{ noteSeq, staffName, contents, version },
      writtenAt: writtenAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
      isOwn: staffId !== null && staffId === session.staff?.id,
    })),
  }
})
