import { describe, expect, test, vi } from 'vitest'
import { EventForm } from '@/schemas/rules/events/event-form'
import type { FieldSchema } from '../inspector/field-schema'
import { draftTarget, FormDraft } from './form-draft'
import { mergeForms, withMine } from './merge-forms'

const SCHEMA = EventForm as unknown as FieldSchema

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

describe('the draft of a record', () => {
  test('is changed in steps that can be undone', () => {
    const draft = new FormDraft<EventForm>(FORM)
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
    const draft = new FormDraft<EventForm>(FORM)
    draft.announce('저장했습니다.')
    draft.write([{ pointer: '/eventName', value: '단열 창호' }], false)
    expect(draft.store.getState().announcement).toBe('')
  })

  test('a change is told to those who listen to its field, and nothing else is', () => {
    const draft = new FormDraft<EventForm>(FORM)
    const target = draftTarget(draft, false)
    const [name, game, all] = [vi.fn(), vi.fn(), vi.fn()]
    target.subscribe(name, '/eventName')
    const leave = target.subscribe(game, '/game/question')
    target.subscribe(all)
    const { problems } = draft.store.getState()
    target.write('이름', [{ pointer: '/eventName', value: '단열 창호' }])
    expect([name, game, all].map((one) => one.mock.calls.length)).toEqual([1, 0, 1])
    expect(draft.store.getState().problems).toBe(problems)
    target.write('문제', [{ pointer: '/game/question', value: '왜?' }])
    leave()
    target.write('문제', [{ pointer: '/game/question', value: '어디?' }])
    expect([name, game, all].map((one) => one.mock.calls.length)).toEqual([1, 1, 3])
    draft.replace({ ...FORM, summary: '다른 판' })
    expect(name).toHaveBeenCalledTimes(2)
  })

  test('a form whose values are read from elsewhere tells everybody', () => {
    const draft = new FormDraft<{ a: string; b: string }>({ a: '', b: '' }, { read: (form) => form.b })
    const told = vi.fn()
    draftTarget(draft, false).subscribe(told, '/a')
    draft.write([{ pointer: '/b', value: '1' }], false)
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('a form is changed when its values differ, in whatever order and object they stand', () => {
    const draft = new FormDraft<EventForm>(FORM)
    draft.replace({ ...FORM, game: { question: '무엇?' } })
    expect(draft.isChanged).toBe(false)
    draft.replace({ ...FORM, game: { question: '왜?' } })
    expect(draft.isChanged).toBe(true)
    draft.settle(draft.form)
    expect(draft.isChanged).toBe(false)
  })

  test('a refusal focuses its first field, and disappears as the field is edited', () => {
    const draft = new FormDraft<EventForm>(FORM)
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

  test('a save during typing neither writes back nor splits the undo step', () => {
    const draft = new FormDraft<EventForm>(FORM)
    draft.write([{ pointer: '/eventName', value: '단열' }], false)
    const sent = draft.form
    draft.write([{ pointer: '/eventName', value: '단열 창호' }], false)
    draft.settle(sent, draft.form)
    expect([draft.form.eventName, draft.isChanged]).toEqual(['단열 창호', true])
    draft.write([{ pointer: '/eventName', value: '단열 창호 퀴즈' }], false)
    draft.undo()
    expect(draft.form.eventName).toBe('단열 퀴즈')
  })

  test('an older version is one step that can be undone', () => {
    const draft = new FormDraft<EventForm>(FORM)
    draft.replace({ ...FORM, eventName: '지난 이름', summary: '지난 소개' })
    expect(draft.form.eventName).toBe('지난 이름')
    draft.undo()
    expect(draft.form).toEqual(FORM)
  })

  test('a manager cannot write', () => {
    const draft = new FormDraft<EventForm>(FORM)
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
    const { merged, conflicts } = mergeForms(SCHEMA, FORM, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged).toEqual({ ...theirs, eventName: '내 이름', messages: { success: '고맙습니다.' } })
  })

  test('changes of the same field are a conflict, and nothing else is', () => {
    const mine = { ...FORM, summary: '내 소개', game: { question: '내 문제', shareUrl: true } }
    const { merged, conflicts } = mergeForms(SCHEMA, FORM, mine, theirs)
    expect(conflicts.map(({ pointer, title }) => [pointer, title])).toEqual([
      ['/summary', '한 줄 소개'],
      ['/game/question', '문제'],
    ])
    expect(merged.game).toEqual({ ...theirs.game, shareUrl: true })
    expect(withMine(merged, conflicts[1]!).game.question).toBe('내 문제')
    expect(merged.summary).toBe('그들의 소개')
  })
})
