import type { Database } from '@/services/db/database'
import { seedMembers } from './seed-members'
import { seedMyPage } from './seed-my-page'

/** The members of a demonstration, after its content: one of them has a lived-in My Page. */
export async function seedDemo(tx: Database, siteId: string, now: Date): Promise<void> {
  await seedMembers(tx, siteId, now)
  await seedMyPage(tx, siteId, now)
}
