import { eq } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import type { DirectoryPlace } from './directory-place'

/** Gives an account that the directory made the role of its groups; it holds from the person's next call on. */
export async function changeDirectoryRole(place: DirectoryPlace, person: typeof staff.$inferSelect, roleId: string): Promise<void> {
  if (person.roleId === roleId) return
  await place.db
    .update(staff)
    .set({ roleId, version: person.version + 1 })
    .where(eq(staff.id, person.id))
  await place.audit('staff.change', person.id, { before: person.roleId ?? '', roleId })
}
