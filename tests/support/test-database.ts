// An empty, migrated database of a test's own, of either kind.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenDatabase } from '@/services/db/database'
import { migrate } from '@/services/db/migrate'
import { openDatabase, type OpenOptions } from '@/services/db/open'
import { postgresUrl } from './postgres'

export const KINDS_OF_DATABASE = ['embedded', 'postgres'] as const

export interface TestDatabase {
  open: OpenDatabase
  /** What to give to `openDatabase` to open the same one again. */
  place: { dataDir: string; databaseUrl?: string }
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

export async function testDatabase(kind: OpenDatabase['kind'], options: OpenOptions & { migrated?: boolean } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-test-'))
  const name = `maru_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = kind === 'postgres' ? Object.assign(new URL(postgresUrl()), { pathname: `/${name}` }).href : undefined
  if (databaseUrl) await administer(`create database ${name}`)
  const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}) }
  const open = await openDatabase(place, options)
  if (options.migrated !== false) await migrate(open)
  return {
    open,
    place,
    async drop() {
      await open.close()
      if (databaseUrl) await administer(`drop database ${name} with (force)`)
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

async function administer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  await client.query(command).finally(() => client.end())
}
