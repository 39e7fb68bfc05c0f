// @vitest-environment happy-dom
// The editor is an island: Preact makes it alive, so its hooks are tested with Preact.
import { h, render } from 'preact'
import { expect, test, vi } from 'vitest'
import { EditedPage, UNTOUCHED } from '@/renderer/editing/edited-page'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { TourContext, useBlock } from './tour-context'
import type { TourSession } from './tour-session'

vi.mock('react', () => import('preact/compat'))

test('a block is heard from the commit on: what is written before the next frame is shown', async () => {
  const page = new EditedPage(newTour(), UNTOUCHED)
  const block = (id: string, html: string) => ({ id, type: 'tour-text', v: 1, props: { html } })
  page.edit('글 넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 1 }, block: block('a', '') }])
  let times = 0
  function Text() {
    times++
    return h('p', null, String((useBlock('a')!.props as { html: string }).html))
  }
  const place = document.createElement('div')
  render(h(TourContext.Provider as never, { value: { page } as TourSession }, h(Text, null)), place)
  // Nothing has waited for a frame yet.
  page.edit('글 고치기', [{ op: 'setProp', id: 'a', path: ['html'], value: '처' }])
  await Promise.resolve()
  expect([place.textContent, times]).toEqual(['처', 2])
  // Another block's change renders nothing of this one.
  page.edit('글 넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 2 }, block: block('b', '둘') }])
  await Promise.resolve()
  expect(times).toBe(2)
  render(null, place)
  page.edit('글 고치기', [{ op: 'setProp', id: 'a', path: ['html'], value: '처음' }])
  await Promise.resolve()
  expect(times).toBe(2)
})
