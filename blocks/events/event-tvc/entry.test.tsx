// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { CONSONANT_NAMES, CONSONANTS, type SurveyAnswer } from '@/schemas/rules/events/tvc'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

const openSurvey = vi.hoisted(() => vi.fn())
vi.mock('./open-survey', () => ({ openSurvey }))
vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { EventTvcEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = (type: string) => entryEvent({ EVENT_TYPE: type, GAME: { question: '네 글자는?' }, ANSWER_LENGTH: 4 })
const values = () => hand.fields().map(({ value }) => value)
const focused = () => hand.fields().indexOf(document.activeElement as HTMLInputElement)
const go = (at: number) => act(async () => hand.fields()[at]!.focus())
const fill = async (text: string) => {
  for (const [i, sign] of [...text].entries()) await hand.type(hand.fields()[i]!, sign)
}
const sent = () => eventServer.entered().map(({ input }) => input)
const answered: SurveyAnswer = { plan: 'Y', category: ['window'], comment: '거실 창호를 바꾸고 싶어요' }

beforeEach(() => {
  eventServer.reset()
  eventServer.answers = ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']
  openSurvey.mockReset()
  dialogs.showConfirmDialog.mockResolvedValue('cancel')
})

describe('V-TVC-1, V-TVC-2: the four boxes', () => {
  test('ㅂ in box 1 moves the focus to box 2, ㅊ in box 4 stays there', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    await go(0)
    await hand.type(hand.fields()[0]!, 'ㅂ')
    expect([values()[0], focused()]).toEqual(['ㅂ', 1])
    await go(3)
    await hand.type(hand.fields()[3]!, 'ㅊ')
    expect([values()[3], focused()]).toEqual(['ㅊ', 3])
  })

  test.each(['ㅏ', '가', 'a', '1', 'ㄳ'])('%s is refused: the box stays empty and focused', async (sign) => {
    await render(<EventTvcEntry event={event('tvc')} />)
    await go(0)
    await hand.type(hand.fields()[0]!, sign)
    expect([values()[0], focused(), hand.fault()]).toEqual(['', 0, '초성만 입력할 수 있습니다.'])
    await hand.type(hand.fields()[0]!, 'ㅂ')
    expect(hand.fault()).toBe('')
  })

  test('an input method continues in its box until it has finished, and every box shows its own consonant', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    const [first] = hand.fields()
    await go(0)
    const say = (name: string) => act(async () => void first!.dispatchEvent(new CompositionEvent(name, { bubbles: true })))
    const compose = (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(first, text)
        first!.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
      })
    await say('compositionstart')
    await compose('ㅂ')
    // The next composition begins where the last one ended.
    await act(async () => {
      first!.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      first!.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    })
    await compose('ㅂㅄ')
    expect([values(), focused()]).toEqual([['ㅂㅄ', 'ㅂ', 'ㅅ', ''], 0])
    await say('compositionend')
    await act(() => new Promise((done) => setTimeout(done, 5)))
    expect([values(), focused()]).toEqual([['ㅂ', 'ㅂ', 'ㅅ', ''], 3])
  })

  test('a paste fills the boxes from the focused one', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', ' ㅂㅇㅈㅊ ')
    await act(async () => void hand.fields()[0]!.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData })))
    expect(values()).toEqual(['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'])
  })

  test('Backspace in an empty box goes back, arrow keys move between boxes', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    await fill('ㅂㅇ')
    await go(2)
    const key = (name: string) =>
      act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
    await key('Backspace')
    expect([values(), focused()]).toEqual([['ㅂ', '', '', ''], 1])
    await key('ArrowLeft')
    expect(focused()).toBe(0)
  })
})

describe('the keypad', () => {
  test('has the 19 consonants and backspace', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    const keys = [...place.querySelectorAll('[role=toolbar] button')]
    expect(keys.slice(0, 19).map((key) => key.textContent)).toEqual([...CONSONANTS])
    expect(keys.map((key) => key.getAttribute('aria-label'))).toEqual([...CONSONANT_NAMES, '한 글자 지우기'])
    expect(keys.filter((key) => (key as HTMLElement).tabIndex === 0)).toHaveLength(1)
  })

  test('writes into the boxes one after another, and erases', async () => {
    await render(<EventTvcEntry event={event('tvc')} />)
    for (const name of ['비읍', '이응', '지읒']) await hand.press(hand.named(name))
    expect(values()).toEqual(['ㅂ', 'ㅇ', 'ㅈ', ''])
    expect(place.textContent).toContain('3번째 칸 ㅈ, 4번째 칸 비어 있음')
    await hand.press('한 글자 지우기')
    await hand.press('쌍시옷')
    expect(values()).toEqual(['ㅂ', 'ㅇ', 'ㅆ', ''])
  })
})

