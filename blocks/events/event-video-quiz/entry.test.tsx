// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const showFault = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('@/lib/ui/show-snackbar', () => ({ showFault }))
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { EventVideoQuizEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({
  EVENT_TYPE: 'videoPuzzleQuiz',
  GAME: {
    videos: ['/media/films/a.mp4', '/media/films/b.mp4'],
    fields: [
      { label: '몇 곳인가요?', kind: 'number', limit: 30 },
      { label: '어떤 색인가요?', kind: 'text', maxLength: 4 },
    ],
    shareUrl: true,
    hintImage: { src: '/media/hint.webp', alt: '힌트' },
  },
  ANSWER_LENGTH: 2,
})
const fill = async (...texts: string[]) => {
  for (const [i, text] of texts.entries()) await hand.type(hand.fields()[i]!, text)
}
const values = () => hand.fields().map(({ value }) => value)
const focused = () => hand.fields().indexOf(document.activeElement as HTMLInputElement)
const asked = () => eventServer.sent.map(({ id }) => id)

beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['3', '세이지']
})

test('S-VPQ-1, S-HINT-1: films, answers, hint, shared URL and the button are there', async () => {
  await render(<EventVideoQuizEntry event={event} />)
  expect(place.querySelectorAll('video')).toHaveLength(2)
  expect(hand.fields()).toHaveLength(3)
  for (const words of ['힌트 보기', '공유한 게시물의 주소(URL)', '응모하기']) expect(place.textContent).toContain(words)
  await hand.press('힌트 보기')
  await vi.waitFor(() => expect(dialogs.openDialog.mock.calls[0]?.[0]).toBe('event-hint'))
})

test('E-SWALLOW, CX-14: an answer that never reached the server is reported without a dialog, and stays', async () => {
  eventServer.says['event.svcAnswerCheck'] = new CallFailure('network', OFFLINE, { status: 503 })
  await render(<EventVideoQuizEntry event={event} />)
  await fill('3', '세이지', 'https://blog.example.com/1')
  await hand.press('응모하기')
  expect(showFault.mock.calls).toEqual([[OFFLINE]])
  expect(dialogs.showAlertDialog).not.toHaveBeenCalled()
  expect(values()).toEqual(['3', '세이지', 'https://blog.example.com/1'])
  expect(hand.fields().some((field) => field.matches(':disabled'))).toBe(false)
  expect(eventServer.entered()).toEqual([])
})

test('E-NET, CX-14: an answer with a server failure is reported, and stays', async () => {
  eventServer.says['event.svcAnswerCheck'] = new CallFailure('unknown', UNEXPECTED, { status: 502 })
  await render(<EventVideoQuizEntry event={event} />)
  await fill('3', '세이지', 'https://blog.example.com/1')
  await hand.press('응모하기')
  expect(dialogs.showAlertDialog.mock.calls).toEqual([[{ title: UNEXPECTED }]])
  expect(values()).toEqual(['3', '세이지', 'https://blog.example.com/1'])
  expect(eventServer.entered()).toEqual([])
})

describe('accepted input', () => {
  test('V-VQ-1: an answer is required', async () => {
    await render(<EventVideoQuizEntry event={event} />)
    await hand.press('응모하기')
    expect([hand.fault(), focused()]).toEqual(['정답을 입력해 주세요.', 0])
    expect(asked()).not.toContain('event.svcAnswerCheck')
  })

  test('V-VQ-2: a number keeps its digits, and reports dropped letters', async () => {
    await render(<EventVideoQuizEntry event={event} />)
    await fill('3번')
    expect([values()[0], hand.fault()]).toEqual(['3', '숫자만 입력할 수 있습니다.'])
  })

  test('V-VQ-3: limit and length', async () => {
    await render(<EventVideoQuizEntry event={event} />)
    await fill('31', '12345')
    expect(values()[1]).toBe('1234')
    await hand.press('응모하기')
    expect([hand.fault(), focused()]).toEqual(['30 이하의 숫자를 입력해 주세요.', 0])
  })

  test('a letter being composed is left alone', async () => {
    await render(<EventVideoQuizEntry event={event} />)
    const field = hand.fields()[1]!
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '세이지색의')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    })
    expect(field.value).toBe('세이지색의')
    await act(async () => void field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
    expect(field.value).toBe('세이지색')
  })
})

test('S-VQ-1, V-VQ-4: a wrong answer is reported, then the hint is shown, then the wrong fields are emptied', async () => {
  await render(<EventVideoQuizEntry event={event} />)
  await fill('3', '올리브')
  const order: string[] = []
  dialogs.showAlertDialog.mockImplementation(() => Promise.resolve(void order.push('words')))
  dialogs.openDialog.mockImplementation(() => Promise.resolve(void order.push(`hint over ${values()[1]}`)))
  await hand.press('응모하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.' })
  expect(order).toEqual(['words', 'hint over 올리브'])
  expect([values().slice(0, 2), focused()]).toEqual([['3', ''], 1])
  expect(eventServer.entered()).toEqual([])
})

describe('V-VQ-5: the shared URL', () => {
  test.each([
    ['', '공유한 URL을 입력해 주세요.'],
    ['ftp://blog.example.com/1', '올바른 URL 형식이 아닙니다.'],
  ])('%j is refused', async (url, words) => {
    await render(<EventVideoQuizEntry event={event} />)
    await fill('3', '세이지', url)
    await hand.press('응모하기')
    expect([hand.fault(), focused()]).toEqual([words, 2])
    expect(eventServer.entered()).toEqual([])
  })

  test('with valid input it is sent', async () => {
    await render(<EventVideoQuizEntry event={event} />)
    await fill('3', '세이지', 'https://blog.example.com/1')
    await hand.press('응모하기')
    const sent = { answers: ['3', '세이지'], data01: '3,세이지', data03: 'https://blog.example.com/1' }
    expect(eventServer.entered()[0]!.input).toEqual({ eventId: '9', eventType: 'videoPuzzleQuiz', applyType: 'videoPuzzleQuiz', ...sent })
    expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('E-RES-501: a known URL is refused, and the input stays', async () => {
    eventServer.says['event.svcEntryContentShareApply'] = new CallFailure('501', '이미 등록된 URL입니다.', { status: 409 })
    await render(<EventVideoQuizEntry event={event} />)
    await fill('3', '세이지', 'https://blog.example.com/1')
    await hand.press('응모하기')
    expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '이미 등록된 URL입니다.' })
    expect(values()).toEqual(['3', '세이지', 'https://blog.example.com/1'])
  })

  test('an event that does not require one has no field', async () => {
    await render(<EventVideoQuizEntry event={{ ...event, GAME: { ...event.GAME, shareUrl: false } }} />)
    expect(hand.fields()).toHaveLength(2)
  })
})
