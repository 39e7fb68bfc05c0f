// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { DataTable } from './data-table'

const { place, render } = reactPlace()
const onMove = vi.fn()
beforeEach(() => onMove.mockReset())

const ROWS = ['가', '나', '다'].map((name) => ({ id: name, name }))
const show = (isMovable: boolean, rows = ROWS) =>
  render(
    <DataTable
      label="목록"
      columns={[{ id: 'name', header: '이름', isRowHeader: true, cell: ({ name }) => name }]}
      rows={rows}
      idOf={({ id }) => id}
      total={rows.length}
      view={{ sort: 'order', direction: 'asc', page: 1 }}
      onSort={() => undefined}
      moves={{ labelOf: ({ name }) => name, onMove: isMovable ? onMove : undefined }}
      rowClass=""
    />,
  )
const grip = (name: string) => place.querySelector<HTMLElement>(`[aria-label="${name} 옮기기"]`)
const press = (name: string, code: string) =>
  act(async () => void grip(name)!.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: true, bubbles: true, cancelable: true })))

test('Alt with an arrow moves a row by one place, and not beyond the ends', async () => {
  await show(true)
  await press('나', 'ArrowUp')
  await press('나', 'ArrowDown')
  await press('가', 'ArrowUp')
  await press('다', 'ArrowDown')
  expect(onMove.mock.calls).toEqual([
    [ROWS[1], 0],
    [ROWS[1], 2],
  ])
})

test('rows that cannot be moved for now have no grip and stay the same elements', async () => {
  await show(true)
  const row = place.querySelector('tbody tr')!
  await show(false, ROWS.slice(0, 2))
  expect(grip('가')).toBeNull()
  expect(place.querySelector('tbody tr')).toBe(row)
  await show(true)
  expect(grip('다')).not.toBeNull()
  expect(place.querySelector('tbody tr')).toBe(row)
})
