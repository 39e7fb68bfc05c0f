import { describe, expect, it, test } from 'vitest'
import type { EventGame } from './event-game'
import {
  ALL,
  allProducts,
  BOXES_UNFILLED,
  BOXES_WANTED,
  boxesFault,
  commentFault,
  CONSONANT_NAMES,
  CONSONANTS,
  emptyBoxes,
  eraseFrom,
  firstEmpty,
  isConsonant,
  readSurveyData,
  surveyData,
  surveyFaults,
  toggleProduct,
  typeInto,
} from './tvc'

const products = [
  { value: 'window', label: '창호' },
  { value: 'kitchen', label: '주방' },
  { value: 'floor', label: '바닥재' },
]
const game: EventGame = { survey: { planQuestion: '계획이 있으신가요?', productQuestion: '무엇에 관심이 있으신가요?', products } }

describe('V-TVC-1: a box holds one of the 19 initial consonants', () => {
  it.each(['ㄱ', 'ㄲ', 'ㅎ'])('%s is accepted', (sign) => expect(typeInto(emptyBoxes(), 0, sign).boxes[0]).toBe(sign))
  it.each(['ㅏ', '가', 'a', '1', 'ㄳ'])('%s is refused, the box stays empty', (sign) => {
    expect(typeInto(emptyBoxes(), 0, sign)).toEqual({ boxes: ['', '', '', ''], focus: 0, isRefused: true })
  })
  it('nothing is no consonant', () => {
    expect(isConsonant('')).toBe(false)
    expect(typeInto(emptyBoxes(), 0, '').boxes).toEqual(emptyBoxes())
  })
  it('there are 19, each with its name', () => {
    expect(CONSONANTS).toHaveLength(19)
    expect(new Set(CONSONANTS).size).toBe(19)
    expect(CONSONANT_NAMES).toHaveLength(19)
  })
  it('a box that refuses the input preserves its content', () => {
    expect(typeInto(['ㅂ', '', '', ''], 0, 'a').boxes).toEqual(['ㅂ', '', '', ''])
  })
  it('a box that is emptied is empty', () => {
    expect(typeInto(['ㅂ', 'ㅇ', '', ''], 0, '')).toEqual({ boxes: ['', 'ㅇ', '', ''], focus: 0, isRefused: false })
  })
})

describe('V-TVC-2: the focus goes on', () => {
  it.each([
    ['ㅂ', 0, 1],
    ['ㅊ', 3, 3],
    ['a', 0, 0],
  ])('%s in box %i', (sign, at, focus) => expect(typeInto(emptyBoxes(), at, sign).focus).toBe(focus))
})

