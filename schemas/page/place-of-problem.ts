import { definitionOf } from './definitions'
import type { Block } from './document'

/** Korean titles of the fields of the document itself. */
export const PAGE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    schemaVersion: '문서 판',
    kind: '문서 종류',
    id: '이름표',
    route: '주소',
    title: '제목',
    layout: '틀',
    guard: '입장 조건',
    subject: '대상',
    seo: '검색 정보',
    blocks: '블록 목록',
  }),
)

const BLOCK_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ id: '블록 이름', type: '블록 종류', v: '블록 판', name: '이름', show: '보이기', locked: '잠금' }),
)

interface Field {
  title?: string
  type?: string
  properties?: Record<string, Field>
  items?: Field
}

/** Where in a document a pointer leads, as the editor names the places: `구역 › 카드 모음 › 카드 2 › 제목`. */
export function placeOfProblem(document: unknown, pointer: string): string {
  const [head, ...steps] = pointer
    .replace(/^\/definition(?=\/|$)/, '')
    .split('/')
    .slice(1)
  if (head === undefined) return '문서'
  if (head !== 'blocks' || steps.length === 0) return PAGE_WORDS.get(head) ?? '문서'
  const names: string[] = []
  let list: unknown = (document as { blocks?: unknown } | null)?.blocks
  while (steps.length > 0) {
    const index = Number(steps.shift())
    const block = (Array.isArray(list) ? list[index] : undefined) as Partial<Block> | undefined
    const definition = definitionOf(String(block?.type ?? ''))
    names.push(block?.name?.trim() || (definition?.title ?? `${index + 1}번째 블록`))
    const [part, slot] = steps
    if (part !== 'slots') return [...names, ...fieldNames(definition?.props, steps)].join(' › ')
    if (steps.length < 3) break
    list = (block?.slots as Record<string, unknown> | undefined)?.[slot!]
    steps.splice(0, 2)
  }
  return names.join(' › ')
}

/** A list's entries are counted from one, as the form shows them. */
function fieldNames(props: Field | undefined, [part, ...steps]: string[]): string[] {
  if (part !== 'props') return part === undefined ? [] : [BLOCK_FIELDS.get(part) ?? '블록']
  const names: string[] = []
  let at = props
  let list = ''
  for (const step of steps) {
    const inner = at?.properties?.[step]
    if (inner) {
      at = inner
      list = inner.title ?? ''
      // The list itself is named by its entry.
      if (inner.title && inner.type !== 'array') names.push(inner.title)
    } else if (at?.items) {
      at = at.items
      names.push(`${at.title ?? list} ${Number(step) + 1}`.trim())
    } else break
  }
  return names.length === 0 && list ? [list] : names
}
