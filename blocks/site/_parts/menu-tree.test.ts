import { describe, expect, it } from 'vitest'
import { currentEntry, menuTree } from './menu-tree'

const item = (id: string, parentId: string | null, link: string, orderNo = 1) => ({
  id,
  parentId,
  menuGroup: 'main',
  name: id,
  link,
  description: '',
  orderNo,
})
const tree = menuTree([
  item('b', null, '/zin/home', 2),
  item('a', null, '/styling/home', 1),
  item('c', null, '/zin/event/event', 3),
  item('b2', 'b', '/zin/category/floor', 2),
  item('b1', 'b', '/zin/category/window', 1),
  item('b11', 'b1', '/zin/category/window/service?mcate=x'),
  item('lost', 'nobody', '/lost'),
])

describe('the menu', () => {
  it('keeps for whom an entry is; most are for everybody, which needs no word', () => {
    const [all, members] = menuTree([item('all', null, '/a', 1), { ...item('members', null, '/b', 2), audience: 'members' as const }])
    expect(all).not.toHaveProperty('audience')
    expect(members).toMatchObject({ audience: 'members' })
  })

  it('becomes a tree in order, without entries whose parent is missing', () => {
    expect(tree.map((node) => node.id)).toEqual(['a', 'b', 'c'])
    expect(tree[1]!.children.map((node) => [node.id, node.children.length])).toEqual([
      ['b1', 1],
      ['b2', 0],
    ])
  })

  it('does not loop on a cycle', () => {
    expect(menuTree([item('x', 'y', '/x'), item('y', 'x', '/y')])).toEqual([])
  })

  it.each([
    ['/styling/home', 'a'],
    ['/zin/category/window/service', 'b'],
    ['/zin/event/event/12', 'c'],
    ['/zin/event', undefined],
    ['/etc/policy', undefined],
  ])('%s belongs to %s', (path, id) => expect(currentEntry(tree, path)).toBe(id))
})
