// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { FormActions } from './form-actions'

const { place, render } = reactPlace()
const nothing = () => undefined

test.each([
  ['주문 취소', '돌아가기'],
  ['일부 취소', '돌아가기'],
  ['예약 취소', '돌아가기'],
  ['환불', '취소'],
])('beside %s the dialog is left by %s', async (words, closing) => {
  await render(<FormActions isBusy={false} words={words} busyWords="하는 중입니다" onCancel={nothing} />)
  expect([...place.querySelectorAll('button')].map((button) => button.textContent)).toEqual([closing, words])
})
