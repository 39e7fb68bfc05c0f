import { expect, test } from 'vitest'
import { fillPlaces, openPlaces, unknownPlaces } from './placeholders'

const VALUES = { 이름: '김하늘', 번호: '7', 품목: '바닥재', 단계: '실측', 매장: '', 담당자: '한결' }

test('places are filled with what is known, also twice, and what is not known is named and stays', () => {
  expect(fillPlaces('{이름}님, {이름}님의 {단계}은 {매장}에서 합니다.', VALUES)).toEqual({
    text: '김하늘님, 김하늘님의 실측은 {매장}에서 합니다.',
    missing: ['매장'],
  })
  expect(fillPlaces('{toString} {}', VALUES)).toEqual({ text: '{toString} {}', missing: [] })
})

test('a value is text and no pattern, and is not filled again', () => {
  expect(fillPlaces('{이름}', { ...VALUES, 이름: '$& {단계}' }).text).toBe('$& {단계}')
})

test('unknown places are a slip; known ones that are left are open', () => {
  expect(unknownPlaces('{이룸}님 {이름} {이룸} {constructor}')).toEqual(['이룸', 'constructor'])
  expect(openPlaces('{매장}으로 오세요. {괄호}')).toEqual(['매장'])
})
