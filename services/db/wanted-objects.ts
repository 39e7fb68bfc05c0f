// What the newest migration knows of indexes and constraints, and the statements that made them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

export interface DatabaseObject {
  name: string
  table: string
  /** Of a primary key of one column, which no migration names. */
  column?: string
}

interface Snapshot {
  tables: Record<
    string,
    Record<'indexes' | 'foreignKeys' | 'compositePrimaryKeys' | 'uniqueConstraints' | 'checkConstraints', Record<string, unknown>> & {
      name: string
      columns: Record<string, { name: string; primaryKey: boolean }>
    }
  >
}

const pathOf = (name: string): string => fileURLToPath(new URL(`migrations/${name}`, import.meta.url))

/** In the order in which they are made: a foreign key needs the key that it points at. */
export function wantedObjects(): DatabaseObject[] {
  const newest = journal.entries.at(-1)!.idx
  const { tables } = JSON.parse(readFileSync(pathOf(`meta/${String(newest).padStart(4, '0')}_snapshot.json`), 'utf8')) as Snapshot
  const all = Object.values(tables)
  const keys = all.flatMap(({ name: table, columns }) =>
    Object.values(columns).flatMap((column) => (column.primaryKey ? [{ name: `${table}_pkey`, table, column: column.name }] : [])),
  )
  const named = (['compositePrimaryKeys', 'uniqueConstraints', 'indexes', 'checkConstraints', 'foreignKeys'] as const).flatMap((kind) =>
    all.flatMap((table) => Object.keys(table[kind]).map((name) => ({ name, table: table.name }))),
  )
  return [...keys, ...named]
}

/** The statement that makes it: the last one of the migrations, because what was changed was made anew. */
export function definitionOf({ name, table, column }: DatabaseObject): string | undefined {
  if (column !== undefined) return `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" PRIMARY KEY ("${column}")`
  const index = new RegExp(`^CREATE (UNIQUE )?INDEX (IF NOT EXISTS )?"${name}" `)
  const added = new RegExp(`^ALTER TABLE "${table}" ADD CONSTRAINT "${name}" `)
  const within = new RegExp(`^\\s*(CONSTRAINT "${name}" .*?),?$`, 'm')
  let found: string | undefined
  for (const statement of statements()) {
    if (index.test(statement) || added.test(statement)) found = statement
    else if (statement.startsWith(`CREATE TABLE "${table}" `)) {
      const constraint = within.exec(statement)?.[1]
      if (constraint !== undefined) found = `ALTER TABLE "${table}" ADD ${constraint}`
    }
  }
  return found
}

function statements(): string[] {
  return journal.entries.flatMap(({ tag }) =>
    readFileSync(pathOf(`${tag}.sql`), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim()),
  )
}
