// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SurveyAnswer } from '@/schemas/rules/events/tvc'
import { atHand } from '@/tests/support/at-hand'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/schemas/api/base/call', () => ({
  call: vi.fn((_contract: unknown, { word }: { word: string }) =>
    Promise.resolve({ item: { validYn: word.includes('금칙어') ? 'N' : 'Y', word: '' } }),
  ),
}))
// Imports the component itself, not its lazy entry.
const { SurveyDialog } = await import('./survey-dialog')

const { place, render } = reactPlace()
const hand = atHand(place)
const products = [
  { value: 'window', label: '창호' },
  { value: 'kitchen', label: '주방' },
]
const onDone = vi.fn()
const close = vi.fn()
let answered: SurveyAnswer

const open = (type: string) =>
  render(
    <SurveyDialog
      event={{
        EVENT_TYPE: type,
        GAME: { survey: { planQuestion: '계획이 있으신가요?', productQuestion: '무엇에 관심이 있으신가요?', products } },
      }}
      first={answered}
      onChange={(answer) => void (answered = answer)}
      onDone={onDone}
      close={close}
    />,
  )
const box = (label: string) =>
  [...place.querySelectorAll('label')].find((found) => found.textContent === label)!.querySelector<HTMLInputElement>('input')!
const tick = (label: string) => hand.press(box(label))
const comment = () => place.querySelector('textarea')!

beforeEach(() => {
  vi.clearAllMocks()
  answered = { plan: '', category: [], comment: '' }
})

test('V-TVQ-3: without a plan it is not sent, and the radio gets the focus', async () => {
  await open('tvc2')
  await hand.press('응모하기')
  expect(hand.fault()).toBe('리모델링 계획 여부를 선택해 주세요.')
  expect(document.activeElement).toBe(box('예, 있습니다'))
  await tick('아니요, 없습니다')
  expect(hand.fault()).toBe('')
  await hand.press('응모하기')
  expect(onDone).toHaveBeenCalledOnce()
  expect(answered).toMatchObject({ plan: 'N', category: [] })
})

test('V-TVQ-4: with a plan a product is required', async () => {
  await open('tvc2')
  await tick('예, 있습니다')
  await hand.press('응모하기')
  expect(hand.fault()).toBe('관심 제품을 1개 이상 선택해 주세요.')
  await tick('창호')
  await hand.press('응모하기')
  expect(answered.category).toEqual(['window'])
  expect(onDone).toHaveBeenCalledOnce()
})

test('V-TVQ-6: the box of all checks every product, and is mixed with some', async () => {
  await open('tvc2')
  await tick('예, 있습니다')
  await tick('전체 선택')
  expect(answered.category).toEqual(['window', 'kitchen'])
  expect(box('창호').checked && box('주방').checked && box('전체 선택').checked).toBe(true)
  await tick('창호')
  expect([box('전체 선택').checked, box('전체 선택').indeterminate, box('창호').checked]).toEqual([false, true, false])
})

test('V-TVQ-5: tvc3 requires ten characters, and counts them', async () => {
  await open('tvc3')
  await tick('아니요, 없습니다')
  await hand.type(comment(), '아홉글자입니다요.')
  await hand.press('응모하기')
  expect(hand.fault()).toBe('댓글을 10자 이상 입력해 주세요.')
  expect(document.activeElement).toBe(comment())
  expect(place.textContent).toContain('지금 9자입니다.')
  await hand.type(comment(), '정확히 열 글자입니다')
  expect(hand.fault()).toBe('')
  await hand.press('응모하기')
  expect(onDone).toHaveBeenCalledOnce()
})

test('the answers are preserved when it was closed early', async () => {
  await open('tvc3')
  await tick('예, 있습니다')
  await hand.type(comment(), '반만 적은 글')
  await hand.press('닫기')
  expect(close).toHaveBeenCalledOnce()
  await render(null)
  await open('tvc3')
  expect(box('예, 있습니다').checked).toBe(true)
  expect(comment().value).toBe('반만 적은 글')
})

test('V-FW-1: a forbidden word in the comment is reported at its field, and nothing is sent', async () => {
  await open('tvc3')
  await tick('아니요, 없습니다')
  await hand.type(comment(), '금칙어가 들어간 한마디입니다')
  comment().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() => expect(hand.fault()).toBe('금칙어가 포함되어 있습니다.'))
  await hand.press('응모하기')
  expect(onDone).not.toHaveBeenCalled()
  await hand.type(comment(), '고쳐 쓴 한마디입니다. 좋아요')
  expect(hand.fault()).toBe('')
  await hand.press('응모하기')
  expect(onDone).toHaveBeenCalledOnce()
})
