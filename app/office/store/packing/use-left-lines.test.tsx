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
beforeEach(() => sessionStorage.clear())

test('lines that could not be pasted stay through a reload until they were looked after', async () => {
  await render(<Bench />)
  await act(async () => left.keep(['260601-AAAA\t없는 번호', '7']))
  await render(null)
  await render(<Bench />)
  expect(left.lines).toEqual(['260601-AAAA\t없는 번호', '7'])
  await act(async () => left.keep([]))
  expect([left.lines, sessionStorage.length]).toEqual([[], 0])
})
