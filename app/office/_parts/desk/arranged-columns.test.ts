import { expect, test } from 'vitest'
import { arrangedColumns } from './arranged-columns'

const column = (id: string) => ({ id, header: id, cell: () => id })
const COLUMNS = ['name', 'state', 'amount', 'at', 'menu'].map(column)
const FREE = [{ id: 'state', words: '상태', isNeeded: true }, ...['amount', 'at'].map((id) => ({ id, words: id }))]

test('chosen columns fill the places of those that can be chosen; what names the row and the menu stay where they are', () => {
  const arranged = arrangedColumns(COLUMNS, FREE, { shown: ['at', 'state'], frozen: 1 })
  expect(arranged.map(({ id, isFrozen = false, order }) => [id, isFrozen, order])).toEqual([
    ['name', true, 1],
    ['at', true, 4],
    ['state', false, 2],
    ['menu', false, 5],
  ])
})

test('a choice that names columns of another version loses none of the state', () => {
  expect(arrangedColumns(COLUMNS, FREE, { shown: ['gone', 'at'], frozen: 0 }).map(({ id }) => id)).toEqual(['name', 'at', 'state', 'menu'])
})
