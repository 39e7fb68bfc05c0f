import { eq } from 'drizzle-orm'
import { formatDateTime } from '@/schemas/words/dates'
import { staff } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'
import type { DraftRow } from './draft-row'

/** Displayed author of saves by the system. */
export const SYSTEM_NAME = '시스템'

/** Who saved in between, and when: as a message and as data for the editor. */
export async function sinceThen({ db }: Ctx, { draftNumber, updatedBy, updatedAt }: DraftRow) {
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, updatedBy))
  const name = person?.name ?? SYSTEM_NAME
  const message = `마지막 저장: ${formatDateTime(updatedAt)}, ${name}`
  return {
    problems: [{ pointer: '/draftNumber', message, keyword: 'stale' }],
    item: { draftNumber, updatedBy: { id: updatedBy, name }, updatedAt: updatedAt.toISOString() },
  }
}
