// A database as an earlier version of the code left it: only the migrations before a given one have run.
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '@/services/db/database'
import journal from '@/services/db/migrations/meta/_journal.json' with { type: 'json' }
import { testDatabase, type TestDatabase } from './test-database'

const folder = join(import.meta.dirname, '..', '..', 'services/db/migrations')

export interface EarlierDatabase extends TestDatabase {
  /** How many migrations bring it to today. */
  pending: number
}

/** @param migration name of the first migration that has not run (`foreign-keys`). */
export async function earlierDatabase(kind: OpenDatabase['kind'], migration: string): Promise<EarlierDatabase> {
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`))
  if (place < 0) throw new Error(`there is no migration ${migration}`)
  const here = await testDatabase(kind, { migrated: false })
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'maru-migrations-'))
  try {
    cpSync(folder, migrationsFolder, { recursive: true })
    writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }))
    const earlier = readMigrationFiles({ migrationsFolder })
    if (earlier.length !== place) throw new Error(`${earlier.length} migrations instead of ${place}`)
    await here.open.unhurried((db) => applyPending(db as unknown as NodePgDatabase, { migrationsFolder }))
  } finally {
    rmSync(migrationsFolder, { recursive: true, force: true })
  }
  return { ...here, pending: journal.entries.length - place }
}
