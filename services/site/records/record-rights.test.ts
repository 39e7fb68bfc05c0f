// Who sees and changes what of a record, and what else is told of it: its preview, its history, the choices of a reference field.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff } from '@/services/db/tables/auth'
import { withDraftShown } from '@/services/records/with-draft-shown'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { admin, manager, NOTICE, POSTED, recordCalls } from './record-calls-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
  })
  afterAll(() => app.drop())

  const { post, saved, browse, create, open, visible } = recordCalls(() => app)

  test('a preview reads the draft as visitors would read it, and leaves no trace', async () => {
    const { id } = await create({ title: '미리 볼 공지', category: 'guide' })
    const now = new Date()
    const read = () => app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)
    const shown = await withDraftShown({ siteId: 'site', type: 'notices', id, now }, read)
    expect(shown).toMatchObject({ result: { status: 200, data: { item: { TITLE: '미리 볼 공지', REG_DT: now.toISOString() } } } })
    expect(await visible(id)).toBe(false)
    expect(await withDraftShown({ siteId: 'site', type: 'notices', id: '987654', now }, read)).toBe('unready')
    const { item } = (await app.get(`/adm/record/open?type=notices&id=${id}`, manager)).data
    expect(item['previewPath']).toBe(`/cs/notice/detail/${id}?preview=Y&ctx=mng&record=notices%3A${id}`)
  })

  test('managers read; a role says what they write and publish, field by field; visitors and members do neither', async () => {
    for (const as of [PEOPLE.visitor, PEOPLE.member]) {
      expect((await app.get('/adm/record/browse?type=notices', { as })).status).toBe(403)
      expect((await post('create', { values: NOTICE }, { as })).status).toBe(403)
    }
    expect((await post('create', { values: NOTICE }, manager)).status).toBe(403)
    expect((await browse()).result).toBe('200')
    const { id } = await create({ ...NOTICE, title: '역할이 고칠 공지' })
    const withRights = async (rights: RoleRights) => {
      const { db } = app.open
      await db
        .insert(roles)
        .values({ id: 'editor', siteId: 'site', name: '편집자', rights })
        .onConflictDoUpdate({ target: roles.id, set: { rights } })
      await db.update(staff).set({ roleId: 'editor' }).where(eq(staff.id, 'manager'))
    }
    const values = { ...NOTICE, pinned: false }
    await withRights({ notices: { acts: ['write'], hidden: ['postedAt'], readOnly: ['category'] } })
    expect((await open(id))['values']).not.toHaveProperty('postedAt')
    // The page of the draft would show it.
    expect(await open(id)).toMatchObject({ previewPath: '', isPreviewHeld: true, path: `/cs/notice/detail/${id}` })
    expect((await app.get(`/adm/record/open?type=notices&id=${id}`, admin)).data.item).toMatchObject({
      previewPath: expect.stringContaining('preview=Y') as string,
      isPreviewHeld: false,
    })
    expect((await app.get('/adm/record/browse?type=notices&sort=at', manager)).status).toBe(403)
    const refused = await post('save', { id, version: 1, values: { ...values, category: 'policy' } }, manager)
    expect([refused.status, refused.data.problems?.map(({ pointer }) => pointer)]).toEqual([400, ['/category']])
    const { version } = await saved(
      'save',
      { id, version: 1, values: { ...values, postedAt: '2020-01-01T00:00:00.000Z', title: '역할이 고친 공지' } },
      manager,
    )
    expect((await app.get(`/adm/record/open?type=notices&id=${id}`, admin)).data.item['values']).toMatchObject({
      title: '역할이 고친 공지',
      postedAt: POSTED,
    })
    expect((await post('publish', { id, version }, manager)).status).toBe(403)
    expect((await post('act', { act: 'publish', ids: [id] }, manager)).status).toBe(403)
    expect((await app.get('/adm/record/browse?type=faqs', manager)).status).toBe(403)
    await withRights({ notices: { acts: ['see', 'write', 'publish'] } })
    expect((await post('publish', { id, version }, manager)).status).toBe(200)
    await app.open.db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
  })

  test('a reference field is offered records, and the history tells who did what', async () => {
    const { id } = await create({ ...NOTICE, title: '고를 공지' })
    const options = (await app.get(`/adm/record/options?type=notices&search=${encodeURIComponent('고를')}`, manager)).data.items
    expect(options).toEqual([{ id, name: '고를 공지', state: 'draft', picture: '', isDeleted: false }])
    expect((await app.get(`/adm/record/options?type=notices&ids=${id},9999999`, manager)).data.items).toHaveLength(1)
    await saved('save', { id, version: 1, values: { ...NOTICE, title: '고른 공지' } })
    const changes = (await app.get(`/adm/record/changes?type=notices&id=${id}`, manager)).data.items
    expect(changes.map(({ action, version }) => [action, version])).toEqual([
      ['save', 2],
      ['create', 1],
    ])
    const found = (await app.get(`/adm/record/find?search=${encodeURIComponent('고른 공지')}`, manager)).data.items
    expect(found).toMatchObject([{ type: 'notices', id, name: '고른 공지' }])
  })
})
