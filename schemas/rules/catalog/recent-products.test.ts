import { expect, it } from 'vitest'
import { readRecentProducts, RECENT_MOST, remember } from './recent-products'

const product = (id: string) => ({ id, name: `제품 ${id}`, image: `/media/swatches/${id}.webp` })
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

it('remembers the newest first and each product once', () => {
  const list = [product('b'), product('a')]
  expect(ids(remember(list, product('c')))).toEqual(['c', 'b', 'a'])
  expect(ids(remember(list, product('a')))).toEqual(['a', 'b'])
})

it('takes the name that a product has now', () => {
  expect(remember([product('a')], { ...product('a'), name: '새 이름' })[0]?.name).toBe('새 이름')
})

it('forgets the oldest', () => {
  const full = Array.from({ length: RECENT_MOST }, (_, i) => product(String(i)))
  const next = remember(full, product('new'))
  expect(next).toHaveLength(RECENT_MOST)
  expect(ids(next)).not.toContain(String(RECENT_MOST - 1))
})

it('reads only valid products from the storage', () => {
  expect(readRecentProducts('?')).toEqual([])
  expect(ids(readRecentProducts([product('a'), { id: 'b' }, 3, product('a')]))).toEqual(['a'])
})
