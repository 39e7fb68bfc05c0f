import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { seedMembers } from '@/services/members/domain/seed-members'
import { adoptRecords, recordsVersion } from '@/services/records/adopt-records'
import { openTestApp, type TestApp } from './test-app'

/** The registered services on a database of the test's own with all that ships: a copy, because seeding takes longer than most of its tests. */
export const openSeededApp = (): Promise<TestApp> =>
  openTestApp('postgres', (open) =>
    seedShipped(open, {
      content: shippedContent,
      demo: seedMembers,
      siteId: 'site',
      records: { version: recordsVersion(), adopt: adoptRecords },
    }),
  )
