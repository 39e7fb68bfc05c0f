// @vitest-environment happy-dom
import { EyeOff } from 'lucide-react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { AnyContract } from '@/schemas/api/base/contract'
import { whyQuestionStays } from '@/schemas/rules/store/why-question-stays'
import { whyReplyStays } from '@/schemas/rules/site/why-reply-stays'
import { whyReviewStays } from '@/schemas/rules/store/why-review-stays'
import { DeskBulkLine } from './desk-bulk-line'
import { DeskQuestion } from './desk-question'
import type { DeskState } from './use-desk'

const { place, render } = reactPlace()
const review = (author: string, state: 'hidden' | 'reported' | 'shown', answer = '') => ({ author, state, answer })
const ask = {
  title: '고른 후기: 숨기기',
  text: (count: number) => `후기 ${count}건이 바뀝니다.`,
  label: '사유',
  words: '숨기기',
  busyWords: '',
}
const hide = {
  id: 'hide',
  words: '숨기기',
  icon: EyeOff,
  act: 'publish',
  ask,
  send: vi.fn(),
  stays: (row: never) => whyReviewStays('hide', row),
}
const stateOf = (rows: readonly object[], setAsked = vi.fn()) =>
  ({
    desk: { what: '후기', nameOf: ({ author }: { author: string }) => author, bulk: { line: '고른 후기' } },
    permitted: { bulk: [hide] },
    chosen: new Map(rows.map((row, at) => [String(at), row])),
    opened: new Map(),
    now: { total: rows.length, rows },
    asked: { kind: 'bulk', act: hide },
    setAsked,
  }) as unknown as DeskState<AnyContract>

test('a question about several says how many it changes, and names those that stay with why', async () => {
  await render(<DeskQuestion state={stateOf([review('하나', 'shown'), review('둘', 'hidden'), review('셋', 'reported')])} />)
  const dialog = document.querySelector('[role=dialog]')!
  expect(dialog.textContent).toContain('후기 2건이 바뀝니다.')
  expect(dialog.querySelector('section')!.textContent).toBe('후기 1건은 바뀌지 않습니다.둘 이미 숨긴 후기입니다.')
  await act(async () => undefined)
})

test('an act that would leave all of them is not offered', async () => {
  await render(<DeskBulkLine state={stateOf([review('하나', 'hidden')])} />)
  expect(place.textContent).not.toContain('숨기기')
  await render(<DeskBulkLine state={stateOf([review('하나', 'hidden'), review('둘', 'shown')])} />)
  expect(place.textContent).toContain('숨기기')
})

test('what is said beforehand is what the calls answer', () => {
  expect(whyReviewStays('answer', review('', 'shown', '고맙습니다'))).toBe('이미 답글이 있습니다.')
  expect(whyReviewStays('answer', review('', 'hidden'))).toBe('숨긴 후기입니다.')
  expect(whyReviewStays('leave', review('', 'shown'))).toBe('신고되어 살펴볼 후기가 아닙니다.')
  expect(whyReviewStays('show', review('', 'hidden'))).toBeUndefined()
  expect(whyQuestionStays('answer', { isHidden: false, isAnswered: true })).toBe('이미 답변한 문의입니다.')
  expect(whyQuestionStays('show', { isHidden: false, isAnswered: true })).toBe('숨긴 문의가 아닙니다.')
  expect(whyReplyStays('leave', 'hidden')).toContain('숨긴 댓글입니다.')
  expect(whyReplyStays('undo', 'waiting')).toBe('되돌릴 판단이 없습니다.')
  expect(whyReplyStays('hide', 'left')).toBeUndefined()
})
