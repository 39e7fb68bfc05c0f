// Views of lists through the pipeline: each is its author's, the shared ones everybody's who may ask what they ask.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_VIEWS } from '@/schemas/api/site/saved-views'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { savedViews } from '@/services/db/tables/records'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const admin: { as: object } = { as: PEOPLE.admin }
const manager = { as: PEOPLE.manager }
let app: TestApp

beforeAll(async () => {
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())
beforeEach(() => app.open.db.delete(savedViews))

const list = async (who = admin, type = 'notices') => (await app.get(`/adm/record/views?type=${type}`, who)).data.items
const store = (view: object, who = admin) => app.post('/adm/record/storeView', { type: 'notices', query: '', ...view }, who)
const remove = (id: unknown, who = admin) => app.post('/adm/record/deleteView', { type: 'notices', id }, who)
const withRights = async (rights: RoleRights) => {
  const { db } = app.open
  const role = { id: 'editor', siteId: 'site', name: '편집자', rights }
  await db.insert(roles).values(role).onConflictDoUpdate({ target: roles.id, set: { rights } })
  await db.update(staff).set({ roleId: 'editor' }).where(eq(staff.id, 'manager'))
}

test('a view has its query and columns, one of the same name is written over, and another type has its own', async () => {
  await store({ name: ' 행사 ', query: '?filter=category%3Aevent&sort=name', columns: ['title', 'postedAt'] })
  await store({ name: '행사', query: '?filter=category%3Aevent', columns: ['title'] })
  await store({ name: '가장 새로운 것' })
  expect(await list()).toMatchObject([
    { name: '가장 새로운 것', query: '', columns: [], isShared: false, isOwn: true },
    { name: '행사', query: '?filter=category%3Aevent', columns: ['title'], isOwn: true, by: { id: 'admin', name: '관리자' } },
  ])
  expect(await list(admin, 'products')).toEqual([])
})

test('others see what is shared, and change or delete nothing of it; an administrator deletes what is shared', async () => {
  await withRights({ notices: { acts: ['write'] } })
  await store({ name: '내 것' })
  await store({ name: '모두의 것', isShared: true })
  await store({ name: '매니저의 것' }, manager)
  await store({ name: '매니저가 나눈 것', isShared: true }, manager)
  const seen = await list(manager)
  expect(seen.map(({ name, isOwn }) => [name, isOwn]).sort()).toEqual([
    ['매니저가 나눈 것', true],
    ['매니저의 것', true],
    ['모두의 것', false],
  ])
  expect((await remove(seen.find(({ name }) => name === '모두의 것')!['id'], manager)).status).toBe(404)
  // One's own of the same name is another one.
  await store({ name: '모두의 것', query: '?state=draft' }, manager)
  expect((await list()).filter(({ name }) => name === '모두의 것')).toMatchObject([{ query: '', isOwn: true }])
  const theirs = (await list()).find(({ name }) => name === '매니저가 나눈 것')!
  expect((await remove(theirs['id'])).status).toBe(200)
  const unshared = await app.open.db.select().from(savedViews).where(eq(savedViews.name, '매니저의 것'))
  expect((await remove(unshared[0]!.id)).status).toBe(404)
  const lines = await app.open.db.select().from(audits).where(eq(audits.target, 'record:notices'))
  expect(lines.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'staff:admin record.shareView',
    'staff:manager record.shareView',
    'staff:admin record.deleteView',
  ])
})

test('a shared view that asks for a hidden field is not offered; who may not write does not share', async () => {
  await store({ name: '날짜 차례', query: '?sort=at', isShared: true })
  await store({ name: '분류만', query: '?filter=category%3Aevent', isShared: true })
  await withRights({ notices: { acts: ['see'], hidden: ['postedAt'] } })
  expect((await list(manager)).map(({ name }) => name)).toEqual(['분류만'])
  expect((await store({ name: '나눌 것', isShared: true }, manager)).status).toBe(403)
  expect((await store({ name: '나만 볼 것' }, manager)).status).toBe(200)
  await withRights({})
  expect((await app.get('/adm/record/views?type=notices', manager)).status).toBe(403)
  expect((await store({ name: '볼 수 없는 것' }, manager)).status).toBe(403)
})

test('a list whose rows are no records has views too, for those who may see it', async () => {
  await clearAudits(app.open.db)
  const paid = { type: 'orders', name: '보낼 것', query: '?state=paid&sort=amount', isShared: true }
  expect((await store(paid)).status).toBe(200)
  expect(await list()).toEqual([])
  await withRights({ orders: { acts: ['see'] } })
  expect(await list(manager, 'orders')).toMatchObject([{ name: '보낼 것', query: '?state=paid&sort=amount', isOwn: false }])
  expect((await store({ ...paid, name: '나눌 것' }, manager)).status).toBe(403)
  expect((await store({ ...paid, name: '내 것', isShared: false }, manager)).status).toBe(200)
  await withRights({ stock: { acts: ['see', 'write'] } })
  expect((await app.get('/adm/record/views?type=orders', manager)).status).toBe(403)
  expect((await store({ ...paid, name: '볼 수 없는 것', isShared: false }, manager)).status).toBe(403)
  expect((await store({ type: 'stock', name: '모자란 것', query: '?state=low', isShared: true }, manager)).status).toBe(200)
  const { data } = await app.get('/adm/audit/browse', admin)
  expect(data.items.map(({ action, target }) => [(action as { words: string }).words, (target as { words: string }).words])).toEqual([
    ['보기를 모두와 함께 쓰기', '재고 목록'],
    ['보기를 모두와 함께 쓰기', '주문 목록'],
  ])
})

test('there are as many as one can find one’s way in, and each has a name', async () => {
  for (let at = 0; at < MOST_VIEWS; at++) await store({ name: `보기 ${at}` })
  expect((await store({ name: '하나 더' })).status).toBe(409)
  expect((await store({ name: '보기 0', query: '?state=draft' })).status).toBe(200)
  expect((await store({ name: '   ' })).status).toBe(400)
  expect((await store({ name: '어디로', query: 'https://example.com' })).status).toBe(400)
  expect((await app.post('/adm/record/storeView', { type: 'no-such', name: 'a', query: '' }, admin)).status).toBe(404)
})
