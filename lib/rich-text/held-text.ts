import type { Descendant } from 'slate'
import type { CleanHtml } from '@/lib/html/clean-html'
import { fromHtml } from './from-html'
import { toHtml } from './to-html'

/**
 * The text as HTML outside and as a tree inside. When the HTML written here comes back unchanged, the tree stays the same, so that the
 * caret is preserved; any other HTML is parsed again.
 */
export class HeldText {
  readonly #clean: CleanHtml
  #html: string | undefined
  #value: Descendant[] = []
  /** The last changed block, when the change came from outside. */
  lastChanged: number | undefined

  constructor(clean: CleanHtml) {
    this.#clean = clean
  }

  read(html: string): Descendant[] {
    if (html !== this.#html) {
      this.#html = html
      const value = fromHtml(html, this.#clean)
      this.lastChanged = lastDifference(this.#value, value)
      this.#value = value
    }
    return this.#value
  }

  /** @returns the HTML, or undefined when only the caret moved. */
  wrote(value: Descendant[]): string | undefined {
    if (value === this.#value) return undefined
    this.#value = value
    this.lastChanged = undefined
    const html = toHtml(value).normalize('NFC')
    const isSame = html === this.#html
    this.#html = html
    return isSame ? undefined : html
  }
}

function lastDifference(before: readonly Descendant[], after: readonly Descendant[]): number | undefined {
  const htmlOf = (node: Descendant | undefined) => (node ? toHtml([node, { text: '' }]) : undefined)
  for (let back = 1; back <= Math.max(before.length, after.length); back++)
    if (htmlOf(before.at(-back)) !== htmlOf(after.at(-back))) return Math.max(0, after.length - back)
  return undefined
}
