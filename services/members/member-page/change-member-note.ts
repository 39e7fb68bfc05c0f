import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/member-page'
import { isSensitiveNote } from '@/schemas/rules/members/is-sensitive-note'
import { memberNotes } from '@/services/db/tables/notes'
import { operation } from '@/services/kit/service'
import { requireOwnNote } from './require-own-note'

export const changeMemberNote = operation(contracts.changeMemberNote, async ({ noteSeq, version, contents: typed }, ctx) => {
  const contents = typed.trim()
  if (isSensitiveNote(contents)) throw ctx.fail('sensitive')
  const note = await requireOwnNote(ctx, noteSeq)
  if (note.version !== version) throw ctx.fail('changed')
  await ctx.db
    .update(memberNotes)
    .set({ contents, version: version + 1, changedAt: ctx.now })
    .where(eq(memberNotes.noteSeq, noteSeq))
  const { memberNo } = note
  ctx.audit('member.noteChange', memberNo, { note: noteSeq, letters: contents.length }, [{ memberNo }])
  return { message: '메모를 고쳤습니다.' }
})
