// A migrated database of either kind, made once and copied by each test that wants one: migrating takes longer than most of the
// tests that need it. The embedded one is a folder below .cache, named after everything that it is made from; the one of
// PostgreSQL is a template database of this run, which tests/support/drop-templates.ts drops at the end.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '@/services/db/migrate'
import type { OpenDatabase } from '@/services/db/database'
import { openDatabase } from '@/services/db/open-database'
import { root } from './fixtures'
import { postgresUrl } from './postgres'

const MAKING = 7_240_117
const ENDING = 'maru_template_'

/** The run's own name, given to its workers by the environment: two runs on one server do not drop each other's templates. */
export const templateName = (): string => `${ENDING}${process.env['MARU_TEST_RUN'] ?? 'alone'}`
/** Of the database with all that ships. */
export const seededName = (): string => `${templateName()}_seeded`

/** What fills a migrated database once, for all tests that begin with it. */
export type Fill = (open: OpenDatabase) => Promise<unknown>

type State = 'migrated' | 'empty'

/** Fills a data folder with an embedded database, with our tables or without any: creating one takes six seconds of processor. */
export async function copyEmbedded(dataDir: string, state: State = 'migrated'): Promise<void> {
  const place = join(root, '.cache', 'databases', `${hashOfSources()}-${state}`)
  if (!existsSync(place)) await makeEmbedded(place, state)
  cpSync(place, dataDir, { recursive: true })
}

async function makeEmbedded(place: string, state: State): Promise<void> {
  const folder = join(place, '..')
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(`${place}-draft-`)
  if (state === 'migrated') await copyEmbedded(draft, 'empty')
  const open = await openDatabase({ dataDir: draft }, { deadline: 60_000 })
  if (state === 'migrated') await migrate(open)
  await open.close()
  try {
    renameSync(draft, place)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    // Another worker was faster.
    if (!existsSync(place)) throw cause
  }
  // What earlier migrations made is of no more use.
  for (const name of readdirSync(folder))
    if (!place.includes(name.split('-')[0]!)) rmSync(join(folder, name), { recursive: true, force: true })
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = ['services/db/migrations', 'services/db/migrations/meta'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}/${entry.name}`)
      .sort(),
  )
  for (const file of [...files, 'services/db/embedded-server.ts', 'node_modules/@electric-sql/pglite/package.json'])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Makes a database on the PostgreSQL server of the tests, as a copy of the migrated one, or of the one that `seed` filled once. */
export async function copyPostgres(name: string, seed?: Fill): Promise<void> {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MAKING])
    await makeOnce(client, templateName(), migrate)
    if (seed) await makeOnce(client, seededName(), seed, templateName())
    await client.query('select pg_advisory_unlock($1)', [MAKING])
    await client.query(`create database ${name} template ${seed ? seededName() : templateName()}`)
  })
}

/** Killed midway it leaves a draft, which the next one drops. */
async function makeOnce(client: pg.Client, name: string, fill: Fill, from = 'template1'): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount !== 0) return
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} template ${from}`)
  const open = await openDatabase({ dataDir: '', databaseUrl: urlOf(draft) }, { deadline: 60_000 })
  await fill(open)
  await open.close()
  await client.query(`alter database ${draft} rename to ${name}`)
}

export const urlOf = (name: string): string => Object.assign(new URL(postgresUrl()), { pathname: `/${name}` }).href

/** Runs commands on the server's own database. */
export async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
