import { describe, expect, test } from 'vitest'
import { isPuzzle, judgeAnswers, type Puzzle } from './judge-answers'
import type { EventGame } from './event-game'
import type { EventTemplate } from './event-template'

const puzzle = (template: EventTemplate, answers: string[], game: EventGame = {}): Puzzle => ({ template, game, answers })
const said = (one: Puzzle, given: string[]) => {
  const { problem = 'right', message, wrong } = judgeAnswers(one, given)
  return { problem, message, wrong }
}
const RIGHT = { problem: 'right', message: '', wrong: [] }
const number = (label: string, limit?: number) => ({ label, kind: 'number' as const, ...(limit === undefined ? {} : { limit }) })
const words = (count: number): EventGame => ({ fields: Array.from({ length: count }, (_, i) => ({ label: `${i + 1}`, kind: 'text' })) })

describe('V-CQ-1, S-CQ-1: the first choice of a square quiz is right', () => {
  test.each([
    [['1'], 'right', ''],
    [['2'], 'wrong', '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.'],
    [['3'], 'wrong', '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.'],
    [[''], 'required', '정답을 선택해 주세요.'],
    [[], 'required', '정답을 선택해 주세요.'],
  ])('%j', (given, problem, message) => {
    expect(said(puzzle('quizChoice', []), given)).toMatchObject({ problem, message })
    expect(said(puzzle('quizChoice', ['1']), given)).toMatchObject({ problem, message })
  })
})

describe.each(['videoQuiz', 'videoPuzzleQuiz'] as const)('%s', (template) => {
  test.each([
    ['V-VQ-1', ['', ''], ['3', '5'], { problem: 'required', message: '정답을 입력해 주세요.' }],
    ['V-VQ-1', ['3', '5'], ['3', '5'], RIGHT],
    ['V-VQ-2', ['3번', '5'], ['3', '5'], RIGHT],
    ['V-VQ-2', ['삼', '5'], ['3', '5'], { problem: 'wrong', wrong: [0] }],
    [
      'S-VQ-1, E-EVT-3',
      ['3', '6'],
      ['3', '5'],
      { problem: 'wrong', wrong: [1], message: '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.' },
    ],
  ])('%s: numbers %j against %j', (_, given, answers, expected) => {
    expect(said(puzzle(template, answers, { fields: [number('가'), number('나')] }), given)).toMatchObject(expected)
  })

  test.each([
    ['31', { problem: 'invalid', message: '30 이하의 숫자를 입력해 주세요.' }],
    ['30', RIGHT],
  ])('V-VQ-3: %s with a largest value of 30', (given, expected) => {
    expect(said(puzzle(template, ['30'], { fields: [number('층', 30)] }), [given])).toMatchObject(expected)
  })

  test('V-VQ-3: more characters than a field takes are not there', () => {
    expect(said(puzzle(template, ['1234'], { fields: [{ ...number('해'), maxLength: 4 }] }), ['12345'])).toEqual(RIGHT)
  })

  test.each([
    [['단 열', '소음'], RIGHT],
    [['소음', '단열'], { problem: 'wrong', wrong: [0, 1] }],
    [['단열'], { problem: 'wrong', wrong: [1] }],
    [['단열', '소음', '더'], RIGHT],
  ])('V-VQ-4: %j against 단열,소음', (given, expected) => {
    expect(said(puzzle(template, ['단열', '소음'], words(2)), given)).toMatchObject(expected)
  })

  test('an empty answer stays in its place', () => {
    expect(said(puzzle(template, ['단열', '소음'], words(2)), ['', '소음'])).toMatchObject({ problem: 'wrong', wrong: [0] })
  })
})

describe('V-NQ-1: every step of a new quiz must be right', () => {
  test.each([
    [['2', '3', '4'], { problem: 'wrong', wrong: [1], message: '2번 문제의 정답이 아닙니다. 다시 확인해 주세요.' }],
    [['2', '1', '4'], RIGHT],
    [['2'], { problem: 'wrong', wrong: [1, 2], message: '2번 문제의 정답이 아닙니다. 다시 확인해 주세요.' }],
    [[], { problem: 'wrong', wrong: [0, 1, 2] }],
  ])('%j against 2,1,4', (given, expected) => {
    expect(said(puzzle('newQuiz', ['2', '1', '4']), given)).toMatchObject(expected)
  })
})

