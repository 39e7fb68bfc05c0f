import { beforeEach, expect, test } from 'vitest'
import type { PageDocument } from '@/schemas/page/document'
import type { OpenPage } from '../open-page'
import { setRendererSite } from '../site'
import { rememberedHead } from './remembered-head'

const introduce = (name: string): void =>
  setRendererSite({
    site: { id: 'site', name, suffix: ` | ${name}`, url: 'https://www.h.example', consultUrl: '' },
    phone: () => Promise.resolve(''),
    session: () => Promise.resolve({}),
    report: () => {},
    now: () => new Date(),
  })
beforeEach(() => introduce('라움결'))

const publish = (title: string, description: string): Pick<PageDocument, 'title' | 'seo' | 'blocks'> => ({
  title,
  seo: Object.freeze({ description }),
  blocks: Object.freeze([]) as unknown as PageDocument['blocks'],
})
const headOf = (document: object, path: string, rest: object = {}, query = {}): string =>
  rememberedHead({ read: { document }, context: { path, query }, preview: false, ...rest } as unknown as OpenPage)

test('the head of a published revision is written once', () => {
  const document = publish('쪽', '설명')
  let written = 0
  const { description } = document.seo!
  const counted = {
    ...document,
    seo: Object.freeze({
      get description() {
        written++
        return description
      },
    }),
  }
  const first = headOf(counted, '/a')
  const once = written
  expect(headOf(counted, '/a')).toBe(first)
  expect([once > 0, written]).toEqual([true, once])
})

test('a head is never that of another path, revision, site, query, record or preview', () => {
  const document = publish('쪽', '설명')
  const first = headOf(document, '/a')
  expect(headOf(document, '/b')).toContain('href="https://www.h.example/b"')
  expect(headOf(document, '/a')).toBe(first)
  expect(headOf({ ...document, title: '새 쪽' }, '/a')).toContain('<title>새 쪽 | 라움결</title>')
  expect(headOf({ ...document, seo: Object.freeze({ description: '새 설명' }) }, '/a')).toContain('새 설명')
  expect(headOf(document, '/a', {}, { trendTab: 'HT02' })).toContain('/a?trendTab=HT02')
  expect(headOf(document, '/a', { subject: { title: '글' } })).toContain('<title>글 | 라움결</title>')
  expect(headOf(document, '/a', { preview: true })).toContain('noindex, nofollow')
  introduce('다른 집')
  expect(headOf(document, '/a')).toContain('<title>쪽 | 다른 집</title>')
})

test('a document that may still change is written each time', () => {
  const document = { title: '쪽', seo: { description: '앞' }, blocks: [] }
  expect(headOf(document, '/a')).toContain('앞')
  document.seo.description = '뒤'
  expect(headOf(document, '/a')).toContain('뒤')
})
