import type { Problem } from '@/schemas/api/failure'
import { checkPage } from '@/schemas/page/check-page'
import { LIMITS, type Kind, type PageDocument } from '@/schemas/page/document'

/** A document in a text, or every reason why it is none. Nothing is taken in part. */
export function readImport(text: string, kind: Kind): { document: PageDocument } | { problems: Problem[] } {
  const refuse = (message: string) => ({ problems: [{ pointer: '', message }] })
  if (text.trim() === '') return refuse('불러올 JSON을 붙여 넣거나 파일을 골라 주세요.')
  if (text.length > LIMITS.bytes) return refuse('8MB를 넘는 문서는 불러올 수 없습니다.')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return refuse(`JSON으로 읽을 수 없습니다. ${error instanceof Error ? whereOf(error.message, text) : ''}`.trim())
  }
  const problems = checkPage(parsed, { strict: false })
  if (problems.length > 0) return { problems }
  const document = parsed as PageDocument
  return document.kind === kind
    ? { document }
    : { problems: [{ pointer: '/kind', message: '종류가 다른 문서입니다. 같은 종류의 문서를 불러와 주세요.' }] }
}

function whereOf(message: string, text: string): string {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  return Number.isNaN(position) ? '' : `${text.slice(0, position).split('\n').length}번째 줄을 확인해 주세요.`
}