describe.each(['tvc', 'tvc2', 'tvc3'] as const)('%s', (template) => {
  const quiz = puzzle(template, ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'])
  test.each([
    ['V-TVQ-1', [''], { problem: 'required', message: '초성 정답을 입력해 주세요.' }],
    ['V-TVQ-1', [], { problem: 'required', message: '초성 정답을 입력해 주세요.' }],
    ['V-TVC-3', ['ㅂ', 'ㅇ', '', 'ㅊ'], { problem: 'required', message: '초성을 모두 입력해 주세요.' }],
    ['V-TVQ-2', ['ㅂㅇㅈㅅ'], { problem: 'wrong', wrong: [0, 1, 2, 3], message: '정답이 아닙니다. 영상을 다시 확인해 주세요.' }],
    ['V-TVQ-2', ['ㅂㅇㅈㅊ'], RIGHT],
    ['Q-080', ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], RIGHT],
    ['V-TVC-1', ['ㅏ', 'ㅇ', 'ㅈ', 'ㅊ'], { problem: 'invalid', message: '초성만 입력할 수 있습니다.' }],
    ['V-TVC-1', ['ㄳ', 'ㅇ', 'ㅈ', 'ㅊ'], { problem: 'invalid' }],
    ['V-TVC-1', ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅊ'], { problem: 'wrong' }],
  ])('%s: %j', (_, given, expected) => {
    expect(said(quiz, given)).toMatchObject(expected)
  })
  test('an answer stored as one text is the same answer', () => {
    expect(said(puzzle(template, ['ㅂㅇㅈㅊ']), ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'])).toEqual(RIGHT)
  })
})

describe('still-cut', () => {
  test.each([
    ['V-SC-1', ['3', '', '1', '2'], { problem: 'required', message: '순서를 모두 입력해 주세요.' }],
    ['V-SC-1', ['3', '4'], { problem: 'required' }],
    ['V-SC-2', ['a', '4', '1', '2'], { problem: 'invalid', message: '숫자만 입력할 수 있습니다.' }],
    ['V-SC-3', ['4', '3', '1', '2'], { problem: 'wrong', message: '정답이 아닙니다. 영상을 다시 확인해 주세요.' }],
    ['V-SC-3', ['34', '1', '2', '1'], { problem: 'wrong' }],
    ['V-SC-3', ['3', '4', '1', '2'], RIGHT],
  ])('%s: %j', (_, given, expected) => {
    expect(said(puzzle('stillCut', ['3', '4', '1', '2']), given)).toMatchObject(expected)
  })
})

describe('word cards', () => {
  test.each([
    ['V-WC-1', [], ['단열', '창호'], { problem: 'noAnswer', message: '정답이 설정되지 않았습니다.' }],
    ['V-WC-1', ['단열', '창호'], ['단열', '창호'], RIGHT],
    ['V-WC-2', ['뷰', '프레임', '창'], ['뷰'], { problem: 'required', message: '영상 속 제품명을 입력해 주세요.' }],
    ['V-WC-2', ['뷰', '프레임', '창'], ['뷰', '프레임', '창'], RIGHT],
    ['V-WC-3', ['뷰', '프레임'], ['프레임', '뷰'], { problem: 'wrong', message: '정답이 아닙니다. 다시 도전해 주세요.' }],
    ['V-WC-3', ['뷰', '프레임'], ['뷰', '프레임'], RIGHT],
  ])('%s: %j against %j', (_, answers, given, expected) => {
    expect(said(puzzle('wordCardQuiz', answers), given)).toMatchObject(expected)
  })
})

test('a game without a solution is never solved', () => {
  for (const template of ['videoQuiz', 'newQuiz', 'tvc', 'stillCut', 'wordCardQuiz'] as const) {
    const filled = template === 'tvc' ? ['ㄱ', 'ㄱ', 'ㄱ', 'ㄱ'] : ['1', '1']
    expect(said(puzzle(template, [], words(2)), filled), template).toMatchObject({ problem: 'noAnswer' })
  }
})

test('letters count however a system writes them', () => {
  expect(said(puzzle('default', ['창호']), ['창호'.normalize('NFD')])).toEqual(RIGHT)
  expect(said(puzzle('videoQuiz', ['3'], { fields: [number('가')] }), ['３'])).toEqual(RIGHT)
})

test('events without a game are solved where an answer was set', () => {
  expect(isPuzzle(puzzle('default', []))).toBe(false)
  expect(isPuzzle(puzzle('default', ['창호']))).toBe(true)
  expect(isPuzzle(puzzle('quizChoice', []))).toBe(true)
  expect(said(puzzle('default', ['창호']), ['문'])).toMatchObject({
    problem: 'wrong',
    message: '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.',
  })
})
