import { expect, test } from 'vitest'
import type { StoreCategoryNode } from '@/schemas/api/store/categories'
import { categoryLine } from './category-line'

const node = (id: string, ...subItems: StoreCategoryNode[]) => ({ id, subItems }) as StoreCategoryNode
const tree = [node('living', node('shelf', node('wall-shelf', node('oak-shelf'))), node('rug')), node('bath')]

test('C-TREE: the way to a category of any of the four levels', () => {
  const line = (id: string) => categoryLine(tree, id)?.map((one) => one.id)
  expect(line('bath')).toEqual(['bath'])
  expect(line('oak-shelf')).toEqual(['living', 'shelf', 'wall-shelf', 'oak-shelf'])
  expect(line('nothing')).toBeUndefined()
  expect(line('')).toBeUndefined()
})
