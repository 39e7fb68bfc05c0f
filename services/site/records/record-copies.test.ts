// Copies of records, and one field of many changed at once, through the pipeline.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { roles, staff } from '@/services/db/tables/auth'
import { records } from '@/services/db/tables/records'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { admin, manager, NOTICE, recordCalls } from './record-calls-for-tests'

describe('on what ships', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openSeededApp()
  }, 60_000)
  afterAll(() => app.drop())

  const { post, saved, create, open, visible, act } = recordCalls(() => app)
  const tried = async (body: object) =>
    (await post('tryChange', body)).data.item as unknown as {
      changed: number
      live: number
      same: number
      refused: { why: string }[]
      some: { name: string }[]
    }

  test('what shipped stays in the history as the first content, so that it can be had back after the first change', async () => {
    const changesOf = async (id: string) => (await app.get(`/adm/record/changes?type=company&id=${id}`, admin)).data.items
    const [{ id }] = (await app.get('/adm/record/browse?type=company', admin)).data.items as unknown as [{ id: string }]
    expect(await changesOf(id)).toEqual([])
    const opened = (await app.get(`/adm/record/open?type=company&id=${id}`, admin)).data.item as unknown as {
      version: number
      values: { owner: string }
    }
    await post('save', { type: 'company', id, version: opened.version, values: { ...opened.values, owner: '한바다' } })
    const changes = await changesOf(id)
    expect(changes.map(({ action, values }) => [action, (values as { owner: string }).owner])).toEqual([
      ['save', '한바다'],
      ['adopt', opened.values.owner],
    ])
  })

  test('every type of record has a copy: a draft of another name, which no visitor sees; of settings there is one', async () => {
    for (const { type, visibility, single } of RECORD_TYPES) {
      const [row] = await app.open.db.select().from(records).where(eq(records.type, type)).limit(1)
      const { status, data } = await app.post('/adm/record/duplicate', { type, id: row!.id }, admin)
      if (visibility === 'at-once') {
        expect([type, status]).toEqual([type, 400])
        continue
      }
      if (single) {
        expect([type, status]).toEqual([type, 409])
        continue
      }
      expect([type, status]).toEqual([type, 200])
      const id = String(data.item['id'])
      const [copy] = (await app.open.db.select().from(records).where(eq(records.type, type))).filter((one) => one.id === id)
      expect([type, copy!.published, copy!.state]).toEqual([type, null, 'draft'])
      expect([type, copy!.name]).toEqual([type, `${row!.name} 사본`.slice(-copy!.name.length)])
      expect([type, copy!.id === row!.id]).toEqual([type, false])
    }
  })

  test('a copy keeps references, counts on, comes last, and goes to the trash', async () => {
    const [product] = await app.open.db.select().from(records).where(eq(records.type, 'products')).limit(1)
    const copied = async () =>
      (await app.post('/adm/record/duplicate', { type: 'products', id: product!.id }, admin)).data.item as { id: string; name: string }
    const [first, second] = [await copied(), await copied()]
    expect(second.name).not.toBe(first.name)
    const [row] = (await app.open.db.select().from(records).where(eq(records.type, 'products'))).filter(({ id }) => id === second.id)
    expect(row!.draft['cateId']).toBe(product!.draft['cateId'])
    expect(row!.draft['picture']).toEqual(product!.draft['picture'])
    expect(row!.draft).not.toHaveProperty('zinPrdNo')
    const trashed = await app.post('/adm/record/act', { type: 'products', act: 'trash', ids: [second.id] }, admin)
    expect(trashed.data.item).toMatchObject({ done: 1 })
  })

  test('a role copies what it may write, and changes no field that it may not', async () => {
    const { id } = await create({ ...NOTICE, title: '역할이 복제할 공지' })
    const rights: RoleRights = { notices: { acts: ['see', 'write'], readOnly: ['category'], hidden: ['postedAt'] } }
    await app.open.db.insert(roles).values({ id: 'copier', siteId: 'site', name: '복제', rights })
    await app.open.db.update(staff).set({ roleId: 'copier' }).where(eq(staff.id, 'manager'))
    const copy = (await post('duplicate', { id }, manager)).data.item
    expect((await open(String(copy['id'])))['values']).toMatchObject({ title: '역할이 복제할 공지 사본', contents: NOTICE.contents })
    expect((await app.get(`/adm/record/open?type=notices&id=${String(copy['id'])}`, admin)).data.item['values']).not.toHaveProperty(
      'category',
    )
    expect((await post('tryChange', { ids: [id], field: 'category', mode: 'clear' }, manager)).status).toBe(400)
    expect((await post('act', { act: 'set', ids: [id], field: 'postedAt', mode: 'clear' }, manager)).status).toBe(400)
    await app.open.db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
  })

  test('what a change would do is told first, and is what the act does; one undo takes all of it back', async () => {
    const live = await create({ ...NOTICE, title: '보이는 공지' })
    await saved('publish', { id: live.id, version: live.version })
    const draft = await create({ ...NOTICE, title: '초안 공지' })
    const alike = await create({ ...NOTICE, title: '이미 그런 공지', contents: '<p>새 글</p>' })
    const change = { ids: [live.id, draft.id, alike.id], field: 'contents', mode: 'set', value: '<p>새 글</p>' }
    const before = await tried(change)
    expect(before).toMatchObject({ changed: 2, live: 1, same: 1, refused: [], moreValues: 0 })
    // From what to what, and of which records.
    expect(before).toMatchObject({ from: [{ value: NOTICE.contents, count: 2 }], names: {} })
    expect(before.some.map(({ name }) => name).toSorted()).toEqual(['보이는 공지', '초안 공지'])
    expect((await open(live.id))['values']).toMatchObject({ contents: NOTICE.contents })
    const { batch, ...done } = await act({ act: 'set', ...change })
    expect(done).toMatchObject({ done: 2, same: 1, refused: [] })
    expect((await open(live.id))['published']).toMatchObject({ contents: '<p>새 글</p>' })
    expect((await open(draft.id))['state']).toBe('draft')
    await post('undo', { batch })
    expect((await open(live.id))['published']).toMatchObject({ contents: NOTICE.contents })
    expect((await open(draft.id))['values']).toMatchObject({ contents: NOTICE.contents })
  })

  test('what a publication needs is not cleared of what visitors see; a draft may lose it', async () => {
    const live = await create({ ...NOTICE, title: '필수가 있는 공지' })
    await saved('publish', { id: live.id, version: live.version })
    const draft = await create({ ...NOTICE, title: '필수가 빠질 초안' })
    const change = { ids: [live.id, draft.id], field: 'postedAt', mode: 'clear' }
    const before = await tried(change)
    expect(before).toMatchObject({ changed: 1, live: 0 })
    expect(before.refused).toHaveLength(1)
    const result = await act({ act: 'set', ...change })
    expect(result).toMatchObject({ done: 1, refused: before.refused })
    expect(await visible(live.id)).toBe(true)
  })

  test('a list gains and loses values; what a kind of record does not have is refused for it by name', async () => {
    const goods = await app.open.db.select().from(records).where(eq(records.type, 'goods'))
    const ids = goods.slice(0, 3).map(({ id }) => id)
    const change = (body: object) => app.post('/adm/record/act', { type: 'goods', act: 'set', ids, ...body }, admin)
    const badges = async () =>
      (await app.open.db.select().from(records).where(eq(records.type, 'goods')))
        .filter(({ id }) => ids.includes(id))
        .map(({ draft }) => (draft['badges'] as string[]).includes('BEST'))
    await change({ field: 'badges', mode: 'remove', value: ['BEST'] })
    expect(await badges()).toEqual([false, false, false])
    expect((await change({ field: 'badges', mode: 'add', value: ['BEST'] })).data.item).toMatchObject({ done: 3, refused: [] })
    expect(await badges()).toEqual([true, true, true])
    expect((await change({ field: 'name', mode: 'add', value: ['x'] })).status).toBe(400)
    expect((await change({ field: 'slug', mode: 'set', value: 'same' })).status).toBe(400)
    const remodelling = goods.find(({ draft }) => draft['kind'] === 'remodeling')!
    const refused = await app.post(
      '/adm/record/tryChange',
      { type: 'goods', ids: [remodelling.id], field: 'options', mode: 'clear' },
      admin,
    )
    expect(refused.data.item).toMatchObject({ changed: 0, refused: [{ why: '이 종류에는 없는 항목입니다.' }] })
  })
})
