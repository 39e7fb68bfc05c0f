// One contract, both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { eventually, BOTH_DATABASES, testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { isDatabaseAway, sqlState } from './sql-state'
import { migrate } from './migrate'
import { openDatabase } from './open-database'
import { facts } from './tables/base'
import { bumpTagNumbers, startTagNumbers } from './tag-numbers'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (cause: unknown) => cause as Error,
  )

describe.each(BOTH_DATABASES)('%s', (kind) => {
  let here: TestDatabase
  beforeAll(async () => {
    here = await testDatabase(kind)
  })
  afterAll(() => here.drop())

  const write = (name: string) => here.open.db.insert(facts).values({ name, value: '값' })
  const find = async (name: string) => (await here.open.db.select().from(facts).where(eq(facts.name, name))).length

  test('a transaction that throws is rolled back and rethrows', async () => {
    const own = new Error('no')
    const failure = await failureOf(
      here.open.db.transaction(async (tx) => {
        await tx.insert(facts).values({ name: 'rolled back', value: '' })
        throw own
      }),
    )
    expect(failure).toBe(own)
    expect(await find('rolled back')).toBe(0)
  })

  test('a nested transaction can fail alone', async () => {
    await here.open.db.transaction(async (tx) => {
      await tx.insert(facts).values({ name: 'outer', value: '' })
      await failureOf(
        tx.transaction(async (inner) => {
          await inner.insert(facts).values({ name: 'inner', value: '' })
          throw new Error('only this')
        }),
      )
    })
    expect([await find('outer'), await find('inner')]).toEqual([1, 0])
  })

  test('reads of one transaction that are asked for at once are all answered, and a refused one rolls back', async () => {
    const numbers = await here.open.db.transaction((tx) =>
      Promise.all([1, 2, 3, 4].map(async (n) => (await tx.execute<{ n: number }>(sql`select ${n}::int as n`)).rows[0]!.n)),
    )
    expect(numbers).toEqual([1, 2, 3, 4])
    const torn = here.open.db.transaction((tx) =>
      Promise.all([tx.insert(facts).values({ name: 'torn', value: '-' }), tx.execute(sql`select 1 / 0`), tx.select().from(facts)]),
    )
    expect(sqlState(await failureOf(torn))).toBe('22012')
    expect(await find('torn')).toBe(0)
  })

  test('a refused query leaves the connection usable, with PostgreSQL’s own message', async () => {
    await write('once')
    const failure = await failureOf(Promise.resolve(write('once')))
    expect(sqlState(failure)).toBe('23505')
    expect(isDatabaseAway(failure)).toBe(false)
    const client = await here.open.pool.connect()
    expect(sqlState(await failureOf(client.query('select * from nowhere where a = $1', [1])))).toBe('42P01')
    expect(sqlState(await failureOf(client.query('select 1 / $1::int', [0])))).toBe('22012')
    expect((await client.query('select $1::text as word', ['결'])).rows).toEqual([{ word: '결' }])
    client.release()
  })

  test('a refused statement inside a transaction rolls all of it back, and the next one works', async () => {
    await write('taken')
    await failureOf(
      here.open.db.transaction(async (tx) => {
        await tx.insert(facts).values({ name: 'before', value: '' })
        await tx.insert(facts).values({ name: 'taken', value: '' })
      }),
    )
    expect(await find('before')).toBe(0)
    await here.open.db.transaction((tx) => tx.insert(facts).values({ name: 'after', value: '' }))
    expect(await find('after')).toBe(1)
  })

  test('a refused commit rejects', async () => {
    await here.open.pool.query('create table child (id int primary key, parent int references child (id) deferrable initially deferred)')
    const failure = await failureOf(here.open.db.transaction((tx) => tx.execute(sql`insert into child values (7, 8)`)))
    expect(sqlState(failure)).toBe('23503')
    expect((await here.open.pool.query('select * from child')).rows).toEqual([])
  })

  test('the pool is refused inside a transaction, and usable again afterwards', async () => {
    const failure = await failureOf(here.open.db.transaction(() => here.open.pool.query('select 1')))
    expect(failure.message).toContain('pass `tx` down')
    expect(await failureOf(here.open.db.transaction(() => here.open.db.transaction(async () => undefined)))).toBeInstanceOf(Error)
    await here.open.ping()
  })

  test('a document of several megabytes comes back byte for byte', async () => {
    const text = JSON.stringify({ 글: '마루 위의 햇살 \u0001 "결" 😀 '.repeat(120_000) })
    await here.open.db.insert(facts).values({ name: 'large', value: text })
    const [row] = await here.open.db.select().from(facts).where(eq(facts.name, 'large'))
    expect(row?.value === text).toBe(true)
  })

  test('large numbers are numbers while they are exact', async () => {
    const { rows } = await here.open.pool.query('select 9007199254740991::int8 as exact, 9007199254740993::int8 as beyond')
    expect(rows).toEqual([{ exact: 9007199254740991, beyond: '9007199254740993' }])
  })

  test('many callers at once are all answered', async () => {
    const callers = Array.from({ length: 300 }, (_, i) => i)
    const answers = await Promise.all(callers.map((i) => here.open.pool.query<{ n: number }>('select $1::int as n', [i])))
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(callers)
  })

  test('the read pool is the same database, and is refused inside a transaction too', async () => {
    await write('seen by readers')
    const [row] = await here.open.reads.select().from(facts).where(eq(facts.name, 'seen by readers'))
    expect(row?.name).toBe('seen by readers')
    const failure = await failureOf(here.open.db.transaction(() => here.open.reads.select().from(facts)))
    expect((failure.cause as Error).message).toContain('inside a transaction')
  })

  // The embedded database has one connection, and takes queries in turn.
  if (kind === 'postgres')
    test('readers never use up the connections of writes', async () => {
      const ended: string[] = []
      const reads = Array.from({ length: 12 }, async () => {
        await here.open.reads.execute(sql`select pg_sleep(0.5)`)
        ended.push('read')
      })
      await write('between readers')
      ended.push('write')
      await Promise.all(reads)
      expect(ended[0]).toBe('write')
    })

  test('migrating again changes nothing', async () => {
    expect(await migrate(here.open)).toBe(0)
    const { rows } = await here.open.pool.query('select count(*) as count from drizzle.__drizzle_migrations')
    expect(rows).toEqual([{ count: journal.entries.length }])
  })

  test('tags are bumped with the write, and only with it', async () => {
    const tags = await startTagNumbers(here.open)
    const before = tags.numbers.current('menus')
    await failureOf(
      here.open.db.transaction(async (tx) => {
        await bumpTagNumbers(tx, ['menus'])
        throw new Error('not after all')
      }),
    )
    expect(tagNumbers().current('menus')).toBe(before)
    const seen = await here.open.db.transaction((tx) => bumpTagNumbers(tx, ['menus', 'menus', 'events']))
    seen()
    expect(tagNumbers().current('menus')).toBe(before + 1)
    await tags.close()
    const again = await startTagNumbers(here.open)
    expect(again.numbers.current('menus')).toBe(before + 1)
    await again.close()
  })
})

