// One driver for both databases: PGlite speaks PostgreSQL's wire protocol through a child process, so everything
// above this file knows `pg` and drizzle only.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** Drizzle over the pool or over one transaction. */
export type Database = Omit<NodePgDatabase, '$client'>

export interface OpenDatabase {
  kind: 'postgres' | 'embedded'
  /** `db.transaction` takes one connection of the pool; the embedded pool has one, so pass `tx` on and never use `db` inside. */
  db: Database
  /**
   * For calls that only read, pages among them: on PostgreSQL a separate pool, so that readers never use up the connections of writes.
   * The embedded database has one connection for both.
   */
  reads: Database
  pool: Pool
  /** Resolves when a query is answered; rejects after the query deadline. */
  ping(): Promise<void>
  /** One connection without the query deadline, for migrations and seeding. */
  unhurried<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** The same as the role that owns the tables, where that is another one than `db` has; with the name of the role of `db`. */
  owner?: { role: string; unhurried: OpenDatabase['unhurried'] }
  /** Copies the embedded database to a new folder and returns its path; PostgreSQL has its own tools. */
  snapshot?(): Promise<string>
  close(): Promise<void>
}
