// An empty, migrated database of a test's own, of either kind.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '@/services/db/database'
import { openDatabase, type OpenOptions } from '@/services/db/open-database'
import { administer, copyEmbedded, copyPostgres, urlOf, type Fill } from './database-templates'

/**
 * For tests where the dialect, the driver or a lock differs: the room of the database, the pipeline, publishing, entering, booking,
 * ordering, paying. A file that asks for both costs a process that embeds a database, and runs all of its tests twice: how many
 * there are is counted (test-groups.test.ts).
 */
export const BOTH_DATABASES = ['embedded', 'postgres'] as const
/**
 * For tests of rules, whose queries Drizzle writes: PostgreSQL, where requests do race and a copy is made fastest. The journeys
 * run the same operations on the embedded database.
 */
export const ONE_DATABASE = ['postgres'] as const

/**
 * Milliseconds that one query may take. The product's two seconds are too few where the machine is busy with other tests: the embedded
 * database has a low priority, and is killed when it is late. A test of deadlines sets its own.
 */
const PATIENCE = 20_000

export interface TestDatabase {
  open: OpenDatabase
  /** What to give to `openDatabase` to open the same one again. */
  place: { dataDir: string; databaseUrl?: string }
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

export async function testDatabase(
  kind: OpenDatabase['kind'],
  options: OpenOptions & { migrated?: boolean; seed?: Fill } = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  const name = `maru_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = kind === 'postgres' ? urlOf(name) : undefined
  const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}) }
  const isMigrated = options.migrated !== false
  if (!databaseUrl) await copyEmbedded(dataDir, isMigrated ? 'migrated' : 'empty')
  if (databaseUrl && isMigrated) await copyPostgres(name, options.seed)
  if (databaseUrl && !isMigrated) await administer((client) => client.query(`create database ${name}`))
  const open = await openDatabase(place, { deadline: PATIENCE, ...options })
  return {
    open,
    place,
    async drop() {
      await open.close()
      if (databaseUrl) await administer((client) => client.query(`drop database ${name} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Tries until it works: for what comes back by itself. */
export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 25_000; ;) {
    try {
      return await attempt()
    } catch (cause) {
      if (Date.now() > deadline) throw cause
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}
