// The people of the demonstration in a test's own database. Their passwords are hashed once, which is what takes the time; each
// test finds them as they were seeded.
import { seedMembers } from '@/services/members/domain/seed-members'
import { socialAccounts } from '@/services/db/tables/auth'
import { businesses, memberConsents, members } from '@/services/db/tables/members'
import type { TestApp } from './test-app'

export interface SeededPeople {
  /** Takes back whatever a test has done to them. */
  restore: () => Promise<void>
}

/** The terms must be there already, because consents name the version in force. */
export async function seedOnce({ open: { db } }: TestApp): Promise<SeededPeople> {
  await db.transaction((tx) => seedMembers(tx, 'site', new Date()))
  const [people, consents, links, firms] = [
    await db.select().from(members),
    await db.select().from(memberConsents),
    await db.select().from(socialAccounts),
    await db.select().from(businesses),
  ]
  return {
    restore: () =>
      db.transaction(async (tx) => {
        await tx.delete(memberConsents)
        // Sign-ins, social accounts and businesses go along.
        await tx.delete(members)
        await tx.insert(members).values(people)
        await tx.insert(memberConsents).values(consents)
        await tx.insert(socialAccounts).values(links)
        await tx.insert(businesses).values(firms)
      }),
  }
}
