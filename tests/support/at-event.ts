// The place of an event where one takes part, by keyboard alone.
import type { Locator, Page } from '@playwright/test'
import { expect, settled } from './site-test'

/** Opens an event, and waits until its entry is awake. */
export async function openEntry(page: Page, eventSeq: number): Promise<Locator> {
  await page.goto(`/zin/event/event/${eventSeq}`)
  const entry = page.locator('[data-entry]')
  await expect(entry.locator('button[type=submit]')).toBeEnabled()
  await settled(page)
  return entry
}

/** Goes to something and presses a key there. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}

/** Replaces the content of a field. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

/** Answers a dialog by one of its buttons. */
export async function answerDialog(page: Page, words: string, button = '확인'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: words })
  await expect(dialog).toBeVisible()
  await press(dialog.getByRole('button', { name: button }))
}

/** After a success the page is new, and the button says that one has taken part (S-EVT-4). */
export async function expectApplied(page: Page, success: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await success()
  await loaded
  await expect(page.locator('[data-entry]').getByRole('button', { name: '참여 완료' })).toBeVisible()
}
