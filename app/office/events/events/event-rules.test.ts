import { expect, test } from 'vitest'
import { FormDraft } from '@/builder/record/form-draft'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { eventRules } from './event-rules'
import { answersSchema } from './form-schema'
import { tidyGame } from './tidy-game'

const FORM: EventForm = {
  eventName: '단열 퀴즈',
  summary: '',
  eventType: 'quizChoice',
  pageType: '',
  eventTab: '',
  eventLink: '',
  openStrDate: '2026-06-01T00:00:00+09:00',
  openEndDate: '2026-06-30T23:59:00+09:00',
  applyBtnYn: 'Y',
  applyLimitType: '3',
  marketingRequiredYn: 'Y',
  accountLinkYn: 'Y',
  checkDt: '',
  imgBannerPc: '',
  imgBannerMo: '',
  imgBannerAlt: '',
  contentPc: '',
  game: { question: '무엇?' },
  messages: {},
  answers: [],
}

test('every answer has a slot, and an empty slot is no answer', () => {
  const draft = new FormDraft<EventForm>(FORM, eventRules)
  draft.write([{ pointer: '/answers/2', value: 'ㅈ' }], false)
  expect(draft.form.answers).toEqual(['', '', 'ㅈ'])
  expect([draft.read('/answers/0'), draft.read('/answers/2'), draft.read('/answers/7')]).toEqual([undefined, 'ㅈ', undefined])
  draft.write([{ pointer: '/answers/2', value: undefined }], false)
  expect(draft.form.answers).toEqual(['', '', ''])
})

test('choices get values of their own, and existing values stay', () => {
  const game = tidyGame({
    steps: [
      {
        question: '?',
        choices: [
          { value: '2', label: '나' },
          { value: '', label: '가' },
          { value: '2', label: '나' },
        ],
      },
    ],
    cases: [1, 1, 4].map((no) => ({ no, title: '', href: '', picture: { src: '', alt: '' } })),
    survey: {
      planQuestion: '',
      productQuestion: '',
      products: [
        { value: 'window', label: '창호' },
        { value: '', label: '' },
      ],
    },
  })
  expect(game.steps![0]!.choices.map(({ value }) => value)).toEqual(['2', '1', '3'])
  expect(game.cases!.map(({ no }) => no)).toEqual([1, 2, 4])
  expect(game.survey!.products.map(({ value }) => value)).toEqual(['window', 'item1'])
  expect(tidyGame({})).toEqual({})
})

test('boxes of one letter are explained once, fields of text each separately', () => {
  const boxes = answersSchema('tvc', {})!
  expect(boxes.description).toBe('초성만 입력할 수 있습니다.')
  expect(Object.values(boxes.properties!).map(({ description }) => description)).toEqual(Array(4).fill(undefined))
  const fields = answersSchema('videoQuiz', { fields: [{ label: '몇 장면', kind: 'number' }] })!
  expect([fields.description, fields.properties!['0']!.description]).toEqual([undefined, '숫자만 입력할 수 있습니다.'])
})
