import { expect, it } from 'vitest'
import { cartCount } from './cart-count'

const group = (items: number) => ({ items: Array.from({ length: items }) })

it.each([
  [[2, 3], 5],
  [[], 0],
  [[0, 1], 1],
])('S-CART-1: groups of %j items count %i', (groups, count) => expect(cartCount(groups.map(group))).toBe(count))

it('S-CART-1: an answer without groups counts 0', () => expect([cartCount(undefined), cartCount(null)]).toEqual([0, 0]))
