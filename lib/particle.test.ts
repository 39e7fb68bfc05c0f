import { josa } from 'es-hangul'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { particleAfter, withParticle, type Particle } from './particle'

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

const PARTICLES: Particle[] = [
  ...(['이/가', '을/를', '은/는', '으로/로', '와/과', '이나/나', '이란/란', '아/야'] as const),
  ...(['이랑/랑', '이에요/예요', '으로서/로서', '으로써/로써', '으로부터/로부터', '이라/라'] as const),
]

test('property: after Hangul, and after nothing, it is the particle that es-hangul picks', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
  const word = fc.oneof(
    fc.constant(''),
    fc.constant('ㄱ'),
    fc.array(syllable, { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(word, fc.constantFrom(...PARTICLES), (said, particle) => {
      expect(particleAfter(said, particle)).toBe(josa.pick(said, particle))
    }),
  )
})
