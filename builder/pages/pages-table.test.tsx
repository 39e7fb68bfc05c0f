// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { Chosen } from '../list/data-table'
import { ListProvider, type DocumentList } from './list-provider'
import { readView } from './list-view'
import { PagesTable } from './pages-table'
import type { PageRow } from './page-row'

const { place, render } = reactPlace()

const row = (id: string, more: Partial<PageRow> = {}): PageRow => ({
  id,
  kind: 'page',
  name: `/zin/${id}`,
  title: `제목 ${id}`,
  layout: 'default',
  section: 'zin',
  status: 'published',
  draftNumber: 1,
  publishedNumber: 1,
  publishedAt: '2026-11-17T01:00:00Z',
  problems: 0,
  updatedBy: { id: 'staff', name: '한결' },
  updatedAt: '2026-11-20T05:02:00Z',
  locked: false,
  ...more,
})
const ROWS = ['a', 'b', 'c', 'd'].map((id) => row(id))

const go = vi.fn()
const onChoose = vi.fn<(chosen: Chosen<PageRow>) => void>()
const chosen = (): string[] => [...(onChoose.mock.lastCall?.[0].keys() ?? [])]
function Table({ list, query }: { list: Partial<DocumentList>; query: string }) {
  const [all, setAll] = useState<Chosen<PageRow>>(new Map())
  return (
    <ListProvider
      value={{
        place: 'page',
        canWrite: true,
        canShape: true,
        canRename: true,
        canPublish: true,
        now: Date.parse('2026-11-20T15:30:00Z'),
        request: vi.fn(),
        ...list,
      }}
    >
      <PagesTable view={readView(query)} go={go} rows={ROWS} total={64} chosen={all} onChoose={(next) => (onChoose(next), setAll(next))} />
    </ListProvider>
  )
}
async function draw(query = '', list: Partial<DocumentList> = {}): Promise<void> {
  go.mockClear()
  onChoose.mockClear()
  await render(<Table list={list} query={query} />)
}
const find = <T extends HTMLElement = HTMLElement>(selector: string): T => place.querySelector<T>(selector)!
const boxes = (): HTMLInputElement[] => [...place.querySelectorAll<HTMLInputElement>('tbody input')]
const press = (element: HTMLElement, code: string) =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })))
const header = (words: string) => [...place.querySelectorAll('th[scope=col]')].find((cell) => cell.textContent === words)!

test('a header shows the order of the list, and reverses it', async () => {
  await draw('sort=title')
  expect(header('제목과 주소').getAttribute('aria-sort')).toBe('ascending')
  expect(header('수정').getAttribute('aria-sort')).toBe('none')
  await act(async () => header('제목과 주소').querySelector('button')!.click())
  expect(go.mock.calls).toEqual([[{ sort: 'title', direction: 'desc' }]])
})

test('dates are ordered from the newest first', async () => {
  await draw('sort=title')
  await act(async () => header('게시').querySelector('button')!.click())
  expect(go.mock.calls).toEqual([[{ sort: 'publishedAt', direction: 'desc' }]])
  expect(header('문제').querySelector('button')).toBeNull()
})

test('a title links to the editor, with its path and the time of its last save beside it', async () => {
  await draw()
  expect(find<HTMLAnchorElement>('tbody a').getAttribute('href')).toBe('/ice_builder/page/zin/a')
  expect(find('tbody tr').textContent).toContain('/zin/a')
  expect(find('tbody time').textContent).toBe('어제 14:02')
})

test('rows are selected one by one, in a range, and all at once', async () => {
  await draw()
  await act(async () => boxes()[0]!.click())
  expect(chosen()).toEqual(['a'])
  await act(async () => void boxes()[2]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true })))
  expect(chosen()).toEqual(['a', 'b', 'c'])
  const all = find<HTMLInputElement>('thead input')
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  await act(async () => all.click())
  expect(chosen()).toEqual(['a', 'b', 'c', 'd'])
  expect(find('tbody tr').getAttribute('aria-selected')).toBe('true')
  await act(async () => all.click())
  expect(chosen()).toEqual([])
})

test('arrow keys move through the rows in their column, and Enter on a check box opens its document', async () => {
  await draw()
  const opened = vi.fn()
  place.addEventListener('click', (event) => {
    event.preventDefault()
    opened((event.target as HTMLElement).textContent)
  })
  const [first, second] = boxes()
  first!.focus()
  await press(first!, 'ArrowDown')
  expect(document.activeElement).toBe(second)
  await press(second!, 'Enter')
  expect(opened.mock.calls).toEqual([['제목 b']])
  await press(second!, 'ArrowUp')
  expect(document.activeElement).toBe(first)
  await press(first!, 'ArrowUp')
  expect(document.activeElement).toBe(first)
  find<HTMLElement>('tbody a').focus()
  await press(find('tbody a'), 'ArrowDown')
  expect(document.activeElement?.textContent).toBe('제목 b')
})

test('a manager gets no check boxes', async () => {
  await draw('', { canWrite: false })
  expect(place.querySelectorAll('input')).toHaveLength(0)
  expect(place.querySelector('[aria-selected]')).toBeNull()
  expect(place.querySelectorAll('tbody a')).toHaveLength(4)
})

test('a document in the trash cannot be opened', async () => {
  await draw('in=trash', { place: 'trash' })
  expect(place.querySelectorAll('tbody a')).toHaveLength(0)
  expect(find('tbody tr').textContent).toContain('페이지')
})
