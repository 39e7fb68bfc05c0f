// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'
import type { ContentReply, ReplyPage } from './read-replies'

const follow = vi.hoisted(() => vi.fn())
vi.mock('@/lib/ui/control-navigation', () => ({ follow }))
vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn() }))
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
const askForLogin = vi.hoisted(() => vi.fn())
vi.mock('@/schemas/api/auth/ask-for-login', () => ({ askForLogin }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
// Imports the component itself, not its lazy entry.
const { CallFailure } = await import('@/schemas/api/base/failure')
const { takeTypedFields } = await import('@/lib/ui/typed-fields')
const { showSnackbar } = await import('@/lib/ui/show-snackbar')
const { RepliesIsland } = await import('./replies-island')

const { place, render } = reactPlace()
const hand = atHand(place)
const reply = (REPLY_SEQ: number, CONTENTS: string, more: Partial<ContentReply> = {}): ContentReply => ({
  REPLY_SEQ,
  PARENT_SEQ: null,
  CONTENTS,
  MEMBER_NAME: '홍*동',
  REG_DT: `2026-11-01T00:00:${String(REPLY_SEQ % 60).padStart(2, '0')}Z`,
  REPORT_CNT: 0,
  delYn: 'N',
  hiddenYn: 'N',
  ANSWER_CNT: 0,
  ...more,
})
const answer = (seq: number, text: string, more: Partial<ContentReply> = {}) => reply(seq, text, { PARENT_SEQ: 1, ...more })
const list = [reply(2, '둘째'), reply(1, '첫째', { ANSWER_CNT: 1 }), answer(3, '답글')]
const says = (items: ContentReply[], totalCount = items.length) =>
  (eventServer.says['interior.replyList'] = { items, totalCount, item: { threadCnt: 2 } })
const draw = (replies: ContentReply[] = list, subject = 'case:7', more: Partial<ReplyPage> = {}) =>
  render(<RepliesIsland id="r" subject={subject} first={{ replies, total: 3, threads: 2, page: 1, ...more }} size={10} home="/p#r" />)
const texts = () => [...place.querySelectorAll('li')].map((row) => row.textContent)
const row = (seq: number) => place.querySelector<HTMLElement>(`#reply-${seq}`)!
const inRow = (seq: number, words: string) => [...row(seq).querySelectorAll('button')].find((one) => one.textContent === words)!
const sent = (id: string) => eventServer.sent.filter((each) => each.id === id).map(({ input }) => input)
const leave = () => render(null)
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)))
const field = (seq?: number) => place.querySelector<HTMLTextAreaElement>(seq ? `#r-answer-${seq}` : '#r-reply')!

beforeEach(() => {
  eventServer.reset()
  sessionStorage.clear()
  localStorage.clear()
  follow.mockClear()
  eventServer.says['interior.myReplyList'] = { items: [{ REPLY_SEQ: 1 }] }
  eventServer.says['word.validateForbiddenWordFo'] = { item: { validYn: 'Y', word: '' } }
})

test('a member writes: the list is read again, and the new reply is their own', async () => {
  await draw()
  eventServer.says['interior.saveReply'] = { item: { REPLY_SEQ: 9 } }
  says([reply(9, '새 댓글'), ...list], 4)
  await hand.type(field(), ' 새 댓글 ')
  await hand.press('등록하기')
  expect(sent('interior.saveReply')).toEqual([{ seq: 7, contents: '새 댓글' }])
  expect(place.querySelector('h2')!.textContent).toBe('댓글 4개')
  expect(inRow(9, '삭제')).toBeDefined()
  expect(field().value).toBe('')
})

test('an answer opens under its reply, is sent with its number, and gets the focus in its thread', async () => {
  await draw()
  await hand.press(inRow(3, '답글'))
  expect(document.activeElement).toBe(field(3))
  eventServer.says['interior.saveReply'] = { item: { REPLY_SEQ: 8 } }
  says([list[0]!, reply(1, '첫째', { ANSWER_CNT: 2 }), answer(3, '답글')])
  eventServer.says['interior.answerList'] = { items: [answer(3, '답글'), answer(8, '답의 답')] }
  await hand.type(field(3), '답의 답')
  await hand.press([...row(3).querySelectorAll('button')].find((one) => one.type === 'submit')!)
  expect(sent('interior.saveReply')).toEqual([{ seq: 7, contents: '답의 답', parentSeq: 3 }])
  expect(texts()).toHaveLength(4)
  await vi.waitFor(() => expect(document.activeElement).toBe(row(8)))
})

test('V-FW-1: the refused word is named at the field while it is typed, and by the service; the words stay', async () => {
  await draw()
  eventServer.says['word.validateForbiddenWordFo'] = { item: { validYn: 'N', word: '바보' } }
  await hand.type(field(), '바보 같은')
  field().focus()
  field().blur()
  await vi.waitFor(() => expect(hand.fault()).toBe('금칙어가 포함되어 있습니다. 고칠 말: 바보'))
  eventServer.says['interior.saveReply'] = new CallFailure('400', '금칙어가 포함되어 있습니다. 고칠 말: 멍청이')
  await hand.type(field(), '멍청이 같은')
  await hand.press('등록하기')
  expect(hand.fault()).toBe('금칙어가 포함되어 있습니다. 고칠 말: 멍청이')
  expect(field().value).toBe('멍청이 같은')
})

