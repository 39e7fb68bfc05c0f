// Migrates the database to the tables of tables/. All pending steps run in one transaction, so a killed run leaves nothing half-done and
// the next one starts over; on PostgreSQL an advisory lock lets one process at a time do it.
import { count, max, sql } from 'drizzle-orm'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { logger } from '@/services/base/log'
import type { Database, OpenDatabase } from './database'
import { grantTables } from './grant-tables'
import { lastOrphan, reportOrphans } from './report-orphans'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Drizzle's own record of applied migrations. */
const appliedSteps = pgSchema('drizzle').table('__drizzle_migrations', { createdAt: bigint('created_at', { mode: 'number' }) })
const LOCK = 7_240_116
const PATIENCE = 60_000

/** Applies pending migrations and returns their number; an existing embedded database is copied first. */
export async function migrate(open: OpenDatabase): Promise<number> {
  const owner = open.owner ?? open
  const waiting = await owner.unhurried(countPending)
  if (waiting.pending === 0) return 0
  if (waiting.applied > 0 && open.snapshot)
    logger().info({ snapshot: await open.snapshot() }, 'the database was copied before its migration')
  return owner.unhurried(async (db) => {
    await takeTurn(db)
    try {
      const { pending } = await countPending(db) // another process may have applied them
      if (pending > 0) {
        const before = await lastOrphan(db)
        await applyPending(db as unknown as NodePgDatabase, { migrationsFolder })
        await reportOrphans(db, before)
        if (open.owner) await grantTables(db, open.owner.role)
      }
      return pending
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${LOCK})`).catch(() => undefined) // a lost connection has released it
    }
  })
}

async function takeTurn(db: Database): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; ; await sleep(100)) {
    const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(${LOCK}) as mine`)
    if (rows[0]?.mine) return
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating this database for a minute. Try again when it has finished.')
  }
}

async function countPending(db: Database): Promise<{ applied: number; pending: number }> {
  const all = readMigrationFiles({ migrationsFolder })
  const {
    rows: [table],
  } = await db.execute<{ there: boolean }>(sql`select to_regclass(${'drizzle.__drizzle_migrations'}) is not null as there`)
  if (!table?.there) return { applied: 0, pending: all.length }
  const [known] = await db.select({ latest: max(appliedSteps.createdAt), steps: count() }).from(appliedSteps)
  const latest = known?.latest ?? 0
  return { applied: known?.steps ?? 0, pending: all.filter((step) => step.folderMillis > latest).length }
}
