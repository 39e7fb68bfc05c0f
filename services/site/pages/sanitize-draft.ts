import { sanitizeHtml } from '@/lib/html/sanitize-html'
import type { PageDocument } from '@/schemas/page/document'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'

/** Below this all texts together take a few milliseconds. */
const SMALL = 2_000

let last: Promise<unknown> = Promise.resolve()

/**
 * The document with sanitised rich texts (S12). Sanitising cannot be interrupted and takes up to 50 ms per text (RICH_TEXT_MAX), so one
 * text of all drafts being saved is sanitised in each turn of the event loop: other requests are answered in between.
 */
export function sanitizeDraft(document: PageDocument): Promise<PageDocument> {
  const texts = new Set<string>()
  let length = 0
  sanitizeDocument(document, (html) => {
    texts.add(html)
    length += html.length
    return html
  })
  if (length <= SMALL) return Promise.resolve(sanitizeDocument(document))
  const mine = last.then(async () => {
    const cleaned = new Map<string, string>()
    for (const html of texts) {
      await new Promise((turn) => setImmediate(turn))
      cleaned.set(html, sanitizeHtml(html))
    }
    return sanitizeDocument(document, (html) => cleaned.get(html)!)
  })
  last = mine.catch(() => undefined)
  return mine
}
