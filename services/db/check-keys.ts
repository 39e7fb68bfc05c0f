// A database is sealed with the keys of its installation (P1, S6). With other keys the site would start, and every sign-in would end in
// an error; worse, new rows would be sealed with keys that are not backed up. So the database contains a known value for INDEX_KEY and
// for each key of DATA_KEYS, and a start that cannot open it is refused with a sentence.
import { and, inArray, isNotNull, like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { blindIndex, seal, unseal } from '@/services/base/seal'
import { settings } from '@/services/base/settings'
import type { Database, OpenDatabase } from './database'
import { sealedColumns } from './reseal'
import { staff } from './tables/auth'
import { facts } from './tables/base'
import { members } from './tables/members'

/** The keys of this process differ from those of the database; the message says which, and what to do. */
export class KeyFailure extends Error {
  override name = 'KeyFailure'
}

const KNOWN = '마루'
const PLACE = 'fact.known'
const INDEX_FACT = 'known:index'
const DATA_FACT = 'known:data:'
/** How many values are tried without a known value: one may be damaged, not all. */
const SAMPLES = 20

/**
 * Compares the keys of this process with those of the database. The first start that finds no known value for a key (a new database, one
 * of an earlier version, a key just put in front) tries real rows instead, and then stores the known value. The known value of a removed
 * key is deleted once nothing is sealed with it. Several processes may do this at once.
 * @throws KeyFailure, before anything is written.
 */
export async function checkKeys(open: OpenDatabase): Promise<void> {
  const ids = settings().dataKeys.map(({ id }) => id)
  const known = await knownValues(open.db)
  checkKnown(known, ids)
  const missing = [INDEX_FACT, ...ids.map(factOf)].filter((name) => !known.has(name))
  const gone = [...known.keys()].filter((name) => name !== INDEX_FACT && !ids.includes(idOf(name)))
  if (missing.length === 0 && gone.length === 0) return

  await open.unhurried(async (db) => {
    if (![...known.keys()].some((name) => name !== INDEX_FACT)) await checkSealedRows(db, ids)
    if (!known.has(INDEX_FACT)) await checkIndexedRows(db, ids)
    for (const name of gone) await checkRetired(db, idOf(name))
    const values = missing.map((name) => ({
      name,
      value: name === INDEX_FACT ? blindIndex(KNOWN, PLACE) : seal(KNOWN, PLACE, idOf(name)),
    }))
    if (values.length > 0) await db.insert(facts).values(values).onConflictDoNothing()
    if (gone.length > 0) await db.delete(facts).where(inArray(facts.name, gone))
  })
  // Another process may have stored its known value meanwhile.
  checkKnown(await knownValues(open.db), ids)
}

const factOf = (id: string): string => DATA_FACT + id
const idOf = (name: string): string => name.slice(DATA_FACT.length)

async function knownValues(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(facts).where(like(facts.name, 'known:%'))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

function checkKnown(known: Map<string, string>, ids: readonly string[]): void {
  const index = known.get(INDEX_FACT)
  if (index !== undefined && index !== blindIndex(KNOWN, PLACE)) throw otherIndexKey()
  for (const id of ids) {
    const value = known.get(factOf(id))
    if (value !== undefined && !opens(value, PLACE)) throw otherDataKey(id)
  }
  const knownIds = [...known.keys()].filter((name) => name !== INDEX_FACT).map(idOf)
  if (knownIds.length > 0 && !knownIds.some((id) => ids.includes(id))) throw lostDataKey(knownIds)
}

/** A database without known values: its sealed rows must open. */
async function checkSealedRows(db: Database, ids: readonly string[]): Promise<void> {
  const used = new Set<string>()
  for (const { table, column } of sealedColumns()) {
    const id = sql<string>`split_part(${column}, '.', 1)`
    for (const row of await db.selectDistinct({ id }).from(table).where(isNotNull(column))) used.add(row.id)
  }
  // A value without a key id is damaged.
  const found = [...used].filter((id) => /^[a-z0-9]{1,8}$/.test(id))
  if (found.length > 0 && !found.some((id) => ids.includes(id))) throw lostDataKey(found)
  for (const id of found) {
    if (!ids.includes(id)) throw neededDataKey(id)
    if (!(await opensOne(db, id))) throw otherDataKey(id)
  }
  if (found.length === 0) await checkPasswords(db, ids)
}

/** Whether at least one value sealed with a key opens. */
async function opensOne(db: Database, id: string): Promise<boolean> {
  for (const { table, column } of sealedColumns()) {
    const raw = sql<string>`${column}`
    const rows = await db
      .select({ raw })
      .from(table)
      .where(like(raw, `${id}.%`))
      .limit(SAMPLES)
    if (rows.some((row) => opensIn(column, row.raw))) return true
  }
  return false
}

/** Without sealed rows, the passwords name the key of their pepper. */
async function checkPasswords(db: Database, ids: readonly string[]): Promise<void> {
  const id = sql<string>`split_part(${staff.passwordHash}, '$', 1)`
  const found = (await db.selectDistinct({ id }).from(staff).where(like(staff.passwordHash, '%$argon2id$%')))
    .map((row) => row.id)
    .filter(Boolean)
  if (found.length > 0 && !found.some((one) => ids.includes(one))) throw lostDataKey(found)
}

/** A database without a known index: the index of an existing number must match. */
async function checkIndexedRows(db: Database, ids: readonly string[]): Promise<void> {
  const pairs = [
    [members.mobileNo, members.mobileIndex, 'member.mobile'],
    [members.email, members.emailIndex, 'member.email'],
    [members.ci, members.ciIndex, 'member.ci'],
  ] as const
  let tried = 0
  for (const [column, index, place] of pairs) {
    const rows = await db
      .select({ raw: sql<string>`${column}`, index: sql<string>`${index}` })
      .from(members)
      .where(and(isNotNull(column), isNotNull(index), inArray(sql`split_part(${column}, '.', 1)`, [...ids])))
      .limit(SAMPLES)
    for (const row of rows) {
      if (!opensIn(column, row.raw)) continue
      if (blindIndex(String(column.mapFromDriverValue(row.raw)), place) === row.index) return
      tried++
    }
  }
  if (tried > 0) throw otherIndexKey()
}

/** A key may be removed only when nothing needs it. */
async function checkRetired(db: Database, id: string): Promise<void> {
  for (const { table, column } of sealedColumns()) {
    const raw = sql<string>`${column}`
    const found = await db
      .select({ raw })
      .from(table)
      .where(like(raw, `${id}.%`))
      .limit(1)
    if (found.length > 0) throw neededDataKey(id)
  }
}

function opens(sealed: string, place: string): boolean {
  try {
    return unseal(sealed, place) === KNOWN
  } catch {
    return false
  }
}

function opensIn(column: PgColumn, raw: string): boolean {
  try {
    column.mapFromDriverValue(raw)
    return true
  } catch {
    return false
  }
}

function whereKeysAre(name: 'DATA_KEYS' | 'INDEX_KEY'): string {
  const { appMode, dataDir, databaseUrl } = settings()
  if (appMode === 'production') return `Set ${name} to what it was when this database was filled.`
  const place = `${dataDir}/secrets.json`
  const anew = databaseUrl ? 'use an empty database' : `move the folder ${dataDir} aside`
  return `Put back ${place} from a backup, or set ${name} to what it was. To begin with a new, empty site instead, ${anew} and start again.`
}

const UNTOUCHED = 'Nothing was changed.'
const otherDataKey = (id: string) =>
  new KeyFailure(
    `The key ${id} of DATA_KEYS is not the key ${id} that this database was sealed with: its names, numbers and addresses cannot be read and its passwords cannot be checked. ${whereKeysAre('DATA_KEYS')} ${UNTOUCHED}`,
  )
const lostDataKey = (ids: readonly string[]) =>
  new KeyFailure(
    `DATA_KEYS has none of the keys that this database was sealed with (${ids.join(', ')}): its names, numbers and addresses cannot be read and its passwords cannot be checked. ${whereKeysAre('DATA_KEYS')} ${UNTOUCHED}`,
  )
const neededDataKey = (id: string) =>
  new KeyFailure(
    `The key ${id} was taken out of DATA_KEYS while values of this database still lie sealed under it. Put it back behind the first key, run npm run data:reseal -- --write, and take it out when that command finds nothing under ${id}. ${UNTOUCHED}`,
  )
const otherIndexKey = () =>
  new KeyFailure(
    `INDEX_KEY is not the one that this database was filled with: members could not be found by number, mail address or identity, and could join twice. ${whereKeysAre('INDEX_KEY')} ${UNTOUCHED}`,
  )
