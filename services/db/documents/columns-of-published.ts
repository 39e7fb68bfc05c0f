import type { PageDocument } from '@/schemas/page/document'
import { fragmentsOf } from '@/schemas/page/fragments-of'
import { hashOfBody } from './hash-of-body'

/** Columns of what is published, from the text of its revision. */
export function columnsOfPublished(body: string, publishedAt: Date) {
  return { publishedHash: hashOfBody(body), publishedAt, publishedUses: fragmentsOf(JSON.parse(body) as PageDocument) }
}
