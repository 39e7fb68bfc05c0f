import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/member-page'
import { isSensitiveNote } from '@/schemas/rules/members/is-sensitive-note'
import { staff } from '@/services/db/tables/auth'
import { memberNotes } from '@/services/db/tables/notes'
import { operation } from '@/services/kit/service'
import { requireMember } from '../domain/require-member'

/** The log says that a note was written and how long it is, never its words: they go with the member, and the log does not. */
export const addMemberNote = operation(contracts.addMemberNote, async ({ memberNo, contents: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  const contents = typed.trim()
  if (isSensitiveNote(contents)) throw ctx.fail('sensitive')
  // Held, so that no note is left behind by an erasure at the same time.
  const { status } = await requireMember(ctx, memberNo, { lock: true })
  if (status === 'WITHDRAWN') throw ctx.fail('gone')
  const staffId = session.staff!.id
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  const [row] = await db
    .insert(memberNotes)
    .values({ siteId, memberNo, staffId, staffName: person?.name ?? '', contents, writtenAt: now })
    .returning({ noteSeq: memberNotes.noteSeq })
  ctx.audit('member.note', memberNo, { note: row!.noteSeq, letters: contents.length }, [{ memberNo }])
  return { item: row!, message: '메모를 남겼습니다.' }
})
