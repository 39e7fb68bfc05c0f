// The steps of a sign-up in a browser, for tests that need a new member.
import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface NewPerson {
  name: string
  /** yyyyMMdd. */
  birthDate: string
  mobileNo: string
}

/** Syllables of Hangul in Unicode. */
const SYLLABLES = 11_172
/** A person new to this site, whatever ran before: to the simulator, a name and a birth date identify a person. */
export function newPerson(birthDate = '19900101'): NewPerson {
  const syllable = () => String.fromCodePoint(0xac00 + randomInt(SYLLABLES))
  return { name: `홍${syllable()}${syllable()}`, birthDate, mobileNo: `010${String(randomInt(100_000_000)).padStart(8, '0')}` }
}
/** An unused id. */
export const newId = (): string => `h${randomInt(2 ** 40).toString(36)}`

/** Presses and is verified in the window that opens, as a person with typed data. */
export async function verifyAs(page: Page, press: () => Promise<void>, { name, birthDate, mobileNo }: NewPerson): Promise<void> {
  const opened = page.waitForEvent('popup')
  await press()
  const popup = await opened
  await popup.getByLabel('이름').fill(name)
  await popup.getByLabel('생년월일 8자리').fill(birthDate)
  await popup.getByLabel('휴대전화 번호').fill(mobileNo)
  await popup.getByLabel('인증번호 6자리').fill((await popup.locator('[data-code]').textContent())!)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: '인증하기' }).click()
  await closed
}

/** The first two steps, from the page where they begin. */
export async function agreeAndVerify(page: Page, person: NewPerson, start = '/join/agreement'): Promise<void> {
  await page.goto(start)
  await page.getByRole('checkbox', { name: /^전체 동의/ }).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page).toHaveURL(/\/verify/)
  await verifyAs(page, () => page.getByRole('button', { name: '휴대전화 본인인증' }).click(), person)
  await expect(page).toHaveURL(/\/info/)
}

/** Finds an address, picks the first that is found, and types the rest. */
export async function pickAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '주소 검색' }).click()
  const dialog = page.getByRole('dialog', { name: '주소 검색' })
  await dialog.getByRole('searchbox').fill('세종대로')
  await dialog.getByRole('searchbox').press('Enter')
  await dialog
    .getByRole('button', { name: /세종대로 \d+/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: '상세주소' })).toBeFocused()
  await page.getByRole('textbox', { name: '상세주소' }).fill('101동 202호')
}

/** The third step, as far as nothing is wrong with it. */
export async function fillInfo(page: Page, id: string): Promise<void> {
  await page.getByRole('textbox', { name: '아이디' }).fill(id)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용 가능한 아이디입니다.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('Kx7!mQ2p')
  await page.getByLabel('비밀번호 확인').fill('Kx7!mQ2p')
  await page.getByRole('textbox', { name: '닉네임' }).fill(`집꾸미기 ${id.slice(-8)}`)
  await page.getByRole('textbox', { name: '이메일', exact: true }).fill('home@example.com')
  await pickAddress(page)
}
