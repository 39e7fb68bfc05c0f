// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { useLeftLines } from './use-left-lines'

const { render } = reactPlace()
let left: ReturnType<typeof useLeftLines>
function Bench() {
  const present = useLeftLines()
  useEffect(() => {
    left = present
  })
  return null
}
const LINES = [
  { at: 2, line: '260601-AAAA\t1', why: '주문 번호를 읽을 수 없습니다.' },
  { at: 5, line: '7', why: '마지막 주문보다 아래에 있는 줄입니다.' },
]
beforeEach(() => sessionStorage.clear())

test('lines that could not be pasted stay through a reload until they were looked after', async () => {
  await render(<Bench />)
  await act(async () => left.keep(LINES))
  await render(null)
  await render(<Bench />)
  expect(left.lines).toEqual(LINES)
  await act(async () => left.keep([]))
  expect([left.lines, sessionStorage.length]).toEqual([[], 0])
})
