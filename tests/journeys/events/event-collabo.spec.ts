// SYS-38: the consultation form of a collaboration opens in a window of its own, and closes with its last word.
import { COLLABO } from '@/schemas/rules/events/collabo'
import { pickAddress } from '../../support/join-steps'
import { madeEvent } from '../../support/made-event'
import { expect, settled, test } from '../../support/site-test'

const made = { eventName: '여정의 협업 상담', eventType: 'default', eventTab: COLLABO, marketingRequiredYn: 'N' } as const

test('S-COLLABO-1: 1300 by 920 with the event and the inflow; without a name it stays, with everything it closes', async ({
  page,
  staff,
  signIn,
}) => {
  const eventSeq = await madeEvent(staff, made)
  await signIn('haneul')
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (address, name, features) => {
      document.documentElement.dataset['opened'] = `${String(address)} ${features}`
      return open(address, name, features)
    }
  })
  await page.goto(`/event/collabo/${eventSeq}?utm_source=blog`)
  await settled(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: '상담 신청' }).press('Enter')
  const popup = await opening
  await popup.waitForURL(/\/event\/collabo\/form/)
  const opened = await page.evaluate(() => document.documentElement.dataset['opened'])
  expect(opened).toContain('width=1300,height=920')
  expect(new URL(popup.url()).pathname).toMatch(/^\/event\/collabo\/form\/?$/)
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({ eventId: String(eventSeq), inflow: 'utm_source=blog' })
  await settled(popup)

  // A certified member finds the name filled in.
  await expect(popup.getByRole('textbox', { name: '이름' })).toHaveValue('김하늘')
  await popup.getByRole('textbox', { name: '이름' }).fill('')
  await popup.getByRole('button', { name: '신청하기' }).press('Enter')
  await expect(popup.getByText('이름을 입력해 주세요.')).toBeVisible()
  await expect(popup.getByRole('textbox', { name: '이름' })).toBeFocused()

  await popup.getByRole('textbox', { name: '이름' }).fill('김하늘')
  await popup.getByRole('textbox', { name: '휴대전화 번호' }).fill('010-2000-1001')
  await pickAddress(popup)
  await popup.getByRole('checkbox', { name: /개인정보 수집·이용 동의/ }).press('Space')
  await popup.getByRole('button', { name: '신청하기' }).press('Enter')
  const closing = popup.waitForEvent('close')
  const ok = popup.getByRole('alertdialog', { name: '응모가 완료되었습니다.' }).getByRole('button', { name: '확인' })
  await expect(ok).toBeFocused()
  // The window may be gone before the key is up again.
  await ok.press('Enter').catch(() => undefined)
  await closing
  await expect(page.getByRole('button', { name: '참여 완료' })).toBeVisible()
})

test('without an id the running collaboration is shown, and a visitor is asked to log in', async ({ page }) => {
  await page.goto('/event/collabo')
  await settled(page)
  await page.getByRole('button', { name: '상담 신청' }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' })).toBeVisible()
})

test('a form without an event shows a message', async ({ page }) => {
  for (const query of ['', '?eventId=999999', '?eventId=abc']) {
    await page.goto(`/event/collabo/form${query}`)
    await expect(page.getByText('신청할 이벤트를 찾을 수 없습니다.')).toBeVisible()
  }
})
