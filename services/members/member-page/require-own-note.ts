import { and, eq } from 'drizzle-orm'
import { memberNotes } from '@/services/db/tables/notes'
import type { Ctx, Fails } from '@/services/kit/service'

type Note = Pick<typeof memberNotes.$inferSelect, 'noteSeq' | 'memberNo' | 'version'>

/** The note of this number, held until the transaction ends. @throws where another person wrote it. */
export async function requireOwnNote(ctx: Ctx & Fails<'missing' | 'notOwn'>, noteSeq: number): Promise<Note> {
  const { staffId, memberNo, version } = memberNotes
  const [note] = await ctx.db
    .select({ noteSeq: memberNotes.noteSeq, memberNo, version, staffId })
    .from(memberNotes)
    .where(and(eq(memberNotes.siteId, ctx.siteId), eq(memberNotes.noteSeq, noteSeq)))
    .for('update')
  if (!note) throw ctx.fail('missing')
  if (note.staffId !== ctx.session.staff!.id) throw ctx.fail('notOwn')
  return note
}
