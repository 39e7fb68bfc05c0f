// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { FoundProblem } from './found-problem'
import { ProblemsPanel } from './problems-panel'

const { place, render } = reactPlace()

const problem = (severity: FoundProblem['severity'], message: string, blockId?: string): FoundProblem => ({
  severity,
  message,
  pointer: '/blocks/0/props/text',
  field: '/props/text',
  ...(blockId === undefined ? {} : { blockId }),
})
const draw = (problems: FoundProblem[], onJump = vi.fn()) =>
  render(<ProblemsPanel problems={problems} onJump={onJump} labelOf={(id) => `제목 ${id}`} />)

test('without problems it says so, and that the page can be published', async () => {
  await draw([])
  expect(place.querySelector('[role=status]')?.textContent).toBe('문제가 없습니다.게시할 수 있습니다.')
  expect(place.querySelector('button')).toBeNull()
})

test('problems are grouped by block, each with its severity', async () => {
  const list = [
    problem('error', '주소가 없습니다.'),
    problem('error', '글이 없습니다.', 'a'),
    problem('warning', '링크가 비었습니다.', 'a'),
    problem('info', '달라집니다.', 'b'),
  ]
  await draw(list)
  expect([...place.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(['페이지', '제목 a', '제목 b'])
  expect([...place.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    '오류주소가 없습니다.',
    '오류글이 없습니다.',
    '주의링크가 비었습니다.',
    '알림달라집니다.',
  ])
  expect(place.querySelector('[role=status]')?.textContent).toBe('게시하려면 2곳을 고쳐 주세요. 살펴볼 곳이 1곳 있습니다.')
})

test('advice does not prevent publishing', async () => {
  await draw([problem('warning', '링크가 비었습니다.', 'a')])
  expect(place.querySelector('[role=status]')?.textContent).toBe('게시할 수 있습니다. 살펴볼 곳이 1곳 있습니다.')
})

test('a click focuses the field of the problem', async () => {
  const onJump = vi.fn()
  const list = [problem('error', '하나', 'a'), problem('error', '둘', 'b')]
  await draw(list, onJump)
  await act(async () => place.querySelectorAll('button')[1]!.click())
  expect(onJump.mock.calls).toEqual([[list[1]]])
})

test('each further place of a problem can be opened', async () => {
  const onJump = vi.fn()
  const sample = {
    ...problem('warning', '예시 글이 남아 있습니다: ‘가’ 외 1곳.', 'a'),
    others: [{ pointer: '/blocks/0/props/lead', words: '‘나’' }],
  }
  await draw([sample], onJump)
  await act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '‘나’')!.click())
  expect(onJump.mock.calls).toEqual([[expect.objectContaining({ pointer: '/blocks/0/props/lead', blockId: 'a' })]])
})

test('of very many problems the first are shown, with the number of the others', async () => {
  await draw(Array.from({ length: 1_234 }, (_, i) => problem('error', `${i}번째`, `b${i}`)))
  expect(place.querySelectorAll('button')).toHaveLength(200)
  expect(place.textContent).toContain('1,034개가 더 있습니다.')
})
