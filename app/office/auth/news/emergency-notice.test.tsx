// @vitest-environment happy-dom
// An emergency sign-in stands out: over the screens while it lives, and among the news until it is opened.
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { EmergencyNotice } from './emergency-notice'
import { NewsRow } from './news-bell'

const { render } = reactPlace()

test('the notice names the account and the time of its end, and is absent without one', async () => {
  await render(<EmergencyNotice emergencies={[{ loginId: 'emergency1', until: '2026-11-29T06:20:00.000Z' }]} />)
  const notice = document.querySelector('aside')!
  expect(notice.textContent).toContain('지금 비상 계정으로 로그인한 사람이 있습니다 (emergency1, 15:20에 끝남).')
  expect(notice.querySelector('a')!.getAttribute('href')).toBe('/ice_builder/staff')
  await render(<EmergencyNotice />)
  expect(document.querySelector('aside')).toBeNull()
})

test.each([
  ['breakGlass', false, true],
  ['breakGlass', true, false],
  ['order', false, false],
] as const)('news of %s that is read: %s stands out: %s', async (kind, isRead, standsOut) => {
  const news = { newsSeq: 1, kind, number: 'emergency1', link: '/ice_builder/staff?used=1', raisedAt: '2026-11-29T05:20:00.000Z', isRead }
  await render(<NewsRow news={news} now={Date.parse(news.raisedAt)} />)
  expect(document.querySelector('a')!.className.includes('bg-danger-soft')).toBe(standsOut)
})
