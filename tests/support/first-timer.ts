import type { Page } from '@playwright/test'
import { expect } from './site-test'
import { unfoldEntry } from './unfold-entry'

/** A member of staff who sees the console for the first time: finds everything by its words, and each thing that is done is a step. */
export class FirstTimer {
  steps = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async follow(words: string): Promise<void> {
    this.steps += 1 + (await unfoldEntry(this.#page, words))
    await this.#page.getByRole('link', { name: words, exact: true }).click()
  }
  async press(words: string): Promise<void> {
    this.steps += 1
    await this.#page.getByRole('button', { name: words, exact: true }).click()
  }
  async fill(label: string, text: string): Promise<void> {
    this.steps += 1
    const of = (role: 'textbox' | 'combobox' | 'spinbutton') => this.#page.getByRole(role, { name: label, exact: true })
    await of('textbox').or(of('combobox')).or(of('spinbutton')).fill(text)
  }
  async choose(label: string, option: string): Promise<void> {
    this.steps += 2
    const box = this.#page.getByRole('combobox', { name: label, exact: true })
    const choice = this.#page.getByRole('option', { name: option, exact: true })
    // On a busy machine a press lasts so long that the list closes when it is released.
    await expect(async () => {
      if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click()
      await choice.click({ timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
  }
  /** Types into a field that searches, and presses what it finds. */
  async find(label: string, name: string): Promise<void> {
    this.steps += 2
    await this.#page.getByRole('combobox', { name: label, exact: true }).fill(name)
    await this.#page.getByRole('option', { name, exact: true }).first().click()
  }
  /** Presses the button that asks for a file of this computer, and chooses one. */
  async bring(words: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.steps += 2
    const asked = this.#page.waitForEvent('filechooser')
    await this.#page.getByRole('button', { name: words, exact: true }).click()
    await (await asked).setFiles(file)
  }
}
