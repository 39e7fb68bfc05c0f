// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const openSurvey = vi.hoisted(() => vi.fn())
vi.mock('./open-survey', () => ({ openSurvey }))
const { CallFailure } = await import('@/schemas/api/base/failure')
const { surveyData } = await import('@/schemas/rules/events/vendor-survey')
const { VendorSurveyEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const brand = { SLT01: '1', SLT02: '1', SLT03: '1', SLT04: '1', SLT05: '1', SLT06: 'none' }
const answers = { MDRDO1: 'N', FTRDO1: '1', FTRDO2: 'N', brand }
beforeEach(async () => {
  eventServer.reset()
  eventServer.says['biz.partnerLookup'] = { item: { name: '우리인테리어' } }
  await render(<VendorSurveyEntry event={entryEvent({ MARKETING_REQUIRED_YN: 'N', MESSAGES: { brand: '브랜드를 골라 주세요.' } })} />)
})

test.each([
  ['V-SURV-4: no business', new CallFailure('404', '거래처 정보를 확인할 수 없습니다.', { status: 404 })],
  ['P-BIZ-2: a personal member', new CallFailure('403', '접근 권한이 없습니다.', { status: 403 })],
])('%s: refused, the survey stays closed', async (_, failure) => {
  eventServer.says['biz.partnerLookup'] = failure
  await hand.press('설문 시작하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '거래처 정보를 확인할 수 없습니다. 서비스 등록 후 다시 시도해 주세요.' })
  expect(openSurvey).not.toHaveBeenCalled()
})

test("V-SURV-3, V-SURV-4: the survey opens with the partner's name and the event's texts", async () => {
  await hand.press('설문 시작하기')
  expect(openSurvey).toHaveBeenCalledWith(expect.objectContaining({ partner: '우리인테리어', brandWords: '브랜드를 골라 주세요.' }))
})

test('S-SURV-2: both answers are sent, after the partner was looked up again', async () => {
  openSurvey.mockImplementationOnce(({ submit }: { submit: (given: typeof answers) => Promise<boolean> }) => submit(answers))
  await hand.press('설문 시작하기')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(eventServer.entered().map(({ id }) => id)).toEqual(['biz.partnerLookup', 'biz.partnerLookup', 'event.svcSomeDataApply'])
  expect(eventServer.entered().at(-1)!.input).toEqual({ eventId: '9', applyType: 'survey', ...surveyData(answers) })
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '설문 참여가 완료되었습니다.' })
})
