import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/banners'
import { banners } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const day = 86_400_000
  beforeAll(async () => {
    app = await openTestApp(kind)
    const banner = {
      siteId: 'site',
      position: 'home',
      title: '봄',
      link: '/zin/home',
      imagePc: '/media/a.webp',
      imageMo: '/media/a.webp',
      alt: '거실',
    }
    await app.open.db.insert(banners).values([
      {
        ...banner,
        id: 'open-2',
        openFrom: new Date(start - day),
        openUntil: new Date(start + 3 * day),
        orderNo: 2,
        link: 'https://example.com/a',
      },
      { ...banner, id: 'open-1', openFrom: new Date(start - day), openUntil: new Date(start + 2 * day), orderNo: 1 },
      { ...banner, id: 'later', openFrom: new Date(start + day), openUntil: new Date(start + 2 * day), orderNo: 0 },
      { ...banner, id: 'over', openFrom: new Date(start - 2 * day), openUntil: new Date(start - day), orderNo: 0 },
      { ...banner, id: 'elsewhere', position: 'event', openFrom: new Date(start - day), openUntil: new Date(start + day), orderNo: 0 },
    ])
  })
  afterAll(() => app.drop())

  test('only banners that are open now, in order; external links open a window', async () => {
    const { data } = await app.get('/svc/bannerSvcApi/svcList?position=home')
    expect(data.items.map(({ bannerId, newWindow }) => [bannerId, newWindow])).toEqual([
      ['open-1', 'N'],
      ['open-2', 'Y'],
    ])
    const later = await app.get('/svc/bannerSvcApi/svcList?position=home', { now: new Date(start + 2.5 * day) })
    expect(later.data.items.map(({ bannerId }) => bannerId)).toEqual(['open-2'])
  })

  test('a page with banners is fresh until the next one opens or closes, and depends on their tag', async () => {
    const context = newRequestContext({ requestId: 'banners-test' })
    await runInRequestContext(context, () => inProcess(contracts.listBanners, { position: 'home' }))
    expect(context.freshUntil).toBe(start + day + 1)
    expect([...context.tags.keys()]).toEqual(['banners:home'])
    expect(context.personal).toBe(false)
  })
})
