// npm run networks:clear   For whoever has the server, when nobody can reach the console any more: staff may come from everywhere again.
// It holds at the next call, without a restart, and stands in the audit log.
import { eq, sql } from 'drizzle-orm'
import { STAFF_DOOR_ID, staffDoors } from '@/services/db/tables/auth'
import { readAllowedNetworks } from '@/services/auth/domain/read-allowed-networks'
import { writeAudits } from '@/services/kit/write-audits'
import { withDatabase } from './with-database'

await withDatabase(async (open) => {
  const { networks } = await readAllowedNetworks(open.db)
  if (networks.length === 0) return console.log('Staff may come from everywhere already. Nothing was changed.')
  await open.db.transaction(async (tx) => {
    await tx
      .update(staffDoors)
      .set({ networks: [], version: sql`${staffDoors.version} + 1`, updatedAt: new Date() })
      .where(eq(staffDoors.id, STAFF_DOOR_ID))
    await writeAudits(tx, [
      {
        at: new Date(),
        actor: 'networks:clear',
        action: 'staff.networks',
        target: 'unknown',
        detail: { before: networks.join(', '), after: '' },
        requestId: 'command',
      },
    ])
  })
  console.log(`Staff may come from everywhere again. Before: ${networks.join(', ')}.`)
})
