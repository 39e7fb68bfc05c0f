import { expect, test } from 'vitest'
import { stillCutProblem, pressStillCut, STILL_CUT_WORDS } from './still-cut'

test.each([
  [['3', '', '1', '2'], { problem: 'empty', at: 1 }],
  [['3', ' ', '1', '2'], { problem: 'empty', at: 1 }],
  [['3', '4', '1', '2'], undefined],
] as const)('V-SC-1: %j: %j', (values, problem) => {
  expect(stillCutProblem(values)).toEqual(problem)
  expect(STILL_CUT_WORDS.empty).toBe('순서를 모두 입력해 주세요.')
})

test.each([
  [['a', '4', '1', '2'], { problem: 'digits', at: 0 }],
  [['3', '4', '1', '2'], undefined],
  [['', '4', '1', '둘'], { problem: 'digits', at: 3 }],
] as const)('V-SC-2: %j: %j', (values, problem) => {
  expect(stillCutProblem(values)).toEqual(problem)
  expect(STILL_CUT_WORDS.digits).toBe('숫자만 입력할 수 있습니다.')
})

test('V-SC-1: pressed one after another, the scenes get their places; a second press takes one away', () => {
  const pressed = [2, 0, 3, 1].reduce(pressStillCut, ['', '', '', ''])
  expect(pressed).toEqual(['2', '4', '1', '3'])
  expect(pressStillCut(pressed, 0)).toEqual(['', '4', '1', '3'])
  expect(pressStillCut(['', '4', '1', '3'], 0)).toEqual(['2', '4', '1', '3'])
})
