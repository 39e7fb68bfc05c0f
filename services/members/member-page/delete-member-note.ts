import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/member-page'
import { memberNotes } from '@/services/db/tables/notes'
import { operation } from '@/services/kit/service'
import { requireOwnNote } from './require-own-note'

export const deleteMemberNote = operation(contracts.deleteMemberNote, async ({ noteSeq }, ctx) => {
  const { memberNo } = await requireOwnNote(ctx, noteSeq)
  await ctx.db.delete(memberNotes).where(eq(memberNotes.noteSeq, noteSeq))
  ctx.audit('member.noteDelete', memberNo, { note: noteSeq }, [{ memberNo }])
  return { message: '메모를 지웠습니다.' }
})