describe.each(BOTH_DATABASES)('%s, with a deadline of a second', (kind) => {
  let here: TestDatabase
  beforeAll(async () => {
    here = await testDatabase(kind, { deadline: 1_000 })
  })
  afterAll(() => here.drop())

  const find = async (name: string) => (await here.open.db.select().from(facts).where(eq(facts.name, name))).length

  test('a query past its deadline is refused as unavailable, and the database comes back', async () => {
    await here.open.unhurried((db) => db.insert(facts).values({ name: 'acknowledged before', value: '' }))
    expect(isDatabaseAway(await failureOf(here.open.pool.query('select pg_sleep(5)')))).toBe(true)
    expect(await eventually(() => find('acknowledged before'))).toBe(1)
  })

  test('a transaction past its deadline is rolled back, and the database comes back', async () => {
    const failure = await failureOf(
      here.open.db.transaction(async (tx) => {
        await tx.insert(facts).values({ name: 'half', value: '' })
        await tx.execute(sql`select pg_sleep(5)`)
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect(await eventually(() => find('half'))).toBe(0)
    await eventually(() => here.open.db.transaction((tx) => tx.execute(sql`select 1`)))
  })

  test('unhurried work has no deadline', async () => {
    await here.open.unhurried((db) => db.execute(sql`select pg_sleep(1.6)`))
  })
})

describe('postgres, several processes', () => {
  let here: TestDatabase
  beforeAll(async () => {
    here = await testDatabase('postgres', { migrated: false })
  })
  afterAll(() => here.drop())

  test('two processes that migrate at once both succeed, and one does it', async () => {
    const other = await openDatabase(here.place)
    const counts = await Promise.all([migrate(here.open), migrate(other), migrate(other)])
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
    await other.close()
  })

  test('another process is notified of bumped tags, and rereads missed ones after a lost connection', async () => {
    const other = await openDatabase(here.place)
    const theirs = await startTagNumbers(other)
    const raise = (tags: string[]) => here.open.db.transaction((tx) => bumpTagNumbers(tx, tags))
    await raise(['page:site:/cs'])
    await eventually(() => expect(theirs.numbers.current('page:site:/cs')).toBe(1))

    const many = Array.from({ length: 500 }, (_, i) => `page:site:/마루/${i}`)
    await raise(many) // more than one NOTIFY can carry
    await eventually(() => expect(theirs.numbers.current('page:site:/마루/499')).toBe(1))

    await here.open.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maru tags'`)
    await raise(['page:site:/cs'])
    await eventually(() => expect(theirs.numbers.current('page:site:/cs')).toBe(2))
    await raise(['page:site:/cs'])
    await eventually(() => expect(theirs.numbers.current('page:site:/cs')).toBe(3))
    await theirs.close()
    await other.close()
  })

  test('an unreachable server refuses quickly and as unavailable', async () => {
    const nowhere = await openDatabase({ ...here.place, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    expect(isDatabaseAway(await failureOf(nowhere.pool.query('select 1')))).toBe(true)
    expect(isDatabaseAway(await failureOf(nowhere.db.transaction(async () => undefined)))).toBe(true)
    await nowhere.close()
  })
})
