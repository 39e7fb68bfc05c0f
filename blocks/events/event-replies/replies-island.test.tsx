// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn() }))
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
// Imports the component itself, not its lazy entry.
const { CallFailure } = await import('@/schemas/api/base/failure')
const { RepliesIsland } = await import('./replies-island')

const { place, render } = reactPlace()
const hand = atHand(place)
const reply = (REPLY_SEQ: number, CONTENTS: string) => ({
  REPLY_SEQ,
  CONTENTS,
  MEMBER_NAME: '홍*동',
  REG_DT: '2026-11-01T00:00:00Z',
  REPORT_CNT: 0,
  hiddenYn: 'N' as const,
})
const first = { replies: [reply(2, '둘째 글'), reply(1, '첫째 글')], total: 2 }
const field = () => place.querySelector('textarea')!
const sent = (id: string) => eventServer.sent.filter((each) => each.id === id).map(({ input }) => input)
const draw = (canWrite = true) =>
  render(<RepliesIsland id="r" title="글" eventSeq={9} first={first} page={1} size={10} home="/e#replies" canWrite={canWrite} />)
beforeEach(() => {
  eventServer.reset()
  localStorage.clear()
  eventServer.says['event.svcMyReplyList'] = { items: [{ REPLY_SEQ: 1 }] }
  eventServer.says['word.validateForbiddenWordFo'] = { item: { validYn: 'Y', word: '' } }
})

test('a member writes, and the list is reloaded', async () => {
  await draw()
  eventServer.says['event.svcReplySave'] = { item: { REPLY_SEQ: 3 } }
  eventServer.says['event.svcReplyList'] = { items: [reply(3, '새 글'), ...first.replies], totalCount: 3 }
  await hand.type(field(), ' 새 글 ')
  await hand.press('등록하기')
  expect(sent('event.svcReplySave')).toEqual([{ eventId: '9', contents: '새 글' }])
  expect(place.querySelector('li')!.textContent).toContain('새 글')
  expect(place.querySelector('h2')!.textContent).toBe('글 3')
  expect(field().value).toBe('')
  // A new reply is marked as the member's own.
  expect(place.querySelectorAll('li')[0]!.textContent).toContain('삭제')
})

test('V-FW-1: a refused word is named at the field, and the input stays', async () => {
  await draw()
  eventServer.says['event.svcReplySave'] = new CallFailure('400', '금칙어가 포함되어 있습니다. 고칠 말: 금칙어')
  await hand.type(field(), '금칙어예시')
  await hand.press('등록하기')
  expect(hand.fault()).toBe('금칙어가 포함되어 있습니다. 고칠 말: 금칙어')
  expect(field().value).toBe('금칙어예시')
  await hand.type(field(), '좋은 집이네요')
  expect(hand.fault()).toBe('')
})

test('an exceeded rate limit shows the time to wait, and the input stays', async () => {
  await draw()
  const sentence = '짧은 시간에 글을 여러 번 등록하셨습니다. 42초 뒤에 다시 시도해 주세요.'
  eventServer.says['event.svcReplySave'] = new CallFailure('429', sentence, { status: 429, retryAfter: 42 })
  await hand.type(field(), '열한 번째 글')
  await hand.press('등록하기')
  await vi.waitFor(() => expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: sentence }))
  expect([field().value, hand.fault()]).toEqual(['열한 번째 글', ''])
})

test('an empty or too long reply is not sent', async () => {
  await draw()
  await hand.press('등록하기')
  expect(hand.fault()).toBe('글을 입력해 주세요.')
  await hand.type(field(), '가'.repeat(501))
  await hand.press('등록하기')
  expect(hand.fault()).toBe('500자까지 입력할 수 있습니다.')
  expect(sent('event.svcReplySave')).toEqual([])
})

test("P-MEM-2: an own reply is deleted after a question, another's is reported", async () => {
  await draw()
  eventServer.says['event.svcReplyList'] = { items: [reply(2, '둘째 글')], totalCount: 1 }
  const [other, own] = [...place.querySelectorAll('li')]
  expect([other!.textContent, own!.textContent]).toEqual([expect.stringContaining('신고'), expect.stringContaining('삭제')])
  await hand.press(own!.querySelector('button')!)
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(expect.objectContaining({ title: '이 글을 삭제하시겠습니까?' }))
  expect(sent('event.svcReplyDelete')).toEqual([{ replySeq: 1 }])
  expect(place.querySelectorAll('li')).toHaveLength(1)
  expect(document.activeElement).toBe(place.querySelector('h2'))

  dialogs.openDialog.mockResolvedValueOnce('광고나 홍보' as never)
  await hand.press(place.querySelector<HTMLElement>('li button')!)
  await vi.waitFor(() => expect(sent('event.svcReplyReport')).toEqual([{ replySeq: 2, reason: '광고나 홍보' }]))
})

test('S-EVT-9: a visitor is asked to log in, and the field loses the focus', async () => {
  eventServer.isSignedIn = false
  await draw()
  field().focus()
  await vi.waitFor(() => expect(dialogs.showConfirmDialog).toHaveBeenCalledOnce())
  expect(document.activeElement).not.toBe(field())
})

test('V-EVT-1: replies to a finished event are closed', async () => {
  await draw(false)
  expect(place.querySelector('form')).toBeNull()
  expect(place.querySelectorAll('li')).toHaveLength(2)
})
