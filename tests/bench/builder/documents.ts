import type { PageDocument } from '@/schemas/page/document'
import { mixedDocument, nestedDocument } from '../mixed-document'

/** The pages that both editors open, by name: `mixed-1000` has so many blocks, `nested-23` so many containers. */
export function documentOf(name: string): PageDocument {
  const [kind, count] = name.split('-')
  if (kind === 'mixed') return mixedDocument(Number(count))
  if (kind === 'nested') return nestedDocument(Number(count))
  throw new Error(`There is no page ${name}.`)
}
