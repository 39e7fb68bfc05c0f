// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { EventForm as Form } from '@/schemas/rules/events/event-form'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { EventActions } from './event-actions'
import { EventForm } from './event-form'
import { MergeQuestion } from '@/builder/record/merge-question'
import { useEventSession, type EventSession, type OpenedEvent } from './use-event-session'

const { place, render } = reactPlace()
const FORM: Form = {
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
  game: { question: '무엇?', choices: ['로이 유리', '벽지'] },
  messages: {},
  answers: [],
}
const event = (more: Partial<OpenedEvent> = {}): OpenedEvent => ({
  eventSeq: 7,
  version: 3,
  publishedYn: 'N',
  state: 'draft',
  form: FORM,
  path: '/zin/event/event/7',
  entries: 0,
  updatedBy: { id: 'other', name: '한결' },
  updatedAt: '2026-06-01T00:00:00Z',
  ...more,
})

const seen: { session?: EventSession } = {}
function Screen({ canWrite }: { canWrite: boolean }) {
  const session = useEventSession(event(), { canWrite, canPublish: canWrite, staffId: 'me' })
  useEffect(() => {
    seen.session = session
  })
  return (
    <>
      <EventActions session={session} role={canWrite ? 'adm' : 'mng'} />
      <EventForm session={session} />
      <MergeQuestion session={session} />
    </>
  )
}
const answer = (item: object) => ({ result: '200', resultMessage: '', item, items: [], totalCount: 0 })
const request = vi.fn<(id: string, input: Record<string, unknown>) => unknown>()
beforeEach(async () => {
  request.mockReset()
  setCaller((async ({ id }: { id: string }, input: Record<string, unknown>) => request(id, input)) as unknown as Caller)
})
const draw = (canWrite = true) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screen canWrite={canWrite} />
    </SWRConfig>,
  )
const field = <T extends HTMLElement = HTMLInputElement>(pointer: string) =>
  place.querySelector<T>(`[data-field="${pointer}"] :is(input, textarea, [role=combobox], [role=radiogroup])`)!
const button = (words: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === words)!
const press = (words: string) => act(async () => button(words).click())
const write = (pointer: string, text: string) => act(async () => typeInto(field(pointer), text))

test('shows the parts of the game that its template reads, and no others', async () => {
  await draw()
  const fields = [...place.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'))
  expect(fields).toEqual(
    expect.arrayContaining(['/eventName', '/game/question', '/game/choices', '/game/hintImage', '/answers/0', '/messages/success']),
  )
  expect(fields.filter((pointer) => /^\/game\/(cards|steps|videos|survey)/.test(pointer ?? ''))).toEqual([])
  expect(place.textContent).toContain('정답은 서버에만 보관하고')
  await act(async () => seen.session!.target.write('템플릿', [{ pointer: '/eventType', value: 'tvc' }], { once: true }))
  expect([0, 1, 2, 3].map((i) => Boolean(field(`/answers/${i}`)))).toEqual([true, true, true, true])
  await act(async () => seen.session!.target.write('템플릿', [{ pointer: '/eventType', value: 'default' }], { once: true }))
  expect(place.querySelector('[data-field^="/game"], [data-field^="/answers"]')).toBeNull()
})

test('states who may enter by the edited conditions', async () => {
  await draw()
  expect(place.textContent).toContain('기간 중 마케팅 수신에 동의한 회원이 한 번만 참여할 수 있습니다.')
  await act(async () => seen.session!.target.write('횟수', [{ pointer: '/applyLimitType', value: '2' }], { once: true }))
  expect(place.textContent).toContain('기간 중 마케팅 수신에 동의한 회원이 하루 한 번 참여할 수 있습니다.')
})

test('a refused save keeps all input, shows the reasons and focuses the first field', async () => {
  await draw()
  await write('/eventName', '새 이름')
  expect(place.textContent).toContain('저장하지 않은 변경이 있습니다.')
  request.mockRejectedValueOnce(
    new CallFailure('400', '확인해 주세요.', { problems: [{ pointer: '/imgBannerAlt', message: '배너 대체 텍스트를 입력해 주세요.' }] }),
  )
  await press('저장')
  expect(request).toHaveBeenCalledWith('eventStaff.save', { eventSeq: 7, version: 3, form: { ...FORM, eventName: '새 이름' } })
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    '1곳을 확인해 주세요. 배너 대체 텍스트를 입력해 주세요. 입력한 내용은 그대로 있습니다.',
  )
  await vi.waitFor(() => expect(document.activeElement).toBe(field('/imgBannerAlt')))
  expect(field('/eventName').value).toBe('새 이름')
  // What is mended is not asked for any longer.
  await write('/imgBannerAlt', '단풍 든 거실')
  expect(place.querySelector('[role=alert]')?.textContent ?? '').toBe('')
})

test('a stale save is merged, and asks about fields that both changed', async () => {
  await draw()
  await write('/eventName', '내 이름')
  await write('/imgBannerAlt', '내 대체 텍스트')
  const theirs = event({ version: 4, form: { ...FORM, eventName: '한결의 이름', summary: '한결의 소개' } })
  request.mockImplementation((id, input) => {
    if (id === 'eventStaff.open') return answer(theirs)
    if (input['version'] === 3) throw new CallFailure('409', '늦었습니다.', { status: 409 })
    return answer({ eventSeq: 7, version: 5, updatedAt: '' })
  })
  await press('저장')
  expect(document.body.textContent).toContain('같은 곳을 고친 1건')
  const mine = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')][1]!
  await act(async () => mine.click())
  await press('합쳐서 이어 쓰기')
  expect([field('/eventName').value, field('/summary').value, field('/imgBannerAlt').value]).toEqual([
    '내 이름',
    '한결의 소개',
    '내 대체 텍스트',
  ])
  await press('저장')
  expect(request).toHaveBeenCalledWith('eventStaff.save', {
    eventSeq: 7,
    version: 4,
    form: { ...theirs.form, eventName: '내 이름', imgBannerAlt: '내 대체 텍스트' },
  })
})

test('publishing saves first, and the published state is shown', async () => {
  await draw()
  await write('/eventName', '새 이름')
  request.mockImplementation((id) =>
    answer(
      id === 'eventStaff.open'
        ? event({ version: 5, publishedYn: 'Y', state: 'open', form: { ...FORM, eventName: '새 이름' } })
        : { eventSeq: 7, version: id === 'eventStaff.save' ? 4 : 5, updatedAt: '' },
    ),
  )
  await press('게시')
  expect(request.mock.calls.filter(([id]) => id.startsWith('eventStaff.')).map(([id, { version }]) => [id, version])).toEqual([
    ['eventStaff.save', 3],
    ['eventStaff.publish', 4],
    ['eventStaff.open', undefined],
  ])
  expect(place.textContent).toContain('게시했습니다. 방문자에게 보입니다.')
  expect(button('게시 내리기')).toBeTruthy()
  expect(place.querySelector('a[target=_blank]')?.getAttribute('href')).toBe('/zin/event/event/7?preview=Y&ctx=adm')
})

test('a manager has read-only access', async () => {
  await draw(false)
  expect(field('/eventName').readOnly).toBe(true)
  expect([button('저장'), button('게시')]).toEqual([undefined, undefined])
})
