import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { adoptRecords, recordsVersion } from '@/services/kit/records/adopt-records'
import { seedMembers } from '@/services/members/domain/seed-members'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { admin } from './record-calls-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await seedShipped(app.open, { demo: seedMembers, siteId: 'site', records: { version: recordsVersion(), adopt: adoptRecords } })
  }, 60_000)
  afterAll(() => app.drop())

  const usages = async (type: string, id: string) =>
    (await app.get(`/adm/record/usages?type=${type}&id=${id}`, admin)).data.items.map(({ kind, id }) => `${String(kind)} ${String(id)}`)

  test('a banner stands where a block lists its position, and the one inside the menu in the header', async () => {
    expect(await usages('banners', 'event-top-1')).toEqual(['page /zin/event/event'])
    expect(await usages('banners', 'products-samples')).toEqual(['page /zin/category/:categoryId', 'page /zin/category/dep2/:cateId'])
    expect(await usages('banners', 'mega-products')).toEqual(['fragment site-header'])
  })

  test('a record that a block names stands on its page', async () => {
    expect(await usages('products', 'floor-herringbone-oak')).toContain('page /styling/home')
  })
})
