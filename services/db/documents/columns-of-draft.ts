// What lists ask of a document, taken out of its body once, at each write: five thousand bodies are never read to show fifty
// rows. Nothing here needs the block definitions; counting problems does, so the services that have them do it (column `problems`).
import type { PageDocument } from '@/schemas/page/document'
import { fragmentsOf } from '@/schemas/page/fragments-of'
import { hashOfBody } from './hash-of-body'
import { nameOfDocument } from './name-of-document'
import { searchTextOf } from './search-text-of'
import { sectionOf } from './section-of'

/** Columns of a draft as it is stored. `name` is the one that the table has for the document, `draft` the very text. */
export function columnsOfDraft(document: PageDocument, name: string, draft = JSON.stringify(document)) {
  const draftName = nameOfDocument(document) ?? name
  return {
    title: document.title,
    layout: document.layout ?? null,
    draft,
    draftName: draftName === name ? null : draftName,
    draftHash: hashOfBody(draft),
    section: sectionOf(document.kind, draftName),
    searchText: searchTextOf(document.title, [...new Set([name, draftName])]),
    uses: fragmentsOf(document),
  }
}
