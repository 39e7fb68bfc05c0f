import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { recruitApplications } from '@/services/db/tables/community'
import { members } from '@/services/db/tables/members'

/** Applications with their words and their members, all unsealed: for what records who read them. */
export const openedRows = (db: Database) =>
  db
    .select({
      application: recruitApplications,
      name: members.memberName,
      mobileNo: members.mobileNo,
      email: members.email,
    })
    .from(recruitApplications)
    .innerJoin(members, eq(members.memberNo, recruitApplications.memberNo))
    .$dynamic()
