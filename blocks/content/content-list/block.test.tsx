import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listTrends } from '@/schemas/api/content/trends'
import { pageContext } from '@/tests/support/draw-example'
import { sampleOf } from '@/tests/support/sample'
import { load } from './load'
import type { Props } from './schema'
import { ContentList } from './view'

const asked: Record<string, unknown>[] = []
const head = sampleOf(listTrends.items!)
const codes = [
  { code: 'AZ01', name: '인테리어 스타일 가이드' },
  { code: 'AZ02', name: '시공 가이드' },
]
const call = (async (contract: { id: string }, input: Record<string, unknown>) => {
  if (contract.id !== 'trend.list') return { items: codes, totalCount: codes.length }
  asked.push(input)
  return { items: input['page'] === 9 ? [] : [head], totalCount: 50 }
}) as never

async function draw(props: Props, query: Record<string, string>): Promise<string> {
  const page = { ...pageContext, path: '/styling/style-guide', query }
  const { data } = await load({ props, page, call, signal: new AbortController().signal })
  return renderToStaticMarkup(<ContentList id="list" props={props} data={data} slots={{}} page={page} />)
}
const guide: Props = { kind: 'style-guide', layout: 'grid' }

it('C-TABS, RT-34: the first tab is shown when the URL names none, and page links preserve that', async () => {
  const html = await draw(guide, {})
  expect(asked.at(-1)).toMatchObject({ kind: 'style-guide', tab: 'AZ01', page: 1, size: 24 })
  expect(html).toMatch(/aria-current="page"[^>]*>인테리어 스타일 가이드/)
  expect(html).toContain('href="/styling/style-guide?guideTab=AZ02"')
  expect(html).toContain('href="/styling/style-guide?page=2"')
})

it('C-TABS: the tab of the URL is shown, its page links preserve it, and another tab begins at its first page', async () => {
  const html = await draw(guide, { guideTab: 'AZ02', page: '2' })
  expect(asked.at(-1)).toMatchObject({ tab: 'AZ02', page: 2 })
  expect(html).toMatch(/aria-current="page"[^>]*>시공 가이드/)
  expect(html).toContain('href="/styling/style-guide?guideTab=AZ02&amp;page=3"')
  expect(html).toContain('href="/styling/style-guide?guideTab=AZ01"')
})

it('C-SORT: lists without tabs are sorted by the URL', async () => {
  await draw({ kind: 'life-book', layout: 'ruled' }, { sort: 'popular' })
  expect(asked.at(-1)).toMatchObject({ sort: 'popular' })
  await draw({ kind: 'life-book', layout: 'ruled' }, { sort: 'odd' })
  expect(asked.at(-1)).toMatchObject({ sort: 'latest' })
})

it('a page beyond the last links back to the first', async () => {
  const html = await draw(guide, { guideTab: 'AZ02', page: '9' })
  expect(html).toContain('이 페이지에는 글이 없습니다.')
  expect(html).toContain('href="/styling/style-guide?guideTab=AZ02"')
})

it('C-HOMESIZE: as a section of another page it has its own number, whatever that URL contains', async () => {
  const html = await draw({ kind: 'style-trend', layout: 'quad', size: 5, paging: false }, { page: '3', sort: 'popular', guideTab: 'AZ02' })
  expect(asked.at(-1)).toEqual({ kind: 'style-trend', size: 5, page: 1, sort: 'latest' })
  expect(html).not.toContain('<nav')
})
