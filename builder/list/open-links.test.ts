import { expect, test } from 'vitest'
import { openLinks } from './open-links'
import type { Person, SideGroup, SideLink } from './side'

const link = (id: string, right?: string): SideLink => ({ id, path: `/${id}`, words: id, icon: null, ...(right ? { right } : {}) })
const GROUPS: SideGroup[] = [
  { id: 'top', links: [link('home'), link('page', 'pages')] },
  { id: 'trade', words: '주문', links: [link('orders', 'orders')] },
  { id: 'people', words: '회원', links: [link('reviews', 'reviews')] },
]
const person = (more: object): Person => ({ id: 'a', name: '가', ...more }) as unknown as Person
const ids = (more: object) => openLinks(GROUPS, person(more)).map(({ links }) => links.map(({ id }) => id))

test('a role is offered the screens that it sees, and no group without one', () => {
  expect(ids({ role: 'adm' })).toEqual([['home', 'page'], ['orders'], ['reviews']])
  expect(ids({ role: 'mng', rights: { reviews: { acts: ['write'] } } })).toEqual([['home'], ['reviews']])
  expect(ids({ role: 'mng', rights: {} })).toEqual([['home']])
  const pages = (sections: readonly string[]) => ids({ role: 'mng', rights: { pages: { acts: ['see'], scope: { sections } } } })
  expect([pages(['/zin/brand']), pages(['fragment'])]).toEqual([[['home', 'page']], [['home']]])
})