test('a reply whose answer was lost is sent under the same key, also after a reload, and a changed one under another', async () => {
  const keys = () => eventServer.sent.flatMap(({ id, key }) => (id === 'interior.saveReply' ? [key] : []))
  eventServer.says['interior.saveReply'] = new CallFailure('network', '', { status: 503 })
  await draw()
  await hand.type(field(), '쓰던 말')
  await hand.press('등록하기')
  await hand.press('등록하기')
  await leave()
  await draw()
  await vi.waitFor(() => expect(field().value).toBe('쓰던 말'))
  await hand.press('등록하기')
  const [first, ...others] = keys()
  expect(first).toMatch(/^(\d+-){3}\d+$/)
  expect(others).toEqual([first, first])
  await hand.type(field(), '고친 말')
  await hand.press('등록하기')
  expect(keys().at(-1)).not.toBe(first)
})

test.each([
  ['offline', new CallFailure('network', '', { status: 503 })],
  ['an ended session', new CallFailure('401', '로그인이 필요합니다.', { status: 401 })],
])('the words survive %s', async (_, failure) => {
  await draw()
  eventServer.says['interior.saveReply'] = failure
  await hand.type(field(), '쓰던 말')
  await hand.press('등록하기')
  expect(field().value).toBe('쓰던 말')
  expect(sent('interior.replyList')).toEqual([])
})

test('pressing twice sends once', async () => {
  await draw()
  let answered: (item: object) => void = () => undefined
  eventServer.says['interior.saveReply'] = new Promise((resolve) => (answered = resolve))
  await hand.type(field(), '한 번만')
  const form = field().form!
  await act(async () => {
    form.requestSubmit()
    form.requestSubmit()
    await new Promise((done) => setTimeout(done, 0))
    form.requestSubmit()
    answered({ item: { REPLY_SEQ: 9 } })
  })
  expect(sent('interior.saveReply')).toHaveLength(1)
})

test('a reply that is stored is said to be stored, though the list cannot be read again', async () => {
  await draw()
  const gone = new CallFailure('network', '', { status: 503 })
  eventServer.says['interior.saveReply'] = { item: { REPLY_SEQ: 9 } }
  eventServer.says['interior.replyList'] = gone
  await hand.type(field(), '저장된 말')
  await hand.press('등록하기')
  await vi.waitFor(() => expect(showSnackbar).toHaveBeenLastCalledWith('댓글을 등록했습니다. 새로 고치면 목록에 보입니다.'))
  expect(field().value).toBe('')
  await hand.press(inRow(1, '삭제'))
  await vi.waitFor(() => expect(row(1).textContent).toBe('쓴 사람이 삭제한 댓글입니다.'))
})

describe('what was not sent is there again', () => {
  test('after the page was left, in the reply and in the answer, and for its member alone', async () => {
    await draw()
    await hand.type(field(), '쓰다 만 댓글')
    await hand.press(inRow(2, '답글'))
    await hand.type(field(2), '쓰다 만 답글')
    // Put away, and another one opened.
    await hand.press(inRow(1, '답글'))
    await hand.press(inRow(2, '답글'))
    expect(field(2).value).toBe('쓰다 만 답글')

    await leave()
    await draw()
    await vi.waitFor(() => expect(field().value).toBe('쓰다 만 댓글'))
    await hand.press(inRow(2, '답글'))
    await vi.waitFor(() => expect(field(2).value).toBe('쓰다 만 답글'))

    await leave()
    eventServer.user = { ...eventServer.user, memberNo: '8' }
    await draw()
    await settle()
    expect(field().value).toBe('')
  })

  test('not once it was sent', async () => {
    await draw()
    eventServer.says['interior.saveReply'] = { item: { REPLY_SEQ: 9 } }
    says(list)
    await hand.type(field(), '보낸 댓글')
    await hand.press('등록하기')
    await vi.waitFor(() => expect(field().value).toBe(''))
    await leave()
    await draw()
    await settle()
    expect(field().value).toBe('')
    expect(localStorage.length).toBe(0)
  })
})

test('E-LOGIN-3: an ended session leads back to the answer that was being written', async () => {
  await draw()
  await hand.press(inRow(2, '답글'))
  await hand.type(field(2), '쓰던 답글')
  eventServer.says['interior.saveReply'] = new CallFailure('LO01', '로그인이 필요합니다.', { status: 401 })
  await act(async () => field(2).form!.requestSubmit())
  expect(askForLogin).toHaveBeenCalled()
  expect(location.hash).toBe('#reply-2')
  history.replaceState(null, '', '/')
})

