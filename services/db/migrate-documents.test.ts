import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import { BOTH_DATABASES, testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { migrateDocuments } from './migrate-documents'
import { documents, revisions } from './tables/site'

registerDefinitions([
  {
    type: 'aged',
    version: 2,
    title: '오래된 블록',
    group: 'text',
    example: { text: '' },
    props: Type.Object({ text: Type.String() }, { additionalProperties: false }),
    migrations: { 1: ({ old }) => ({ text: old }) },
  },
])

const unknown = { id: 'b2', type: 'from-elsewhere', v: 9, props: { odd: [1] } }
const page = (block: object) => ({ schemaVersion: 1, kind: 'page', route: '/a', title: '글', blocks: [block, unknown] })
const old = page({ id: 'b1', type: 'aged', v: 1, props: { old: '결' } })
const current = page({ id: 'b1', type: 'aged', v: 2, props: { text: '결' } })

describe.each(BOTH_DATABASES)('%s', (kind) => {
  let here: TestDatabase
  beforeAll(async () => {
    here = await testDatabase(kind)
    await here.open.db
      .insert(documents)
      .values({ id: 'd', siteId: 'site', kind: 'page', name: '/a', title: '글', draft: JSON.stringify(old) })
    await here.open.db.insert(revisions).values({ id: 'r1', documentId: 'd', number: 1, body: JSON.stringify(old), createdBy: 'me' })
    await here.open.db.update(documents).set({ publishedRevisionId: 'r1' }).where(eq(documents.id, 'd'))
  })
  afterAll(() => here.drop())
  const stored = () => here.open.db.select().from(documents)

  test('without write it only reports the changes', async () => {
    const before = await stored()
    expect(await migrateDocuments(here.open, { write: false })).toMatchObject([
      { name: '/a', draft: true, published: true, unreadable: [{ type: 'from-elsewhere', reason: 'unknown-type' }] },
    ])
    expect(await stored()).toEqual(before)
  })

  test('with write the draft is migrated and the published one becomes a new revision; unreadable blocks stay', async () => {
    await migrateDocuments(here.open, { write: true })
    const [row] = await stored()
    expect(row).toMatchObject({ draft: JSON.stringify(current), draftNumber: 2, edited: false })
    const all = await here.open.db.select().from(revisions).orderBy(revisions.number)
    expect(all.map(({ body }) => body)).toEqual([JSON.stringify(old), JSON.stringify(current)])
    expect(row?.publishedRevisionId).toBe(all[1]?.id)
  })

  test('a second run has nothing to migrate', async () => {
    const before = await stored()
    expect(await migrateDocuments(here.open, { write: true })).toMatchObject([{ draft: false, published: false }])
    expect(await stored()).toEqual(before)
  })
})
