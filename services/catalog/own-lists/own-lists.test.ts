import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownListItems } from '@/services/db/tables/own-lists'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-11-30T03:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }
const thing = (id: string) => ({ id, name: `${id} 이름`, image: `/${id}.webp` })
const things = (ids: string) => [...ids].map(thing)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const sync = (lists: object[], { now = NOW, as = PEOPLE.member as object } = {}) =>
    app.post('/svc/ownListSvcApi/sync', { lists }, { as, now })
  const change = (list: string, added: string, removed = '', more = {}) => ({ list, added: things(added), removed: [...removed], ...more })
  const read = async (as: object = PEOPLE.member) => {
    const item = (await app.get('/svc/ownListSvcApi/read', { as, now: NOW })).data.item as unknown as Record<string, { id: string }[]> & {
      compare: { category: string; products: { id: string }[] }
    }
    const ids = (some: { id: string }[]) => some.map(({ id }) => id).join('')
    return { product: ids(item['product']!), case: ids(item['case']!), compare: `${item.compare.category}:${ids(item.compare.products)}` }
  }

  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
  })
  afterAll(() => app.drop())
  beforeEach(() => app.open.db.delete(ownListItems))

  test('what two devices looked at is one list, the newest first; what one removes is gone for the other', async () => {
    await sync([change('product', 'cba')])
    const { data } = await sync([change('product', 'ed'), change('case', 'x')], { now: later(5) })
    expect(data.item).toMatchObject({ product: things('edcba'), case: things('x'), goods: [] })
    await sync([change('product', 'a', 'd')], { now: later(6) })
    expect(await read()).toMatchObject({ product: 'aecb', case: 'x' })
    // Sent again, because the answer was lost, it is the same.
    await sync([change('product', 'a', 'd')], { now: later(7) })
    expect((await read()).product).toBe('aecb')
    expect(await read(OTHER)).toEqual({ product: '', case: '', compare: ':' })
  })

  test('a list is cleared, and has no more than its most however many devices add', async () => {
    const many = (from: number) => Array.from({ length: 20 }, (_, at) => thing(`${from + at}`))
    await Promise.all([0, 20].map((from) => sync([{ list: 'goods', added: many(from), removed: [] }])))
    const rows = await app.open.db.select({ id: ownListItems.itemId }).from(ownListItems)
    expect(rows).toHaveLength(20)
    await sync([{ list: 'goods', added: [], removed: rows.map(({ id }) => id) }])
    expect(await app.open.db.$count(ownListItems)).toBe(0)
  })

  test('only one category is compared, in the order of choosing, eight at most', async () => {
    const wood = { category: 'wood', categoryName: '마루' }
    await sync([change('compare', 'ab', '', wood)])
    await sync([change('compare', 'ca', '', wood)], { now: later(1) })
    expect((await read()).compare).toBe('wood:abc')
    await sync([change('compare', 'defghijk', '', wood)], { now: later(2) })
    expect((await read()).compare).toBe('wood:abcdefgh')
    await sync([change('compare', 'z', '', { category: 'tile', categoryName: '타일' })], { now: later(3) })
    expect((await read()).compare).toBe('tile:z')
  })

  test('a visitor stores nothing on the server, and a list that is no list is refused', async () => {
    expect((await sync([change('product', 'a')], { as: {} })).status).toBe(401)
    expect((await sync([change('others', 'a')])).status).toBe(400)
    expect((await sync([{ list: 'product', added: Array.from({ length: 21 }, (_, at) => thing(`${at}`)), removed: [] }])).status).toBe(400)
    expect(await app.open.db.$count(ownListItems)).toBe(0)
  })
})
