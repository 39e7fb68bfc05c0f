import { inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { homeTours } from '@/services/db/tables/content'
import { members } from '@/services/db/tables/members'
import { makeProfile } from '@/services/members/domain/make-profile'
import { DEMO_TOURS } from './demo-tours'
import { publishTourCase } from './tour-case'

const DAY = 24 * 3_600_000

/** The home tours of a demonstration. They are inserted once and then belong to its members. */
export async function seedTours(tx: Database, siteId: string, now: Date): Promise<void> {
  const numbers = DEMO_TOURS.map(({ person }) => demoMemberNo(person))
  const [known] = await tx.select({ seq: homeTours.seq }).from(homeTours).where(inArray(homeTours.memberNo, numbers)).limit(1)
  if (known) return
  const people = await tx.select().from(members).where(inArray(members.memberNo, numbers))
  for (const { person, published, document } of DEMO_TOURS) {
    const member = people.find(({ memberNo }) => memberNo === demoMemberNo(person))
    if (!member) continue
    const at = new Date(now.getTime() - (published ?? 1) * DAY)
    const [row] = await tx
      .insert(homeTours)
      .values({
        siteId,
        memberNo: member.memberNo,
        title: document.title,
        document,
        createdAt: at,
        updatedAt: at,
        ...(published === undefined ? {} : { state: 'published' as const, publishedNumber: 1, publishedAt: at }),
      })
      .returning({ seq: homeTours.seq })
    if (published === undefined) continue
    await makeProfile({ db: tx, siteId, now: at }, member.memberNo)
    // Nobody reads yet: the pages are rendered after the seed.
    await publishTourCase({ db: tx, siteId, now: at, touch: () => undefined }, row!.seq, document, member.nickname)
  }
}
