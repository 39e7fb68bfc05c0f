// The records that come first among equals are met in memory, as they are now.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { searchDocs } from '@/services/db/tables/finding'
import { docsTag } from '@/services/finding/note-changes'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { sought } from './question'
import { walked } from './walked'

const siteId = 'site'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await add(...Array.from({ length: 450 }, (_, at) => ({ id: `n${at}`, names: at % 2 ? '오크 마루' : '결 마루 오크', newness: at })))
  await add(
    { id: 'popular', names: '월넛 마루\nc오크', weight: 0.1 },
    { id: 'later', names: '오크 장', weight: 0.2, from: new Date(Date.now() + 60_000) },
  )
})
afterAll(() => app.drop())
const add = (...docs: Partial<typeof searchDocs.$inferInsert>[]) =>
  app.open.db.insert(searchDocs).values(docs.map((doc) => ({ siteId, kind: 'goods', id: '', names: '', hash: '', newness: 0, ...doc })))
const ids = async (part: 'begins' | 'starts' | 'any', now = new Date()) =>
  (await walked({ db: app.open.db, siteId, now }, { words: [sought('오크')] }, part, 'goods')).map(({ id }) => id)

test('sixty that answer, the popular before the new, in this part of the name or a better one', async () => {
  expect((await ids('any')).slice(0, 4)).toEqual(['popular', 'n449', 'n448', 'n447'])
  expect((await ids('starts')).slice(0, 3)).toEqual(['n449', 'n448', 'n447'])
  expect((await ids('begins')).slice(0, 3)).toEqual(['n449', 'n447', 'n445'])
  expect(await ids('begins')).toHaveLength(60)
  expect((await ids('begins', new Date(Date.now() + 120_000)))[0]).toBe('later')
})

test('a document that was written since is met', async () => {
  await add({ id: 'fresh', names: '오크 새것', newness: 9_999 })
  ;(await app.open.db.transaction((tx) => bumpTagNumbers(tx, [docsTag('goods')])))()
  expect((await ids('begins'))[0]).toBe('fresh')
})
