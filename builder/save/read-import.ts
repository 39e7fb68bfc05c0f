import type { Problem } from '@/schemas/api/base/failure'
import { checkPage } from '@/schemas/page/check-page'
import type { Kind, PageDocument } from '@/schemas/page/document'
import { parseJson } from './parse-json'

/** A document in a text, or every reason why the text is not a document. Nothing is imported in part. */
export function readImport(text: string, kind: Kind): { document: PageDocument } | { problems: Problem[] } {
  const read = parseJson(text)
  if ('fault' in read) return { problems: [{ pointer: '', message: read.fault }] }
  const problems = checkPage(read.parsed, { strict: false })
  if (problems.length > 0) return { problems }
  const document = read.parsed as PageDocument
  return document.kind === kind
    ? { document }
    : { problems: [{ pointer: '/kind', message: '종류가 다른 문서입니다. 같은 종류의 문서를 불러와 주세요.' }] }
}
