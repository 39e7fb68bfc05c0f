import { describe, expect, test } from 'vitest'
import { readJson } from '@/tests/support/fixtures'
import { eventFormProblems, type EventForm } from './event-form'

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
  imgBannerPc: '/media/a.webp',
  imgBannerMo: '/media/a.webp',
  imgBannerAlt: '거실',
  contentPc: '',
  game: { question: '무엇?', choices: ['로이 유리', '벽지'] },
  messages: {},
  answers: ['1'],
}
const pointers = (form: object, isStrict: boolean) => eventFormProblems(form as EventForm, { isStrict }).map(({ pointer }) => pointer)
const check = (change: object, isStrict: boolean) => pointers({ ...FORM, ...change }, isStrict)

describe('the form of an event', () => {
  test('is whole with all its fields', () => expect(check({}, true)).toEqual([]))

  test('may be unfinished as a draft, and not as what visitors see', () => {
    const unfinished = {
      imgBannerPc: '',
      game: { question: '', choices: ['로이 유리', ' '], hintImage: { src: '', alt: '' } },
      answers: [],
    }
    expect(check(unfinished, false)).toEqual([])
    expect(check(unfinished, true)).toEqual(['/imgBannerPc', '/game/choices/1', '/game/hintImage/src'])
    expect(check({ game: { choices: ['하나'] } }, false)).toEqual([])
    expect(check({ game: { question: '?', choices: ['하나'] } }, true)).toEqual(['/game/choices'])
    expect(check({ game: {} }, true)).toEqual(['/game/question', '/game/choices', '/answers/0'])
  })

  test.each([
    [{ eventName: '  ' }, '/eventName'],
    [{ eventType: 'lottery' }, '/eventType'],
    [{ openStrDate: '2026-06-01' }, '/openStrDate'],
    [{ openEndDate: FORM.openStrDate }, '/openEndDate'],
    [{ checkDt: '6월 1일' }, '/checkDt'],
    [{ places: 0 }, '/places'],
    [{ applyLimitType: '4' }, '/applyLimitType'],
    [{ pageType: '../x' }, '/pageType'],
    [{ contentPc: 'x'.repeat(200_001) }, '/contentPc'],
    [{ messages: { secret: 'x' } }, '/messages/secret'],
    [{ game: { answers: ['1'] } }, '/game/answers'],
  ])('%j is refused even as a draft', (change, pointer) => expect(check(change, false)).toEqual([pointer]))

  test('says in Korean what is missing, by the name of the field', () => {
    const words = (change: object) => eventFormProblems({ ...FORM, ...change }, { isStrict: true }).map(({ message }) => message)
    expect(words({ eventName: '' })).toEqual(['이벤트 이름을 입력해 주세요.'])
    expect(words({ imgBannerAlt: ' ' }).length).toBeLessThan(2)
    expect(words({ openEndDate: FORM.openStrDate })).toEqual(['끝나는 때는 시작하는 때보다 늦어야 합니다.'])
  })
})

interface Seed {
  eventSeq: number
  [name: string]: unknown
}
const seeds = (name: string) => readJson(`pages-fixtures/seed/${name}.json`) as Seed[]
const games = new Map(seeds('event-games').map((one) => [one.eventSeq, one]))
const answers = new Map(seeds('event-answers').map((one) => [one.eventSeq, one]))

describe('the games that the site ships', () => {
  const played = seeds('events').filter(({ eventSeq }) => games.has(eventSeq))
  test('are there', () => expect(played.length).toBeGreaterThan(9))
  test.each(played.map((one) => [one.eventSeq, one] as const))('could be published by staff: %s', (eventSeq, seed) => {
    const { game, messages = {} } = games.get(eventSeq)!
    expect(check({ eventType: seed['eventType'], game, messages, answers: answers.get(eventSeq)?.['answers'] ?? [] }, true)).toEqual([])
  })
})
