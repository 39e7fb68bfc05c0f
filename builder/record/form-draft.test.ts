import { describe, expect, test, vi } from 'vitest'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { draftTarget, EventDraft } from './event-draft'
import { answersSchema } from './form-schema'
import { mergeForms, withMine } from './merge-forms'
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

describe('the draft of an event', () => {
  test('is changed in steps that can be undone', () => {
    const draft = new EventDraft(FORM)
    const target = draftTarget(draft, false)
    for (const value of ['단', '단ㅇ', '단열']) target.write('이름', [{ pointer: '/eventName', value }])
    target.seal()
    target.write('이름', [{ pointer: '/eventName', value: '단열 창호' }])
    target.undo()
    expect(draft.form.eventName).toBe('단열')
    target.undo()
    expect(draft.form.eventName).toBe('단열 퀴즈')
    expect(draft.isChanged).toBe(false)
    target.redo()
    target.redo()
    target.redo()
    expect(draft.form.eventName).toBe('단열 창호')
    expect(draft.isChanged).toBe(true)
  })

  test('a message about the saved form disappears when the form changes', () => {
    const draft = new EventDraft(FORM)
    draft.announce('저장했습니다.')
    draft.write([{ pointer: '/eventName', value: '단열 창호' }], false)
    expect(draft.store.getState().announcement).toBe('')
  })

  test('every answer has a slot, and an empty slot is no answer', () => {
    const draft = new EventDraft(FORM)
    draft.write([{ pointer: '/answers/2', value: 'ㅈ' }], false)
    expect(draft.form.answers).toEqual(['', '', 'ㅈ'])
    expect([draft.read('/answers/0'), draft.read('/answers/2'), draft.read('/answers/7')]).toEqual([undefined, 'ㅈ', undefined])
    draft.write([{ pointer: '/answers/2', value: undefined }], false)
    expect(draft.form.answers).toEqual(['', '', ''])
  })

  test('a refusal focuses its first field, and disappears as the field is edited', () => {
    const draft = new EventDraft(FORM)
    draft.refuse([
      { pointer: '/game/choices/0', message: '가' },
      { pointer: '/imgBannerPc', message: '나' },
    ])
    expect(draft.store.getState().requestedField).toEqual({ id: null, path: '/game/choices/0', n: 1 })
    draft.write([{ pointer: '/game/choices', value: ['단열', '방음'] }], true)
    expect(draft.store.getState().problems).toEqual([{ pointer: '/imgBannerPc', message: '나' }])
    draft.settle(draft.form)
    expect(draft.store.getState().problems).toEqual([])
    expect(draft.isChanged).toBe(false)
  })

  test('a manager cannot write', () => {
    const draft = new EventDraft(FORM)
    const listener = vi.fn()
    draft.store.subscribe(listener)
    expect(draftTarget(draft, true).write('이름', [{ pointer: '/eventName', value: '' }])).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('two members of staff', () => {
  const theirs = { ...FORM, summary: '그들의 소개', game: { question: '그들의 문제', choices: ['가', '나'] } }

  test('changes of different fields are both preserved', () => {
    const mine = { ...FORM, eventName: '내 이름', messages: { success: '고맙습니다.' } }
    const { merged, conflicts } = mergeForms(FORM, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged).toEqual({ ...theirs, eventName: '내 이름', messages: { success: '고맙습니다.' } })
  })

  test('changes of the same field are a conflict, and nothing else is', () => {
    const mine = { ...FORM, summary: '내 소개', game: { question: '내 문제', shareUrl: true } }
    const { merged, conflicts } = mergeForms(FORM, mine, theirs)
    expect(conflicts.map(({ pointer, title }) => [pointer, title])).toEqual([
      ['/summary', '한 줄 소개'],
      ['/game/question', '문제'],
    ])
    expect(merged.game).toEqual({ ...theirs.game, shareUrl: true })
    expect(withMine(merged, conflicts[1]!).game.question).toBe('내 문제')
    expect(merged.summary).toBe('그들의 소개')
  })
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
