import type { PageDocument } from '@/schemas/page/document'

interface Stored {
  documentId: string
  name: string
  body: string
  status: 'draft' | 'published'
  number: number
  updatedAt: Date
}

/** A stored document in the contract's format: every field of the document, its route, and its origin. */
export function presentPage(
  { documentId, name, body, status, number, updatedAt }: Stored,
  params: Record<string, string>,
  parse: (body: string) => PageDocument = JSON.parse,
) {
  const document = parse(body)
  return {
    ...document,
    pageRoute: document.route ?? name,
    params,
    status,
    meta: { documentId, number, updatedAt: updatedAt.toISOString() },
  }
}