test('P-VIS-2: a visitor is asked to log in when they send, and finds the words again afterwards', async () => {
  eventServer.isSignedIn = false
  dialogs.showConfirmDialog.mockResolvedValueOnce('ok')
  await draw()
  await hand.type(field(), '방문자의 말')
  await hand.press('등록하기')
  await vi.waitFor(() => expect(follow).toHaveBeenCalledWith(`/login?callback=${encodeURIComponent('/#r-reply')}`))
  expect(sent('interior.saveReply')).toEqual([])
  expect(takeTypedFields('7')).toMatchObject({ 'r-reply': '방문자의 말' })
})

test("P-MEM-2: an own reply is deleted after a question, its thread stays, and the focus stays near; another's is reported", async () => {
  await draw()
  await vi.waitFor(() => expect(inRow(1, '삭제')).toBeDefined())
  says([list[0]!, reply(1, '', { MEMBER_NAME: '', delYn: 'Y', ANSWER_CNT: 1 }), list[2]!])
  await hand.press(inRow(1, '삭제'))
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(expect.objectContaining({ title: '이 댓글을 삭제하시겠습니까?' }))
  expect(sent('interior.removeReply')).toEqual([{ replySeq: 1 }])
  await vi.waitFor(() => expect(row(1).textContent).toBe('쓴 사람이 삭제한 댓글입니다.'))
  expect(row(3).textContent).toContain('답글')
  await vi.waitFor(() => expect(document.activeElement).toBe(row(1)))

  dialogs.openDialog.mockResolvedValueOnce('욕설이나 비방' as never)
  await hand.press(inRow(2, '신고'))
  await vi.waitFor(() => expect(sent('interior.reportReply')).toEqual([{ replySeq: 2, reason: '욕설이나 비방' }]))
})

test('what staff have hidden says so, takes no answer, and its answers stay', async () => {
  await draw([reply(1, '', { MEMBER_NAME: '', hiddenYn: 'Y', ANSWER_CNT: 1 }), answer(3, '답글')])
  expect(row(1).textContent).toBe('운영자가 숨긴 댓글입니다.')
  expect(row(3).textContent).toContain('답글')
})

test('the further answers of a long thread are shown on request, in their order', async () => {
  const few = Array.from({ length: 10 }, (_, i) => answer(11 + i, `답글 ${i + 1}`))
  await draw([reply(1, '긴 이야기', { ANSWER_CNT: 12 }), ...few])
  eventServer.says['interior.answerList'] = { items: [...few, answer(21, '답글 11'), answer(22, '답글 12')] }
  await hand.press('답글 2개 더 보기')
  expect(sent('interior.answerList')).toEqual([{ replySeq: 1, page: 1, size: 50 }])
  await vi.waitFor(() => expect(texts()).toHaveLength(13))
  expect(place.querySelector('li:last-child')!.textContent).toContain('답글 12')
  expect(place.textContent).not.toContain('더 보기')
})

describe('a link to one reply', () => {
  const seek = (replySeq: number, threadSeq: number) => ({ page: 2, sought: { replySeq, threadSeq } })
  beforeEach(() => void history.replaceState(null, '', '/p?reply=3#reply-3'))
  afterEach(() => void history.replaceState(null, '', '/'))

  test('brings it into view and gives it the focus', async () => {
    await draw(list, 'case:7', seek(3, 1))
    await vi.waitFor(() => expect(document.activeElement).toBe(row(3)))
    expect(place.textContent).not.toContain('찾으시는')
  })

  test('says that it is removed, and asks for the page that is shown when it reads it again', async () => {
    history.replaceState(null, '', '/p?reply=77#reply-77')
    await draw(list, 'case:7', seek(77, 0))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('찾으시는 댓글은 삭제되어 볼 수 없습니다.'))
    says(list)
    await hand.press(inRow(1, '삭제'))
    await vi.waitFor(() => expect(sent('interior.replyList')).toEqual([{ seq: 7, page: 2, size: 10 }]))
    await vi.waitFor(() => expect(place.textContent).not.toContain('찾으시는'))
  })

  test('behind very many answers it is the button that shows further ones', async () => {
    history.replaceState(null, '', '/p?reply=77#reply-77')
    await draw([reply(2, '둘째', { ANSWER_CNT: 0 }), reply(1, '첫째', { ANSWER_CNT: 700 }), answer(3, '답글')], 'case:7', seek(77, 1))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('답글 699개 더 보기'))
  })
})

test('pieces of the magazine have the same island with their own call', async () => {
  await draw(list, 'life-book:3')
  eventServer.says['trend.saveReply'] = { item: { REPLY_SEQ: 9 } }
  eventServer.says['trend.replyList'] = { items: list, totalCount: 3, item: { threadCnt: 2 } }
  await hand.type(field(), '잘 읽었습니다.')
  await hand.press('등록하기')
  expect(sent('trend.saveReply')).toEqual([{ kind: 'life-book', seq: '3', contents: '잘 읽었습니다.' }])
  expect(sent('interior.myReplyList')).toEqual([{ subject: 'life-book:3' }])
})
