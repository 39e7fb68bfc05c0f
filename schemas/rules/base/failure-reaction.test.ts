import { expect, test } from 'vitest'
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'
import { failureReaction, type Doing } from './failure-reaction'

const failure = (code: string, message = '', status = 400) => ({ code, message, status })
const said = (code: string, doing: Doing, message = '', refusedText?: string) =>
  failureReaction(failure(code, message), { id: 'event.apply', doing, refusedText })

test('E-NET: no connection, no data or a broken server is said in one sentence', () => {
  for (const broken of [failure('network', '', 503), failure('unknown', UNEXPECTED, 502), failure('500', 'select * from', 500)])
    expect(failureReaction(broken, { id: 'notice.svcList' })).toEqual({ show: 'alert', text: UNEXPECTED })
  expect(failureReaction(failure('network', '', 503), { id: 'event.apply', doing: 'vote' })).toEqual({ show: 'alert', text: UNEXPECTED })
})

test('E-SWALLOW, CX-14: the cart and the categories fail in silence, a game without a dialog for want of a connection', () => {
  for (const id of ['cart.list', 'category.list', 'category.listAll'])
    expect(failureReaction(failure('network', '', 503), { id })).toEqual({ show: 'nothing' })
  expect(failureReaction(failure('network', '', 503), { id: 'event.apply', doing: 'game' })).toEqual({ show: 'line', text: OFFLINE })
  expect(failureReaction(failure('unknown', UNEXPECTED, 502), { id: 'event.apply', doing: 'game' })).toEqual({
    show: 'alert',
    text: UNEXPECTED,
  })
  expect(failureReaction(failure('400', '마감된 이벤트입니다.'), { id: 'event.apply', doing: 'game' })).toEqual({
    show: 'alert',
    text: '마감된 이벤트입니다.',
  })
})

test('E-LOGIN-3: a message that asks for a log-in is shown and opens the log-in page', () => {
  for (const message of ['로그인이 필요합니다.', '로그인이 필요한 서비스입니다.'])
    expect(said('401', 'entry', message)).toEqual({ show: 'login', text: '로그인이 필요합니다.' })
  expect(said('401', 'entry', '본인 인증이 필요한 서비스입니다.')).toEqual({ show: 'alert', text: '본인 인증이 필요한 서비스입니다.' })
})

test("V-FORM-1: result '500' asks for what is missing, in the page's words where it has some", () => {
  expect(said('500', 'entry')).toEqual({ show: 'alert', text: '필수 항목을 선택하거나 입력해 주세요.' })
  expect(said('500', 'entry', '', '한 칸을 채워 주세요')).toEqual({ show: 'alert', text: '한 칸을 채워 주세요' })
})

test.each([
  ['vote', '투표 이유를 입력해 주세요.'],
  ['tvQuiz3', '댓글을 입력해 주세요.'],
  ['videoQuiz', '공유한 URL을 입력해 주세요.'],
  ['review', '공유한 URL을 입력해 주세요.'],
] as const)("E-RES-500: result '500' of %s", (doing, text) => expect(said('500', doing)).toEqual({ show: 'alert', text }))

test("E-RES-500: a still cut and a word card use the page's invalid message", () => {
  for (const doing of ['stillCut', 'wordCard'] as const)
    expect(said('500', doing, '', '정답을 골라 주세요')).toEqual({ show: 'alert', text: '정답을 골라 주세요' })
})

test("E-RES-501: result '501' of a video quiz or a review", () => {
  for (const doing of ['videoQuiz', 'review'] as const)
    expect(said('501', doing)).toEqual({ show: 'alert', text: '이미 등록된 URL입니다.' })
  expect(said('501', 'vote', '이미 투표하셨습니다.')).toEqual({ show: 'alert', text: '이미 투표하셨습니다.' })
})

test('E-RES-OTHER: any other result is said in its own words', () => {
  expect(said('409', 'entry', '이미 참여하셨습니다.')).toEqual({ show: 'alert', text: '이미 참여하셨습니다.' })
  expect(said('409', 'entry')).toEqual({ show: 'alert', text: UNEXPECTED })
})
