// What holds for every type of record, on the content that ships: it becomes records that could be published as they are, and publishing
// one writes the row that was there.
import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { recordProblems } from '@/schemas/records/record-problems'
import { adoptRecords } from '@/services/records/adopt-records'
import { columnsOf } from '@/services/records/columns-of'
import { publishProblems } from '@/services/records/record-change'
import { allStores, storeOf, type StoreCtx } from '@/services/records/record-store'
import { records } from '@/services/db/tables/records'
import { chosenAreas, recordTypesOf } from '../support/chosen-areas'
import { openSeededApp } from '../support/seeded-app'
import type { TestApp } from '../support/test-app'

let app: TestApp
let ctx: StoreCtx
beforeAll(async () => {
  app = await openSeededApp()
  ctx = { db: app.open.db, siteId: 'site', now: new Date() }
}, 60_000)
afterAll(() => app.drop())

test('every type has one store, and every store a type of the list', () => {
  expect(
    allStores()
      .map(({ type }) => type.type)
      .sort(),
  ).toEqual(RECORD_TYPES.map(({ type }) => type).sort())
})

// All in one start, because each start reads all that ships.
test('drafts with nothing in them, one of each type, survive the next start', async () => {
  const drafts = RECORD_TYPES.map((type) => ({
    ...columnsOf(type, '987654', {}, null),
    siteId: 'site',
    type: type.type,
    id: '987654',
    draft: {},
    edited: true,
  }))
  const done = await ctx.db
    .transaction(async (tx) => {
      await tx.insert(records).values(drafts)
      await adoptRecords(tx, 'site', ctx.now)
      throw new Error('rolled back')
    })
    .catch((error: Error) => error.message)
  expect(done).toBe('rolled back')
})

const own = await recordTypesOf(chosenAreas())
const types = RECORD_TYPES.filter(({ type }) => own.has(type))
describe.each(types.map((type) => [type.type, type] as const))('%s', (name, type) => {
  const store = storeOf(name)!

  test('what ships becomes records that could be published as they are', async () => {
    const shown = await store.shown(ctx)
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    for (const { id, values } of shown) expect([id, recordProblems(type, values, { isStrict: true })]).toEqual([id, []])
    const rows = await ctx.db.select(getTableColumns(records)).from(records).where(eq(records.type, name))
    expect(rows.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
    for (const row of rows)
      expect([row.id, row.state, await publishProblems({ ctx: { ...ctx }, store, row })]).toEqual([row.id, 'live', []])
  })

  test('taken away and shown again, visitors read the same', async () => {
    const before = await store.shown(ctx)
    const [{ id, values }] = before as [(typeof before)[number]]
    const done = await ctx.db
      .transaction(async (tx) => {
        const inside = { ...ctx, db: tx }
        await store.show(inside, id, values, values, null)
        expect(await store.shown(inside)).toEqual(expect.arrayContaining([{ id, values }]))
        if (!(await store.whyShown?.(inside, id))) {
          const parked = await store.hide(inside, id, values)
          expect((await store.shown(inside)).map((one) => one.id)).not.toContain(id)
          await store.show(inside, id, values, null, JSON.parse(JSON.stringify(parked)) as typeof parked)
        }
        expect(byId(await store.shown(inside))).toEqual(byId(before))
        if (store.showMany && store.hideMany && !(await store.whyShown?.(inside, id))) {
          const rows = await store.hideMany(inside, [{ id, values }])
          expect((await store.shown(inside)).map((one) => one.id)).not.toContain(id)
          await store.showMany(inside, [{ id, values, before: null, parked: rows.get(id) ?? null }])
          expect(byId(await store.shown(inside))).toEqual(byId(before))
        }
        throw new Error('rolled back')
      })
      .catch((error: Error) => error.message)
    expect(done).toBe('rolled back')
  })

  test('its page and its tags are named', () => {
    const values = {}
    expect(() => type.page?.(values, 'x')).not.toThrow()
    expect(store.tags('x', values).length).toBeGreaterThan(0)
  })
})

const byId = <T extends { id: string }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => a.id.localeCompare(b.id))
