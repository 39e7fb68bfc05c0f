import { expect, test } from 'vitest'
import { withParticle } from './particle'

test.each([
  ['제목', '제목을'],
  ['주소', '주소를'],
  ['배너 그림(모바일)', '배너 그림(모바일)을'],
  ['메뉴(모바일)', '메뉴(모바일)를'],
  ['‘마루’', '‘마루’를'],
  ['‘거실(남향)’', '‘거실(남향)’을'],
  ['이벤트 7', '이벤트 7을'],
  ['블록 2', '블록 2를'],
  ['10', '10을'],
  ['2,000', '2,000을'],
  ['50,000', '50,000을'],
  ['0', '0을'],
  ['URL', 'URL을'],
  ['CTA', 'CTA를'],
  ['온결 이중창!', '온결 이중창!을'],
])('%s: %s', (word, said) => expect(withParticle(word, '을/를')).toBe(said))

test('으로 follows a consonant other than ㄹ', () => {
  expect(withParticle('서울', '으로/로')).toBe('서울로')
  expect(withParticle('부산(해운대)', '으로/로')).toBe('부산(해운대)으로')
  expect(withParticle('1', '으로/로')).toBe('1로')
  expect(withParticle('3', '으로/로')).toBe('3으로')
})
