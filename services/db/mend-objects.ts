// Indexes and constraints are compared with those that the newest migration knows: a database whose process was killed, or whose files were
// copied while it wrote, may stand without one, and then two rows would be where one may be, in silence.
import { sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { Database, OpenDatabase } from './database'
import { EmbeddedFailure, withRemedy } from './embedded'
import { definitionOf, wantedObjects, type DatabaseObject } from './wanted-objects'

/**
 * Builds anew what is gone or empty, in one transaction. PostgreSQL has an operator and tools of its own.
 * @returns their names.
 * @throws EmbeddedFailure with a sentence for the operator where the rows do not permit it.
 */
export async function mendObjects(open: OpenDatabase, dataDir: string): Promise<readonly string[]> {
  if (open.kind !== 'embedded') return []
  return open.unhurried(async (db) => {
    const wanted = wantedObjects()
    const standing = await standingIn(db)
    const gone = wanted.filter(({ name }) => !standing.has(storedName(name)))
    const unsound = wanted.filter(({ name }) => standing.get(storedName(name)) === false)
    if (gone.length + unsound.length === 0) return []
    await db.transaction(async (tx) => {
      for (const { name } of unsound) await carryOut(tx, `REINDEX INDEX "${name}"`, name, dataDir)
      for (const object of gone) await carryOut(tx, definitionFor(object, dataDir), object.name, dataDir)
    })
    const names = [...unsound, ...gone].map(({ name }) => name)
    logger().warn({ names }, 'indexes and constraints of the embedded database were gone and have been built anew')
    return names
  })
}

/** PostgreSQL keeps 63 bytes of a name, which has Latin letters only. */
const storedName = (name: string): string => name.slice(0, 63)

/** @returns by name whether it can be used: an index has a first page from the beginning. */
async function standingIn(db: Database): Promise<Map<string, boolean>> {
  const { rows } = await db.execute<{ name: string; sound: boolean }>(sql`
    select conname as name, true as sound from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select c.relname, i.indisvalid and pg_relation_size(c.oid) > 0
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`)
  // A primary key is a constraint and an index of one name: it is as sound as its index.
  const standing = new Map<string, boolean>()
  for (const { name, sound } of rows) standing.set(name, sound && standing.get(name) !== false)
  return standing
}

function definitionFor(object: DatabaseObject, dataDir: string): string {
  const definition = definitionOf(object)
  if (definition === undefined)
    throw new EmbeddedFailure(
      withRemedy(dataDir, `its “${object.name}” on the table “${object.table}” is gone, and no migration says what it was`),
    )
  return definition
}

async function carryOut(db: Pick<Database, 'execute'>, statement: string, name: string, dataDir: string): Promise<void> {
  try {
    await db.execute(sql.raw(statement))
  } catch (failure) {
    let cause = failure as Error
    while (cause.cause instanceof Error) cause = cause.cause
    const reason = `its “${name}” is gone, and its rows do not permit to build it anew: PostgreSQL says "${cause.message}"`
    throw new EmbeddedFailure(withRemedy(dataDir, reason), { cause: failure })
  }
}
