import { LRUCache } from 'lru-cache'
import type { PageDocument } from '@/schemas/page/document'

/** Characters of the bodies that are remembered. */
const MAX_LENGTH = 8 * 1024 * 1024

const parsed = new LRUCache<string, PageDocument>({ maxSize: MAX_LENGTH, sizeCalculation: (_, body) => body.length })

/** The document of a published revision, parsed once and frozen: the renderer remembers what it made of its blocks, by their identity. */
export function parsePublished(body: string): PageDocument {
  let document = parsed.get(body)
  if (!document) parsed.set(body, (document = deepFreeze(JSON.parse(body) as PageDocument)))
  return document
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
