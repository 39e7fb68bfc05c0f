// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { afterEntry } from './after-entry'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/schemas/api/base/call', () => ({ call }))

const event = { EVENT_SEQ: 3, EVENT_NAME: '봄 퀴즈', EVENT_TYPE: 'newQuiz', OPEN_STR_DATE: '2026-06-01T00:00:00+09:00' }
beforeEach(() => {
  call.mockReset().mockResolvedValue({})
  sessionStorage.clear()
  delete window.dataLayer
})

test('K-GTM: a stored entry is one entry of the data layer, with a day that analytics may receive (V-GTM-2)', async () => {
  await afterEntry(event)
  expect(window.dataLayer).toEqual([
    { event: 'eventApply', platform: 'PC web', eventId: 3, eventName: '봄 퀴즈', eventType: 'newQuiz', eventStart: '20260601' },
  ])
})

test('Q-084: without a campaign key no call is made', async () => {
  await afterEntry(event)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['200', undefined, true],
  ['503', new CallFailure('503', '끝난 보상', { status: 409 }), true],
  ['500', new CallFailure('500', '보상하지 못함', { status: 409 }), false],
  ['no answer', new TypeError('failed to fetch'), false],
])('S-EVT-8: reward %s: keys cleared or kept', async (_, failure, cleared) => {
  sessionStorage.setItem('adReward.campaignKey', 'K-1')
  sessionStorage.setItem('adReward.clickId', 'c-2')
  if (failure) call.mockRejectedValue(failure)
  await afterEntry(event)
  expect(call).toHaveBeenCalledOnce()
  expect(call.mock.calls[0]![1]).toEqual({ campaignKey: 'K-1', eventId: '3' })
  expect(sessionStorage.length).toBe(cleared ? 0 : 2)
})
