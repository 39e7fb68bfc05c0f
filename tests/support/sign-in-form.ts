// The sign-in form and the account menu, as a member uses them.
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'

export const field = (page: Page, name: '아이디' | '비밀번호') => page.getByLabel(name, { exact: true })
export const enter = async (page: Page, memberId: string, password = DEMO_PASSWORD) => {
  await field(page, '아이디').fill(memberId)
  await field(page, '비밀번호').fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}
export const at = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
export const signOut = async (page: Page) => {
  await page.getByLabel(/님 메뉴$/).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
}
