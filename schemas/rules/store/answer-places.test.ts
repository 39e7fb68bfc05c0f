import { expect, test } from 'vitest'
import { fillAnswer, knowsPlaces, USUAL_ANSWERS } from './answer-places'

const values = { 이름: '김*늘', 상품: '원목 마루 {이름}' }

test('fills the places of a text, once', () => {
  expect(fillAnswer(' {이름}님, {상품} 후기 고맙습니다. {이름}님! ', values)).toBe('김*늘님, 원목 마루 {이름} 후기 고맙습니다. 김*늘님!')
})

test('a particle behind a place follows the word that fills it', () => {
  const bench = { 이름: '김*늘', 상품: '원목 벤치' }
  expect(fillAnswer('{상품}을 골라 주셔서, {상품}이라 {상품}의 {상품}은.', bench)).toBe(
    '원목 벤치를 골라 주셔서, 원목 벤치이라 원목 벤치의 원목 벤치는.',
  )
  expect(fillAnswer('{상품}로 {전화}을', { ...bench, 상품: '마루 1박스 12장' })).toBe('마루 1박스 12장으로 {전화}을')
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