describe('what is pasted, and what an input method writes', () => {
  it('fills the boxes from where it was pasted', () => {
    expect(typeInto(emptyBoxes(), 0, 'ㅂㅇㅈㅊ').boxes.join('')).toBe('ㅂㅇㅈㅊ')
    expect(typeInto(emptyBoxes(), 0, ' ㅂ ㅇ\nㅈ ㅊ ㅎ')).toEqual({ boxes: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], focus: 3, isRefused: false })
    expect(typeInto(['ㄱ', '', '', ''], 2, 'ㅈㅊ').boxes).toEqual(['ㄱ', '', 'ㅈ', 'ㅊ'])
  })
  it('takes the conjoining form of a consonant', () => {
    expect(typeInto(emptyBoxes(), 0, '\u1107\u110b\u110c\u110e').boxes.join('')).toBe('ㅂㅇㅈㅊ')
    expect(typeInto(emptyBoxes(), 0, '\u1100\u1112').boxes.slice(0, 2)).toEqual(['ㄱ', 'ㅎ'])
  })
  it('takes apart what an input method has joined, and only that', () => {
    expect(typeInto(emptyBoxes(), 0, 'ㄳㅄ', true)).toEqual({ boxes: ['ㄱ', 'ㅅ', 'ㅂ', 'ㅅ'], focus: 3, isRefused: false })
    expect(typeInto(emptyBoxes(), 0, 'ㄺㅀ', true).boxes.join('')).toBe('ㄹㄱㄹㅎ')
    expect(typeInto(emptyBoxes(), 0, '바', true).isRefused).toBe(true)
  })
  it('a step back empties the box, or the one before an empty one', () => {
    expect(eraseFrom(['ㅂ', 'ㅇ', '', ''], 2)).toEqual({ boxes: ['ㅂ', '', '', ''], focus: 1 })
    expect(eraseFrom(['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], 3)).toEqual({ boxes: ['ㅂ', 'ㅇ', 'ㅈ', ''], focus: 3 })
    expect(eraseFrom(emptyBoxes(), 0)).toEqual({ boxes: emptyBoxes(), focus: 0 })
  })
})

test.each([
  [['', '', '', ''], 0],
  [['ㅂ', '', 'ㅈ', ''], 1],
  [['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], 3],
])('the keypad writes into the first empty box: %j', (boxes, next) => expect(firstEmpty(boxes)).toBe(next))

test.each([
  [['', '', '', ''], BOXES_WANTED],
  [['ㅂ', 'ㅇ', '', 'ㅊ'], BOXES_UNFILLED],
  [['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], undefined],
])('V-TVQ-1, V-TVC-3: %j', (boxes, fault) => expect(boxesFault(boxes)).toBe(fault))

describe('V-TVQ-3 to V-TVQ-5: what follows a solved quiz', () => {
  const answer = { plan: 'Y', category: ['window'], comment: '거실 창호를 바꾸고 싶어요' }
  it.each([
    ['V-TVQ-3', { ...answer, plan: '' }, { plan: '리모델링 계획 여부를 선택해 주세요.' }],
    ['V-TVQ-3', { ...answer, plan: 'N', category: [] }, {}],
    ['V-TVQ-4', { ...answer, category: [] }, { category: '관심 제품을 1개 이상 선택해 주세요.' }],
    ['V-TVQ-4', { ...answer, category: ['roof'] }, { category: '관심 제품을 1개 이상 선택해 주세요.' }],
    ['V-TVQ-4', answer, {}],
    ['V-TVQ-5', { ...answer, comment: '아홉글자입니다요.' }, { comment: '댓글을 10자 이상 입력해 주세요.' }],
    ['V-TVQ-5', { ...answer, comment: '정확히 열 글자입니다' }, {}],
    ['V-TVQ-5', { ...answer, comment: '1234567890' }, {}],
    ['V-TVQ-5', { ...answer, comment: '          ' }, { comment: '댓글을 10자 이상 입력해 주세요.' }],
  ])('%s: %j', (_, given, faults) => expect(surveyFaults(given, 'tvc3', game)).toEqual(faults))

  it('S-TVC-1, CX-31: tvc asks nothing, tvc2 no comment, tvc3 all of it', () => {
    const nothing = { plan: '', category: [], comment: '' }
    expect(surveyFaults(nothing, 'tvc', game)).toEqual({})
    expect(Object.keys(surveyFaults(nothing, 'tvc2', game))).toEqual(['plan'])
    expect(Object.keys(surveyFaults(nothing, 'tvc3', game))).toEqual(['plan', 'comment'])
  })
  it('V-TVQ-5, C-GAME: the number is the event’s own, 10 otherwise', () => {
    expect(commentFault('다섯 글자', 5)).toBeUndefined()
    expect(commentFault('다섯 글', 5)).toBe('댓글을 5자 이상 입력해 주세요.')
    expect(surveyFaults({ ...answer, comment: '좋아요 정말' }, 'tvc3', { ...game, commentMin: 5 })).toEqual({})
  })
  it('V-TVQ-4: an event without products asks for none', () => {
    expect(surveyFaults({ ...answer, category: [] }, 'tvc2', {})).toEqual({})
  })
})

describe('V-TVQ-6: the box of all products', () => {
  const withAll = [{ value: ALL, label: '전체' }, ...products]
  it('ticks every box', () => {
    expect(toggleProduct(withAll, [], ALL)).toEqual(['window', 'kitchen', 'floor'])
    expect(toggleProduct(products, ['floor'], ALL)).toEqual(['window', 'kitchen', 'floor'])
  })
  it('is unticked with any of them', () => {
    const some = toggleProduct(withAll, ['window', 'kitchen', 'floor'], 'window')
    expect(some).toEqual(['kitchen', 'floor'])
    expect(allProducts(withAll, some)).toBe('some')
    expect(allProducts(withAll, toggleProduct(withAll, some, 'window'))).toBe('all')
  })
  it('empties them where all are ticked', () => {
    expect(toggleProduct(withAll, ['window', 'kitchen', 'floor'], ALL)).toEqual([])
    expect(allProducts(withAll, [])).toBe('none')
  })
})

describe('what is sent, and read back', () => {
  const answer = { plan: 'Y', category: ['window', 'floor'], comment: ' 거실 창호를 바꾸고 싶어요 ' }
  it('each template sends its own', () => {
    expect(surveyData(answer, 'tvc')).toEqual({})
    expect(surveyData(answer, 'tvc2')).toEqual({ data02: '{"plan":"Y","category":["window","floor"]}' })
    expect(surveyData(answer, 'tvc3')).toMatchObject({ data03: '거실 창호를 바꾸고 싶어요' })
  })
  it('without a plan no product is sent', () => {
    expect(surveyData({ ...answer, plan: 'N' }, 'tvc2')).toEqual({ data02: '{"plan":"N","category":[]}' })
  })
  it('comes back as it was, and as nothing where it was none', () => {
    const { data02, data03 } = surveyData(answer, 'tvc3')
    expect(readSurveyData(data02, data03)).toEqual({ ...answer, comment: answer.comment.trim() })
    for (const forged of ['', 'null', '{', '[1]', '{"plan":1,"category":"window"}'])
      expect(readSurveyData(forged)).toEqual({ plan: '', category: [], comment: '' })
    expect(readSurveyData('{"plan":"Y","category":["window",1]}').category).toEqual(['window'])
  })
})
