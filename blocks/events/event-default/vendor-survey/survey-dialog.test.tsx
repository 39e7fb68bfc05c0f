// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SurveyAnswers } from '@/schemas/rules/events/vendor-survey'
import { atHand } from '@/tests/support/at-hand'
import { reactPlace } from '@/tests/support/react-place'

// Imports the component itself, not its lazy entry.
const { SurveyDialog } = await import('./survey-dialog')

const { place, render } = reactPlace()
const hand = atHand(place)
const submit = vi.fn((_: SurveyAnswers) => Promise.resolve(true))
const close = vi.fn()
const radio = (code: string, value: string) => place.querySelector<HTMLElement>(`input[name$="${code}"][value="${value}"]`)!
const selects = () => [...place.querySelectorAll('select')]
const select = (field: HTMLSelectElement, value: string) =>
  act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
beforeEach(async () => {
  vi.clearAllMocks()
  await render(<SurveyDialog partner="우리인테리어" brandWords="" submit={submit} close={close} />)
})

test('V-SURV-1: every open question is reported, and the first gets the focus', async () => {
  await hand.press('설문 보내기')
  expect(hand.fault()).toBe(Array(3).fill('모든 문항에 답변해 주세요.').join(' / '))
  expect(document.activeElement).toBe(radio('MDRDO1', 'Y'))
  expect(submit).not.toHaveBeenCalled()
})

test('V-SURV-3: five brands are too few, six suffice; `none` counts as an answer', async () => {
  await hand.press(radio('MDRDO1', 'N'))
  await hand.press(radio('FTRDO1', '1'))
  await hand.press(radio('FTRDO2', 'N'))
  for (const field of selects().slice(0, 5)) await select(field, '1')
  await hand.press('설문 보내기')
  expect(hand.fault()).toBe('품목별로 사용 중인 브랜드를 모두 선택해 주세요.')
  expect(document.activeElement).toBe(selects()[5])
  await select(selects()[5]!, 'none')
  await hand.press('설문 보내기')
  const brand = { SLT01: '1', SLT02: '1', SLT03: '1', SLT04: '1', SLT05: '1', SLT06: 'none' }
  expect(submit).toHaveBeenCalledWith({ MDRDO1: 'N', FTRDO1: '1', FTRDO2: 'N', brand })
  expect(close).toHaveBeenCalledOnce()
})

test('V-SURV-2, S-SURV-1: Y asks for products and clears the brands', async () => {
  await hand.press(radio('MDRDO1', 'N'))
  await select(selects()[0]!, '2')
  await hand.press(radio('MDRDO1', 'Y'))
  expect(selects()).toEqual([])
  await hand.press(radio('FTRDO1', '4'))
  await hand.press(radio('FTRDO2', 'Y'))
  await hand.press('설문 보내기')
  expect(hand.fault()).toBe('사용 중인 제품을 1개 이상 선택해 주세요.')
  const boxes = [...place.querySelectorAll<HTMLElement>('input[type=checkbox]')]
  await hand.press(boxes[2]!)
  await hand.press(boxes[0]!)
  await hand.press('설문 보내기')
  expect(submit).toHaveBeenCalledWith({ MDRDO1: 'Y', MDRDO2: ['window', 'floor'], FTRDO1: '4', FTRDO2: 'Y' })
})

test('S-EVT-6: after a refusal it stays open with its answers', async () => {
  submit.mockResolvedValueOnce(false)
  await hand.press(radio('MDRDO1', 'Y'))
  await hand.press(place.querySelector<HTMLElement>('input[type=checkbox]')!)
  await hand.press(radio('FTRDO1', '1'))
  await hand.press(radio('FTRDO2', 'Y'))
  await hand.press('설문 보내기')
  expect(close).not.toHaveBeenCalled()
  expect((radio('FTRDO1', '1') as HTMLInputElement).checked).toBe(true)
  expect(place.querySelector('fieldset')!.disabled).toBe(false)
})
