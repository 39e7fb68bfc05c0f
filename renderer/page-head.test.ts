import { beforeAll, expect, test } from 'vitest'
import type { OpenPage } from './open-page'
import { pageHead } from './page-head'
import { setRendererSite } from './site'

beforeAll(() =>
  setRendererSite({
    site: { id: 'site', name: '라움결', suffix: ' | 라움결', url: 'https://www.h.example', consultUrl: '' },
    phone: () => Promise.resolve(''),
    session: () => Promise.resolve({}),
    report: () => {},
    now: () => new Date(),
  }),
)

const page = (path: string, { query = {}, seo = {}, subject }: { query?: Record<string, string>; seo?: object; subject?: object } = {}) =>
  ({
    read: { document: { title: '쪽 제목', seo } },
    context: { path, query },
    preview: false,
    ...(subject ? { subject } : {}),
  }) as unknown as OpenPage
const headOf = (...given: Parameters<typeof page>) => pageHead(page(...given))

test('RT-26, C-TITLE: title and description of the record, else of the page, with the suffix', () => {
  expect(headOf('/cs/faq', { seo: { description: '쪽 설명' } })).toMatchObject({ title: '쪽 제목 | 라움결', description: '쪽 설명' })
  expect(
    headOf('/zin/event/event/3', { seo: { description: '쪽 설명' }, subject: { title: '봄 이벤트', description: '봄입니다.' } }),
  ).toMatchObject({
    title: '봄 이벤트 | 라움결',
    description: '봄입니다.',
  })
})

test('RT-04, RT-05: the canonical URL and its mobile variant', () => {
  expect(headOf('/styling/trendship', { query: { trendTab: 'HT02', utm_source: 'a' } })).toMatchObject({
    canonical: 'https://www.h.example/styling/trendship?trendTab=HT02',
    mobile: 'https://m.h.example/styling/trendship?trendTab=HT02',
  })
})

test('RT-10: pages under /store, and those marked noindex, are not indexed', () => {
  const isIndexed = (...given: Parameters<typeof page>) => headOf(...given).robots.index
  expect([isIndexed('/store/home'), isIndexed('/store'), isIndexed('/test/common-code', { seo: { noindex: true } })]).toEqual([
    false,
    false,
    false,
  ])
  expect([isIndexed('/styling/home'), isIndexed('/storefront')]).toEqual([true, true])
})
