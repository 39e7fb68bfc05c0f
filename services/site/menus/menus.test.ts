import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { menus } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(menus).values([
      { id: 'm2', siteId: 'site', menuGroup: 'main', name: '제품', link: '/zin/home', orderNo: 2 },
      { id: 'm1', siteId: 'site', menuGroup: 'main', name: '스타일링', link: '/styling/home', orderNo: 1 },
      { id: 'm1-1', siteId: 'site', parentId: 'm1', menuGroup: 'main', name: '시공사례', link: '/styling/expert-style', orderNo: 1 },
      { id: 'f1', siteId: 'site', menuGroup: 'footer', name: '회사 소개', link: '/zin/brand/about', orderNo: 1 },
      { id: 'x1', siteId: 'zin', menuGroup: 'main', name: '다른 사이트', link: '/', orderNo: 1 },
    ])
  })
  afterAll(() => app.drop())

  test('one group, in order, of this site; all groups without a name', async () => {
    const { data } = await app.get('/svc/menuSvcApi/svcList?menuGroup=main&_siteId=site&_deviceType=mobile&bizYn=Y&locale=ko-KR')
    expect(data.items.map(({ id }) => id)).toEqual(['m1', 'm1-1', 'm2'])
    expect(data.items[1]).toEqual({
      id: 'm1-1',
      parentId: 'm1',
      menuGroup: 'main',
      name: '시공사례',
      link: '/styling/expert-style',
      description: '',
      audience: 'all',
      orderNo: 1,
    })
    expect((await app.get('/svc/menuSvcApi/svcList')).data.totalCount).toBe(4)
  })
})
