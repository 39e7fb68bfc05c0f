import { LIMITS } from '@/schemas/page/document'

/** A text as JSON, or the sentence that says why it is not JSON. */
export function parseJson(text: string): { parsed: unknown } | { fault: string } {
  if (text.trim() === '') return { fault: '불러올 JSON을 붙여 넣거나 파일을 골라 주세요.' }
  if (text.length > LIMITS.bytes) return { fault: '8MB를 넘는 문서는 불러올 수 없습니다.' }
  try {
    return { parsed: JSON.parse(text) }
  } catch (error) {
    return { fault: `JSON으로 읽을 수 없습니다. ${error instanceof Error ? whereOf(error.message, text) : ''}`.trim() }
  }
}

function whereOf(message: string, text: string): string {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  return Number.isNaN(position) ? '' : `${text.slice(0, position).split('\n').length}번째 줄을 확인해 주세요.`
}
