import type { Page } from '@playwright/test'

/** Presses a button that verifies a person, and is one of the simulated carrier's known people. @param name the beginning of it is enough. */
export async function verifyVisitor(page: Page, button: string, name: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: new RegExp(`^${name}`) }).click()])
}
