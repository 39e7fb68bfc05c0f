import { describe, expect, test } from 'vitest'
import type { EventGame } from './event-game'
import { EVENT_TEMPLATES } from './event-template'
import { answerForm, GAME_PARTS, gameOf, gameProblems } from './game-parts'

const messages = (...given: Parameters<typeof gameProblems>) =>
  gameProblems(...given).map(({ pointer, message }) => `${pointer} ${message}`)
const field = (label: string, more: object = {}) => ({ label, kind: 'text' as const, ...more })
const picture = (alt: string) => ({ src: '/media/a.webp', alt })
const SURVEY = { planQuestion: '계획', productQuestion: '제품', products: [{ value: 'window', label: '창호' }] }

describe('a game', () => {
  test('of every template that has one can be told complete', () => {
    const whole: Partial<Record<(typeof EVENT_TEMPLATES)[number], [EventGame, string[]]>> = {
      quizChoice: [{ question: '무엇일까요?', choices: ['단열', '방음'] }, ['1']],
      constructionCase: [
        { cases: [1, 2].map((no) => ({ no, title: `사례 ${no}`, href: '/styling/house/detail/1', picture: picture('거실') })) },
        [],
      ],
      videoQuiz: [{ fields: [field('기능'), field('개수', { kind: 'number', limit: 30 })] }, ['단열', '3']],
      videoPuzzleQuiz: [{ videos: ['/media/a.mp4'], fields: [field('기능')], shareUrl: true }, ['단열']],
      newQuiz: [
        {
          steps: [
            {
              question: '하나',
              choices: [
                { value: '1', label: '가' },
                { value: '2', label: '나' },
              ],
            },
          ],
        },
        ['2'],
      ],
      tvc: [{}, ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']],
      tvc2: [{ survey: SURVEY }, ['ㄱ', 'ㄲ', 'ㅎ', 'ㅍ']],
      tvc3: [{ survey: SURVEY, commentMin: 10 }, ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']],
      stillCut: [{ pictures: ['하나', '둘', '셋', '넷'].map(picture) }, ['3', '4', '1', '2']],
      wordCardQuiz: [{ cards: ['뷰', '창', '프레임'] }, ['뷰', '프레임', '창']],
    }
    for (const template of EVENT_TEMPLATES) {
      const [game, answers] = whole[template] ?? [{}, []]
      expect(gameProblems(template, game, answers), template).toEqual([])
      expect(Boolean(answerForm(template, game)), template).toBe(answers.length > 0)
    }
  })

  test('says what it lacks, at its field', () => {
    expect(messages('quizChoice', {}, [])).toEqual([
      '/game/question 문제 내용을 입력해 주세요.',
      '/game/choices 보기 목록을 입력해 주세요.',
      '/answers/0 정답을 입력해 주세요.',
    ])
    expect(messages('tvc', {}, ['ㅂ', 'ㅏ', '가', 'ㄳ'])).toEqual([
      '/answers/1 초성만 입력할 수 있습니다.',
      '/answers/2 초성만 입력할 수 있습니다.',
      '/answers/3 초성만 입력할 수 있습니다.',
    ])
    expect(messages('quizChoice', { question: '?', choices: ['가', '나'] }, ['3'])).toEqual([
      '/answers/0 보기에 없는 정답입니다. 다시 골라 주세요.',
    ])
    expect(messages('stillCut', { pictures: [picture('가'), picture('나')] }, ['1', '1'])).toEqual([
      '/answers 장면마다 다른 순서를 정해 주세요.',
    ])
    expect(messages('wordCardQuiz', { cards: ['뷰', '창'] }, [])).toEqual(['/answers 정답이 될 카드를 순서대로 골라 주세요.'])
    expect(messages('wordCardQuiz', { cards: ['뷰', '창'] }, ['뷰', '뷰', '문'])).toEqual([
      '/answers/1 같은 카드를 여러 번 골랐습니다.',
      '/answers/2 카드에 없는 정답입니다. 다시 골라 주세요.',
    ])
  })

  test('V-VQ-2, V-VQ-3, V-VQ-4: an answer that its own field would refuse counts as missing', () => {
    const game = { fields: [field('개수', { kind: 'number', limit: 30 }), field('기능', { maxLength: 4 })] }
    expect(messages('videoQuiz', game, ['삼', '단열'])).toEqual(['/answers/0 숫자만 입력할 수 있습니다.'])
    expect(messages('videoQuiz', game, ['31', '단열창호문'])).toEqual([
      '/answers/0 30 이하의 숫자를 입력해 주세요.',
      '/answers/1 정답은 4자까지 입력할 수 있습니다.',
    ])
    expect(messages('videoQuiz', game, ['30', '단,열'])).toEqual(['/answers/1 정답에는 쉼표를 쓸 수 없습니다.'])
  })

  test('preserves the parts that its template reads', () => {
    expect(gameOf('quizChoice', { question: '?', cards: ['뷰', '창'] })).toEqual({ question: '?' })
    for (const { parts, needed } of Object.values(GAME_PARTS)) expect(needed.filter((part) => !parts.includes(part))).toEqual([])
  })
})
