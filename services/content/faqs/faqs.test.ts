import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '@/services/db/tables/content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const row = { siteId: 'site', category: 'product', orderNo: 1 }
    await app.open.db.insert(faqs).values([
      { ...row, id: 1, question: '강마루와 원목마루는 무엇이 다른가요?', answer: '<p>표면이 다릅니다.</p><img src=x onerror=alert(1)>' },
      { ...row, id: 2, question: '난방을 켜도 되나요?', answer: '<p>강마루는 <strong>괜찮습니다.</strong></p>', orderNo: 0 },
      { ...row, id: 3, question: '배송은 얼마나 걸리나요?', answer: '<p>사흘입니다.</p>', category: 'order' },
    ])
  })
  afterAll(() => app.drop())

  test('categories and words filter the list, answers are sanitised', async () => {
    const all = await app.get('/svc/faqSvcApi/svcList')
    expect(all.data.items.map(({ FAQ_SEQ }) => FAQ_SEQ)).toEqual([2, 1, 3])
    expect(JSON.stringify(all.data)).not.toContain('onerror')
    expect((await app.get('/svc/faqSvcApi/svcList?category=order')).data.totalCount).toBe(1)
    expect((await app.get(`/svc/faqSvcApi/svcList?keyword=${encodeURIComponent('강마루')}`)).data.totalCount).toBe(2)
    expect((await app.get('/svc/faqSvcApi/svcList?keyword=strong')).data.totalCount).toBe(0)
    expect((await app.get('/svc/faqSvcApi/svcList?size=1&page=2')).data).toMatchObject({ items: [{ FAQ_SEQ: 1 }], totalCount: 3 })
  })

  test('a word longer than any question is refused by name', async () => {
    const { status, data } = await app.get(`/svc/faqSvcApi/svcList?keyword=${'가'.repeat(101)}`)
    expect([status, data.resultMessage]).toEqual([400, '검색어는 100자까지 입력할 수 있습니다.'])
  })
})
