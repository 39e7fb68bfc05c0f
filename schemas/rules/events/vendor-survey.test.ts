import { describe, expect, test } from 'vitest'
import {
  BRAND_CODES,
  BRAND_SELECTS,
  readSurvey,
  SURVEY_QUESTIONS,
  surveyData,
  surveyFaults,
  vendorSurveyFault,
  withUse,
  type SurveyAnswers,
} from './vendor-survey'

const brands = { SLT01: '1', SLT02: '1', SLT03: '1', SLT04: '1', SLT05: '1', SLT06: 'none' }
const ours: SurveyAnswers = { MDRDO1: 'Y', MDRDO2: ['window'], FTRDO1: '1', FTRDO2: 'Y' }
const others: SurveyAnswers = { MDRDO1: 'N', FTRDO1: '1', FTRDO2: 'N', brand: brands }
const said = (answers: SurveyAnswers, words?: string) => {
  const { data01, data02 } = surveyData(answers)
  return vendorSurveyFault(data01, data02, words)
}

describe('the form and the service say the same', () => {
  test.each([
    ['V-SURV-1 without the sales', { ...ours, FTRDO1: '' }, '모든 문항에 답변해 주세요.', 'FTRDO1'],
    ['V-SURV-1 without the use', { ...ours, MDRDO1: '' }, '모든 문항에 답변해 주세요.', 'MDRDO1'],
    ['V-SURV-1 with a choice that is none', { ...ours, FTRDO2: 'maybe' }, '모든 문항에 답변해 주세요.', 'FTRDO2'],
    ['V-SURV-2 without products', { ...ours, MDRDO2: [] }, '사용 중인 제품을 1개 이상 선택해 주세요.', 'MDRDO2'],
    ['V-SURV-2 with a product that is none', { ...ours, MDRDO2: ['roof'] }, '사용 중인 제품을 1개 이상 선택해 주세요.', 'MDRDO2'],
    [
      'V-SURV-3 with five brands',
      { ...others, brand: { ...brands, SLT04: '' } },
      '품목별로 사용 중인 브랜드를 모두 선택해 주세요.',
      'brand',
    ],
  ] as const)('%s', (_, answers, sentence, field) => {
    expect(surveyFaults(answers)[field]).toBe(sentence)
    expect(said(answers)).toBe(sentence)
  })

  test.each([
    ['V-SURV-1, V-SURV-2: all that our products ask', ours],
    ['V-SURV-2, V-SURV-3: without MDRDO2, with six brands; none counts as an answer', others],
  ] as const)('%s', (_, answers) => {
    expect(surveyFaults(answers)).toEqual({})
    expect(said(answers)).toBeUndefined()
  })

  test('V-SURV-3: the event may have words of its own', () => {
    expect(said({ ...others, brand: {} }, '브랜드를 모두 골라 주세요.')).toBe('브랜드를 모두 골라 주세요.')
  })
})

test('S-SURV-1: Y clears the brands, N drops the products from what is sent', () => {
  expect(withUse({ ...others, other: { SLT01: '손수창' } }, 'Y')).toEqual({ MDRDO1: 'Y', FTRDO1: '1', FTRDO2: 'N' })
  const { data01 } = surveyData({ ...ours, ...others, MDRDO2: ['window'] })
  expect(JSON.parse(data01)).not.toContainEqual(expect.objectContaining({ title: 'MDRDO2' }))
  const { data02 } = surveyData({ ...ours, brand: brands })
  expect((JSON.parse(data02) as { items: unknown[] }).items).toEqual([])
})

test('C-SALES: four bands of a month', () => {
  expect(SURVEY_QUESTIONS.FTRDO1.options.map(({ label }) => label)).toEqual(['1억 원 미만', '1억~2억 원', '2억~3억 원', '3억 원 초과'])
})

test('content 3: six brand selects, each with others and none', () => {
  expect(BRAND_CODES).toEqual(['SLT01', 'SLT02', 'SLT03', 'SLT04', 'SLT05', 'SLT06'])
  for (const code of BRAND_CODES)
    expect(BRAND_SELECTS[code].options.map(({ value }) => value)).toEqual(expect.arrayContaining(['other', 'none']))
})

test('S-SURV-2: answers travel in the words of the questions and come back the same', () => {
  const answers: SurveyAnswers = { ...others, brand: { ...brands, SLT02: 'other' }, other: { SLT02: ' 손수주방 ' } }
  const { data01, data02 } = surveyData(answers)
  expect(JSON.parse(data01)).toContainEqual({
    title: 'FTRDO1',
    label: '한 달 매출은 어느 정도인가요?',
    value: '1',
    items: [{ value: '1', label: '1억 원 미만' }],
  })
  expect((JSON.parse(data02) as { items: unknown[] }).items[1]).toEqual({ title: 'SLT02', label: '주방', text: '손수주방', value: 'other' })
  expect(readSurvey(data01, data02)).toEqual({ ...answers, other: { SLT02: '손수주방' } })
})

test.each(['', 'null', '7', '"Y"', '{', '[null]', '[{"title":7,"value":{}}]', '{"items":"x"}'])(
  'what is no survey is no answer, and never breaks: %s',
  (text) => expect(vendorSurveyFault(text, text)).toBe('모든 문항에 답변해 주세요.'),
)
