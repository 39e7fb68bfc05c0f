// Opens the one database that this process uses: PostgreSQL by address, or PGlite in a process of its own. Both are a `pg` pool, so the
// layers above see no difference, except that the embedded pool has one connection. Using the pool inside a transaction would therefore
// wait for itself, so the pool refuses it, on PostgreSQL as well.
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Settings } from '@/services/base/settings'
import { logger } from '@/services/base/log'
import type { Database, OpenDatabase } from './database'
import { startEmbedded, type Embedded } from './embedded'
import { queueQueries } from './queue-queries'
import { isDatabaseAway } from './sql-state'

export interface OpenOptions {
  /** Milliseconds that one query may take, and that a call waits for a connection. */
  deadline?: number
}

const DEADLINE = 2_000
const INT8 = 20
const [MOST_WRITING, MOST_READING] = [10, 8]

/** @throws EmbeddedFailure with a sentence for the operator when the embedded folder is locked or damaged. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const deadline = options.deadline ?? DEADLINE
  pg.types.setTypeParser(INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text))
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, deadline, settings.databaseOwnerUrl)
    : openEmbedded(settings.dataDir, deadline)
}

function openPostgres(connectionString: string, deadline: number, ownerUrl?: string): OpenDatabase {
  const common: pg.PoolConfig = {
    connectionString,
    connectionTimeoutMillis: deadline,
    keepAlive: true,
    application_name: 'maru',
    // Compiling a query takes longer than any that a visitor waits for.
    options: '-c jit=off',
  }
  const poolOf = (max: number) =>
    new TransactionPool({
      ...common,
      max,
      // The server cancels a slow query itself; the client's own limit is for a server that no longer answers.
      statement_timeout: deadline,
      query_timeout: deadline + 250,
      idle_in_transaction_session_timeout: 10_000,
    })
  const [pool, reads] = [poolOf(MOST_WRITING), poolOf(MOST_READING)]
  return {
    ...shared('postgres', pool, deadline),
    reads: drizzleOver(reads),
    unhurried: overOneClient(common),
    ...(ownerUrl
      ? { owner: { role: new URL(connectionString).username, unhurried: overOneClient({ ...common, connectionString: ownerUrl }) } }
      : {}),
    close: async () => void (await Promise.all([pool.end(), reads.end()])),
  }
}

const overOneClient =
  (config: pg.ClientConfig): OpenDatabase['unhurried'] =>
  async (work) => {
    const client = new pg.Client(config)
    client.on('error', () => undefined) // the interrupted query rejects
    await client.connect()
    try {
      return await work(drizzle(queueQueries(client)))
    } finally {
      await client.end()
    }
  }

async function openEmbedded(dataDir: string, deadline: number): Promise<OpenDatabase> {
  const embedded: Embedded = await startEmbedded({ dataDir, deadline, log: logger() })
  const pool = new TransactionPool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => embedded.socket(),
    connectionTimeoutMillis: deadline,
    idleTimeoutMillis: 0,
  })
  const { db, ...others } = shared('embedded', pool, deadline)
  return {
    ...others,
    db,
    reads: db,
    unhurried: (work) =>
      embedded.withoutDeadline(async () => {
        const client = await pool.connect()
        let broken: Error | undefined
        // The pool listens to clients that rest: without this a database that ends in the middle would end our process with it.
        const lost = (cause: Error) => (broken ??= cause)
        client.on('error', lost)
        try {
          return await work(drizzle(queueQueries(client)))
        } catch (cause) {
          if (isDatabaseAway(cause)) broken ??= cause as Error
          throw cause
        } finally {
          client.off('error', lost)
          client.release(broken)
        }
      }),
    snapshot: () => embedded.snapshot(),
    async close() {
      await pool.end()
      await embedded.close()
    },
  }
}

const inTransaction = new AsyncLocalStorage<{ over: boolean }>()

class TransactionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void,
  ): void
  override connect(
    callback?: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void,
  ): Promise<pg.PoolClient> | void {
    if (inTransaction.getStore()?.over === false) {
      const failure = new Error(
        'The pool was asked from inside a transaction: pass `tx` down instead. On the embedded database this would wait for ever.',
      )
      return callback ? callback(failure, undefined, () => undefined) : Promise.reject(failure)
    }
    return callback ? super.connect(callback) : super.connect()
  }
}

function drizzleOver(pool: pg.Pool): Database {
  pool.on('error', (cause) => logger().warn({ err: cause }, 'an idle database connection was lost'))
  const db: Database = drizzle(pool)
  // Drizzle's own transaction loses the connection for good when `begin` fails, and waits on a dead one to roll back.
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    const state = { over: false }
    let failure: Error | undefined
    let broken: Error | undefined
    const lost = (cause: Error) => (broken ??= cause)
    client.on('error', lost)
    try {
      return await inTransaction.run(state, () =>
        drizzle(queueQueries(client)).transaction(async (tx) => {
          try {
            return await work(tx)
          } catch (cause) {
            failure = cause as Error
            if (isDatabaseAway(cause)) void client.end() // a rollback would only wait behind the lost query
            throw cause
          }
        }, config),
      )
    } catch (cause) {
      if (isDatabaseAway(cause)) broken ??= cause as Error
      throw failure ?? cause
    } finally {
      state.over = true
      client.off('error', lost)
      client.release(broken)
    }
  }
  db.transaction = transaction
  return db
}

function shared(kind: OpenDatabase['kind'], pool: pg.Pool, deadline: number): Pick<OpenDatabase, 'kind' | 'db' | 'pool' | 'ping'> {
  return {
    kind,
    db: drizzleOver(pool),
    pool,
    async ping() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, failed) => {
        timer = setTimeout(() => failed(new Error(`the database did not answer within ${deadline} ms`)), deadline)
      })
      try {
        await Promise.race([pool.query('select 1'), late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
