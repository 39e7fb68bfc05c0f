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
const { RecommendEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const shops = ['a', 'b'].map((SHOP_ID) => ({ SHOP_ID, SHOP_NAME: `전시장 ${SHOP_ID}`, ADDRESS: '서울' }))
beforeEach(async () => {
  eventServer.reset()
  await render(<RecommendEntry event={entryEvent({})} shops={shops} />)
})

test('a shop is required, and the first gets the focus', async () => {
  await hand.press('추천하기')
  expect(hand.fault()).toBe('필수 항목을 선택하거나 입력해 주세요.')
  expect(document.activeElement).toBe(hand.fields()[0])
  expect(eventServer.entered()).toEqual([])
})

test.each([
  ['without a word', '', { id: 'event.svcStoreRecommendApply', input: { eventId: '9', shopId: 'b' } }],
  ['with a word', ' 친절했습니다. ', { id: 'event.insertRecommendStore', input: { eventId: '9', shopId: 'b', comment: '친절했습니다.' } }],
])('a shop is recommended %s', async (_, words, sent) => {
  await hand.press(hand.fields()[1]!)
  await hand.type(place.querySelector('textarea')!, words)
  await hand.press('추천하기')
  const points = { id: 'event.svcStoreRecommendPoint', input: { eventId: '9', shopId: 'b' } }
  expect(eventServer.entered()).toEqual([sent, points])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})
