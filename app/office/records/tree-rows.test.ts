import { describe, expect, it } from 'vitest'
import { branchOf, dragPlace, movedNodes, stepPlace, treeRows, type TreePlace } from './tree-rows'

const node = (id: string, parent = '') => ({ id, name: id, parent })
const nodes = [node('a'), node('b'), node('c'), node('a1', 'a'), node('a2', 'a'), node('a11', 'a1'), node('lost', 'gone')]
const shape = (list = nodes) => treeRows(list).map(({ id, depth }) => '-'.repeat(depth) + id)

describe('a tree of records', () => {
  it('is read from the top, each branch with what is below it; an orphan stands at the top', () => {
    expect(shape()).toEqual(['a', '-a1', '--a11', '-a2', 'b', 'c', 'lost'])
    expect(branchOf(treeRows(nodes), 'a')).toEqual(new Set(['a', 'a1', 'a11', 'a2']))
  })

  it.each<[string, 'up' | 'down' | 'in' | 'out', TreePlace | undefined]>([
    ['a', 'up', undefined],
    ['b', 'up', { parent: '', before: 'a' }],
    ['b', 'down', { parent: '', before: 'lost' }],
    ['lost', 'down', undefined],
    ['a1', 'down', { parent: 'a' }],
    ['b', 'in', { parent: 'a' }],
    ['a', 'in', undefined],
    ['a2', 'in', { parent: 'a1' }],
    ['a2', 'out', { parent: '', before: 'b' }],
    ['a11', 'out', { parent: 'a', before: 'a2' }],
    ['b', 'out', undefined],
  ])('%s moved %s', (id, step, place) => {
    expect(stepPlace(treeRows(nodes), id, step)).toEqual(place)
  })

  it('shows a move before the service answered', () => {
    expect(shape(movedNodes(nodes, 'b', { parent: 'a', before: 'a2' }))).toEqual(['a', '-a1', '--a11', '-b', '-a2', 'c', 'lost'])
    expect(shape(movedNodes(nodes, 'a1', { parent: '' }))).toEqual(['a', '-a2', 'b', 'c', 'lost', 'a1', '-a11'])
  })

  it('follows the pointer: down for the place, right for the depth, as far as the rows around allow', () => {
    const rows = treeRows(nodes)
    expect(dragPlace(rows, 'c', 'b', 0)).toEqual({ parent: '', depth: 0, before: 'b' })
    expect(dragPlace(rows, 'c', 'b', 1)).toEqual({ parent: 'a', depth: 1 })
    expect(dragPlace(rows, 'c', 'b', 5)).toEqual({ parent: 'a2', depth: 2 })
    // Between a1 and a11 it can only be the first below a1.
    expect(dragPlace(rows, 'c', 'a11', 0)).toEqual({ parent: 'a1', depth: 2, before: 'a11' })
    expect(dragPlace(rows, 'c', 'c', 1)).toEqual({ parent: 'b', depth: 1 })
    expect(dragPlace(rows, 'c', 'nothing', 0)).toBeUndefined()
  })
})
