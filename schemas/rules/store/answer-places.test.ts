import { expect, test } from 'vitest'
import { fillAnswer, knowsPlaces, USUAL_ANSWERS } from './answer-places'

const values = { 이름: '김*늘', 상품: '원목 마루 {이름}' }

test('fills the places of a text, once', () => {
  expect(fillAnswer(' {이름}님, {상품} 후기 고맙습니다. {이름}님! ', values)).toBe('김*늘님, 원목 마루 {이름} 후기 고맙습니다. 김*늘님!')
})

test('knows which places it can fill, and leaves other braces alone', () => {
  expect(knowsPlaces('{이름}님 {상품}')).toBe(true)
  expect(knowsPlaces('{전화}로 연락')).toBe(false)
  expect(knowsPlaces('{constructor}')).toBe(false)
  expect(fillAnswer('{전화} {} { }', values)).toBe('{전화} {} { }')
})

test('the usual answers have known places alone', () => {
  for (const { text } of [...USUAL_ANSWERS.review, ...USUAL_ANSWERS.question]) expect(knowsPlaces(text)).toBe(true)
})
