// The current number of every cache tag, in memory, because it is compared at each hit. The database is authoritative: a write bumps its
// tags in its own transaction, and NOTIFY, which PostgreSQL delivers only after the commit, informs the other processes. A listener that
// lost its connection may have missed some, so it listens first and then reads them all. The embedded database has one process, which
// updates its numbers directly.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { announceTags, setTagNumbers, tagNumbers, type TagNumbers } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'
import type { Database, OpenDatabase } from './database'
import { cacheTags } from './tables/base'
import { withFollowed } from './tag-followers'

const CHANNEL = 'maru_tags'
/** NOTIFY carries less than 8,000 bytes. */
const PAYLOAD = 7_000
const HEARTBEAT = 5_000

class DatabaseTagNumbers implements TagNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #reread: (tags: string[]) => void

  constructor(reread: (tags: string[]) => void) {
    this.#reread = reread
  }
  current(tag: string): number {
    return this.#numbers.get(tag) ?? 0
  }
  /** The database bumps the numbers: this reads them again. A write uses `bumpTags`. */
  bump(tags: Iterable<string>): void {
    this.#reread([...tags])
  }
  /** Numbers only grow, and notifications may arrive in any order. */
  raise(numbers: Iterable<readonly [string, number]>): void {
    const changed: string[] = []
    for (const [tag, number] of numbers) {
      if (number <= this.current(tag)) continue
      this.#numbers.set(tag, number)
      changed.push(tag)
    }
    announceTags(changed)
  }
  /** Takes the database's numbers, even lower ones: it may have been restored from a copy. */
  replace(numbers: ReadonlyMap<string, number>): void {
    const changed = [...new Set([...this.#numbers.keys(), ...numbers.keys()])].filter((tag) => this.#numbers.get(tag) !== numbers.get(tag))
    for (const tag of this.#numbers.keys()) if (!numbers.has(tag)) this.#numbers.delete(tag)
    for (const [tag, number] of numbers) this.#numbers.set(tag, number)
    announceTags(changed)
  }
}

/**
 * Bumps the tags of what a write changed, inside its transaction.
 * @returns a function that applies the new numbers in this process; call it after the commit.
 */
export async function bumpTagNumbers(tx: Database, tags: Iterable<string>): Promise<() => void> {
  const given = [...new Set(tags)]
  if (given.length === 0) return () => undefined
  const names = (await withFollowed(tx, given)).sort() // always in the same order, or two writes could deadlock
  if (names.length === 0) return () => undefined
  const rows = await tx
    .insert(cacheTags)
    .values(names.map((tag) => ({ tag, number: 1 })))
    .onConflictDoUpdate({ target: cacheTags.tag, set: { number: sql`${cacheTags.number} + 1` } })
    .returning()
  const numbers = rows.map(({ tag, number }) => [tag, number] as const)
  const news = JSON.stringify(Object.fromEntries(numbers))
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${Buffer.byteLength(news) > PAYLOAD ? '*' : news})`)
  return () => {
    const known = tagNumbers()
    if ('raise' in known) (known as DatabaseTagNumbers).raise(numbers)
    else known.bump(names)
  }
}

/** Reads all numbers, updates them on notification, and provides them to renders. */
export async function startTagNumbers(open: OpenDatabase): Promise<{ numbers: TagNumbers; close(): Promise<void> }> {
  const readAll = async (): Promise<Map<string, number>> =>
    new Map((await open.db.select().from(cacheTags)).map(({ tag, number }) => [tag, number]))
  const numbers = new DatabaseTagNumbers(() => {
    readAll().then(
      (all) => numbers.raise(all),
      (cause: unknown) => logger().warn({ err: cause }, 'the cache tags could not be read again'),
    )
  })
  const listener = open.kind === 'postgres' ? await listen(open, numbers, readAll) : undefined
  if (!listener) numbers.replace(await readAll())
  setTagNumbers(numbers)
  return { numbers, close: async () => listener?.() }
}

async function listen(
  open: OpenDatabase,
  numbers: DatabaseTagNumbers,
  readAll: () => Promise<Map<string, number>>,
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ ...open.pool.options, application_name: 'maru tags' })
    const notified = new Map<string, number>()
    let lost = false
    const lose = (cause?: Error) => {
      if (lost || closed) return
      lost = true
      clearInterval(heartbeat)
      logger().warn({ err: cause }, 'the cache tag listener lost its connection')
      void next.end().catch(() => undefined)
      again(200)
    }
    next.on('error', lose).on('end', () => lose())
    next.on('notification', ({ payload }) => {
      if (payload === undefined || payload === '*') return numbers.bump([])
      const news = Object.entries(JSON.parse(payload) as Record<string, number>)
      for (const [tag, number] of news) notified.set(tag, number)
      numbers.raise(news)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      notified.clear()
      const all = await readAll()
      for (const [tag, number] of notified) all.set(tag, Math.max(number, all.get(tag) ?? 0))
      if (lost) throw new Error('the connection was lost while the tags were being read')
      numbers.replace(all)
    } catch (cause) {
      lost = true
      void next.end().catch(() => undefined)
      throw cause
    }
    client = next
    // A silently broken connection is only detected by a query.
    heartbeat = setInterval(() => void next.query('select 1').catch(lose), HEARTBEAT).unref()
  }
  const again = (wait: number) => {
    if (closed) return
    retry = setTimeout(() => {
      connect().then(
        () => logger().info('the cache tag listener is connected again'),
        () => again(Math.min(wait * 2, 5_000)),
      )
    }, wait).unref()
  }

  await connect()
  return async () => {
    closed = true
    clearInterval(heartbeat)
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
