import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '@/services/db/tables/site'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { admin } from './record-calls-for-tests'

describe('on what ships', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openSeededApp()
  }, 60_000)
  afterAll(() => app.drop())

  const usages = async (type: string, id: string) =>
    (await app.get(`/adm/record/usages?type=${type}&id=${id}`, admin)).data.items.map(({ kind, id }) => `${String(kind)} ${String(id)}`)

  test('a banner stands where a block lists its position, and the one inside the menu in the header', async () => {
    expect(await usages('banners', 'event-top-1')).toEqual(['page /zin/event/event'])
    expect(await usages('banners', 'products-samples')).toEqual(['page /zin/category/:categoryId', 'page /zin/category/dep2/:cateId'])
    expect(await usages('banners', 'mega-products')).toEqual(['fragment site-header'])
  })

  test('a page is named with what links to it, a fragment with what holds it, before it is taken away', async () => {
    const used = async (kind: 'page' | 'fragment', name: string) => {
      const [one] = await app.open.db
        .select({ id: documents.id })
        .from(documents)
        .where(and(eq(documents.kind, kind), eq(documents.name, name)))
      const { items } = (await app.get(`/adm/foPage/documentUsages?id=${one!.id}`, admin)).data
      return items.map(({ kind, type, name }) => `${String(type || kind)} ${String(name)}`)
    }
    const toTours = await used('page', '/styling/myhome')
    expect(toTours).toContain('page 스타일링 홈')
    expect(toTours).toContain('menus 온라인 집들이')
    expect(toTours).not.toContain('page 온라인 집들이')
    // A pattern stands for records, which are asked for by themselves.
    expect(await used('page', '/styling/myhome/detail/:seq?')).toEqual([])
  })

  test('a record that a block names stands on its page', async () => {
    expect(await usages('products', 'floor-herringbone-oak')).toContain('page /styling/home')
  })

  test('an address that was moved is named with what still links to it, before its redirect is taken away', async () => {
    const made = async (type: string, values: object) =>
      (await app.post('/adm/record/create', { type, values }, admin)).data.item as { id: string; version: number }
    const { id } = await made('redirects', { from: '/old-hall', to: '/styling/home' })
    await made('answer-templates', { title: '옛 주소를 쓰는 예문', contents: '자세한 것은 /old-hall 을 보십시오.', orderNo: 0 })
    expect(await usages('redirects', id)).toEqual([expect.stringMatching(/^record /)])
  })
})