test('V-TVQ-1, V-TVC-3: without four consonants nothing is compared', async () => {
  await render(<EventTvcEntry event={event('tvc')} />)
  await hand.press('정답 제출')
  expect(hand.fault()).toBe('초성 정답을 입력해 주세요.')
  await fill('ㅂㅇ')
  await hand.type(hand.fields()[3]!, 'ㅊ')
  await hand.press('정답 제출')
  expect([hand.fault(), focused()]).toEqual(['초성을 모두 입력해 주세요.', 2])
  expect(eventServer.sent.map(({ id }) => id)).not.toContain('event.svcAnswerCheck')
})

test('V-TVQ-2, S-TVC-1: a wrong answer is reported, empties the boxes and opens nothing', async () => {
  await render(<EventTvcEntry event={event('tvc2')} />)
  await fill('ㅂㅇㅈㅅ')
  await hand.press('정답 제출')
  expect([hand.fault(), values(), focused()]).toEqual(['정답이 아닙니다. 영상을 다시 확인해 주세요.', ['', '', '', ''], 0])
  expect(openSurvey).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test("K-EVT-MSG: the message may be the event's own", async () => {
  await render(<EventTvcEntry event={{ ...event('tvc'), MESSAGES: { incorrect: '한 번 더 보고 오세요.' } }} />)
  await fill('ㅂㅇㅈㅅ')
  await hand.press('정답 제출')
  expect(hand.fault()).toBe('한 번 더 보고 오세요.')
})

describe('S-EVT-5: success offers the consultation', () => {
  const solve = async (type = 'tvc') => {
    await render(<EventTvcEntry event={event(type)} />)
    await fill('ㅂㅇㅈㅊ')
    await hand.press('정답 제출')
  }

  test('ok opens it', async () => {
    dialogs.showConfirmDialog.mockResolvedValue('ok')
    await solve()
    expect(sent()).toEqual([{ eventId: '9', eventType: 'tvc', applyType: 'tvc', answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'], data01: 'ㅂㅇㅈㅊ' }])
    expect(dialogs.showConfirmDialog.mock.calls.at(-1)![0].title).toBe('응모가 완료되었습니다. 무료 상담을 신청하시겠습니까?')
    expect(assign).toHaveBeenCalledWith('/zin/consulting/start?eventId=9')
    expect(reload).not.toHaveBeenCalled()
  })

  test('cancel stays', async () => {
    await solve()
    expect(assign).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('S-TVC-1: tvc2 sends its survey with it, tvc3 the comment too', async () => {
    openSurvey.mockImplementation((_event: unknown, _first: unknown, keep: (answer: SurveyAnswer) => void) => {
      keep(answered)
      return Promise.resolve(true)
    })
    await solve('tvc2')
    expect(sent()[0]).toMatchObject({ data02: '{"plan":"Y","category":["window"]}' })
    expect(sent()[0]).not.toHaveProperty('data03')
    eventServer.sent.length = 0
    await render(null)
    await solve('tvc3')
    expect(sent()[0]).toMatchObject({ data03: '거실 창호를 바꾸고 싶어요' })
  })
})

test('S-TVC-1: a closed survey is resumed without another answer', async () => {
  await render(<EventTvcEntry event={event('tvc2')} />)
  openSurvey.mockResolvedValue(false)
  await fill('ㅂㅇㅈㅊ')
  await hand.press('정답 제출')
  expect(sent()).toEqual([])
  expect(place.textContent).toContain('정답입니다.')
  openSurvey.mockResolvedValue(true)
  await hand.press('설문 이어서 하기')
  expect(sent()).toHaveLength(1)
  expect(eventServer.sent.filter(({ id }) => id === 'event.svcAnswerCheck')).toHaveLength(1)
})

test('S-EVT-6, E-RES-500: a failed entry preserves the answer and can be sent again', async () => {
  await render(<EventTvcEntry event={event('tvc3')} />)
  openSurvey.mockResolvedValue(true)
  eventServer.says['event.svcEntryContentShareApply'] = new CallFailure('500', '필수 항목', { status: 400 })
  await fill('ㅂㅇㅈㅊ')
  await hand.press('정답 제출')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '댓글을 입력해 주세요.' })
  expect(values()).toEqual(['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'])
  eventServer.says = {}
  await hand.press('설문 이어서 하기')
  expect(sent()).toHaveLength(2)
  expect(reload).toHaveBeenCalledOnce()
})

test('S-EVT-9: a visitor who focuses a box or presses a key is asked to log in', async () => {
  eventServer.isSignedIn = false
  await render(<EventTvcEntry event={event('tvc')} />)
  await go(0)
  expect(focused()).toBe(-1)
  await hand.press('비읍')
  expect(values()).toEqual(['', '', '', ''])
  expect(dialogs.showConfirmDialog.mock.calls[0]![0].title).toBe('로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?')
})
