// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { forgetWord, forgetWords, recentWords, rememberWord } from './recent-words'

test('eight words at most, the last one first and each once; one or all are forgotten', () => {
  for (let i = 1; i <= 10; i++) rememberWord(` 말${i} `)
  rememberWord('말5')
  rememberWord('  ')
  expect(recentWords.snapshot()).toEqual(['말5', '말10', '말9', '말8', '말7', '말6', '말4', '말3'])
  forgetWord('말9')
  expect(recentWords.snapshot()).not.toContain('말9')
  forgetWords()
  expect([recentWords.snapshot(), localStorage.getItem('maru.searches')]).toEqual([[], '[]'])
})
