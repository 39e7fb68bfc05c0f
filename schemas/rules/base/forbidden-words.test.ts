import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import words from '@/pages-fixtures/seed/forbidden-words.json' with { type: 'json' }
import { forbiddenIn } from './forbidden-words'

test.each(examplesOf('V-FW-1'))('V-FW-1: %s', (_says, given: { word: string; list: string[] }, sentence: string | null) => {
  expect(forbiddenIn(given.word, given.list) !== undefined).toBe(sentence !== null)
})

test.each(['금 칙 어', '이것은 금\n칙\t어 입니다', '금칙어'.normalize('NFD'), '금\u200b칙\u2060어', '금\u00ad칙어'])(
  'Q-036: spaces and unseen signs hide nothing: %j',
  (text) => {
    expect(forbiddenIn(text, ['나쁜말', '금칙어'])).toBe('금칙어')
  },
)

test('Q-036: capitals and wide letters are the same letters', () => {
  expect(forbiddenIn('이건 Bad Word 입니다', ['badword'])).toBe('badword')
  expect(forbiddenIn('ＢＡＤword', ['Bad Word'])).toBe('Bad Word')
})

test('an empty text or an empty word refuses nothing', () => {
  expect(forbiddenIn('', ['금칙어'])).toBeUndefined()
  expect(forbiddenIn('좋은 집', ['', ' ', '\u200b'])).toBeUndefined()
  expect(forbiddenIn('금칙어', [])).toBeUndefined()
})

/** The list that ships. */
const SHIPPED = words.map(({ word }) => word)

test.each([
  '시발',
  '씨발놈아',
  '시 발',
  '시.발',
  '시1발',
  '씨~발',
  'ㅅㅣ발',
  'ㅅㅂ 뭐야',
  '야이 병신아',
  '병 신',
  '개새끼',
  '개 새 끼야',
  '개-새-끼',
  '존나 비싸네',
  '좆같은 집',
  '미친 놈들',
  '느금마',
  '니 애미',
  'F u c k',
  'FUCK you',
  'f.u.c.k',
  'ｆｕｃｋ',
  '금1칙1어',
  '바\u200b보',
  '카 지 노 추천',
  '정말 지랄하네',
])('what abuses is found: %j', (text) => expect(forbiddenIn(text, SHIPPED)).toBeDefined())

test.each([
  '여기가 변화의 시발점입니다.',
  '시발역에서 탔어요.',
  '다시 발표해 주세요',
  '다시발송해 주세요',
  '역시 발코니가 넓어요',
  '즉시발주했습니다',
  '서울시 발코니 확장',
  '3시 발 기차',
  '아저씨 발이 커요',
  '솜씨 발휘',
  '씨발아율이 높은 잔디',
  '질병신고를 했어요',
  '화병 신상품',
  '기존나무를 살렸어요',
  '생존 나무',
  '감염병 예방',
  '전염병',
  '유니섹스 향',
  '맘 충분히 이해해요',
  '맘충분히',
  '또 라이브 방송 해 주세요',
  '또라이프 매거진',
  '아가 리모델링',
  '영향을 미친 년도',
  '보지 않았어요',
  '자지 않고 기다렸어요',
  '불이 꺼져 있어요',
  '위기가 닥쳐도',
  '물걸레 청소',
  '5개년 계획',
  '등신대',
  '고양이 새끼 세 마리',
  '문틀 딱 맞아요',
  '건강간식',
  '정답은 ㅈㄹ 같아요',
  'Class assessment',
  'badminton',
  '좋은 집이네요',
  '거실 창호를 바꾸고 싶어요',
])('what is innocent passes: %j', (text) => expect(forbiddenIn(text, SHIPPED)).toBeUndefined())

test('a word that staff forbid counts although it is ordinary', () => {
  expect(forbiddenIn('여기가 시발점입니다', ['시발점'])).toBe('시발점')
})

test('the shipped list holds each word once, as it is compared', () => {
  expect(new Set(SHIPPED).size).toBe(SHIPPED.length)
  expect(SHIPPED.filter((word) => word !== word.trim().normalize('NFC'))).toEqual([])
})
