import { expect, test } from 'vitest'
import { areaWords } from './area'

test('an area is said in square metres first', () => {
  expect([84, 112, 59].map(areaWords)).toEqual(['84㎡(약 25평)', '112㎡(약 34평)', '59㎡(약 18평)'])
  expect([null, undefined, 0].map(areaWords)).toEqual(['', '', ''])
})
