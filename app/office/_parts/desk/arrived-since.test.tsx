// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { NewsContext } from '@/builder/list/news-context'
import { reactPlace } from '@/tests/support/react-place'
import { ArrivedSince } from './arrived-since'

const { place, render } = reactPlace()
const onRead = vi.fn()
/** Shows the line with so many unread orders, over rows that were read at a moment. */
const show = (count: number, at: number, isKnown = true) =>
  render(
    <NewsContext value={{ counts: { orders: count }, newest: count, isKnown, bell: null }}>
      <ArrivedSince here="orders" at={at} onRead={onRead} />
    </NewsContext>,
  )

test('what came in after the rows were read is said until they are read again; what was unread before is not', async () => {
  await show(0, 1, false)
  await show(4, 1)
  expect(place.textContent).toBe('')
  await show(6, 1)
  expect(place.textContent).toContain('2건이 더 들어왔습니다.')
  place.querySelector('button')!.click()
  expect(onRead).toHaveBeenCalledOnce()
  await show(6, 2)
  expect(place.textContent).toBe('')
  // Some were opened in another tab; then another came.
  await show(1, 2)
  expect(place.textContent).toBe('')
  await show(2, 2)
  expect(place.textContent).toContain('1건이 더 들어왔습니다.')
})
