// Validates every draft before it is stored, whether it was sent as a whole, as operations or in a file.
import { compilePattern, normalPath } from '@/lib/path-pattern'
import type { Problem } from '@/schemas/api/base/failure'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { RICH_TEXTS_MAX } from '@/schemas/page/rich-texts'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import { isReservedRoute } from '@/schemas/rules/base/settle-path'
import type { Ctx } from '@/services/kit/service'
import { fragmentCycle } from './fragment-cycle'
import { sanitizeDraft } from './sanitize-draft'

export interface Acceptance {
  /** The document to store; only without problems. */
  document: PageDocument
  /** Why it is refused, with pointers into the document. */
  problems: Problem[]
  /** The number of problems for publishing. */
  unfinished: number
}

/**
 * @param stored the present draft. Its existing faults do not prevent other changes, because a block of an older version, or one that
 * came with the database, must not lock its neighbours.
 */
export async function acceptDraft({ db, siteId }: Ctx, given: PageDocument, stored?: PageDocument): Promise<Acceptance> {
  const strict = checkPage(given, { strict: true })
  // Faults that are always refused are among those of publishing.
  const shape = strict.length === 0 ? [] : withoutInherited(checkPage(given, { strict: false }), stored)
  const problems = [...shape, ...routeProblems(given)]
  if (problems.length > 0) return { document: given, problems: problems.slice(0, 200), unfinished: strict.length }
  const tooMuch = richTextsProblem(given, stored)
  if (tooMuch) return { document: given, problems: [tooMuch], unfinished: strict.length }
  const document = await sanitizeDraft(given.route === undefined ? given : { ...given, route: normalPath(given.route) })
  // A bare < or & becomes longer when escaped: a text accepted now must also be accepted at the next save.
  const hasGrown = richTextLength(document) > richTextLength(given)
  const grown = hasGrown ? withoutInherited(checkPage(document, { strict: false }), stored) : []
  if (grown.length > 0) return { document: given, problems: grown.slice(0, 200), unfinished: strict.length }
  const cycle = await fragmentCycle(db, siteId, document)
  if (!cycle) return { document, problems: [], unfinished: strict.length }
  const message = `조각이 서로를 담고 있습니다: ${cycle.join(' → ')}`
  return { document, problems: [{ pointer: '/blocks', message, keyword: 'cycle' }], unfinished: strict.length }
}

function withoutInherited(problems: Problem[], stored: PageDocument | undefined): Problem[] {
  if (!stored || problems.length === 0) return problems
  // By block and message, because the pointer of an old fault moves with its block.
  const nameOf = ({ blockId, keyword, message, pointer }: Problem) =>
    [blockId ?? pointer.replace(/\/\d+(?=\/|$)/g, '/'), keyword, message, pointer.split('/').at(-1)].join('\0')
  const inherited = new Map<string, number>()
  for (const problem of checkPage(stored, { strict: false })) inherited.set(nameOf(problem), (inherited.get(nameOf(problem)) ?? 0) + 1)
  return problems.filter((problem) => {
    const left = inherited.get(nameOf(problem)) ?? 0
    if (left > 0) inherited.set(nameOf(problem), left - 1)
    return left === 0
  })
}

/** All rich texts together; a stored document above the limit may only become shorter. */
function richTextsProblem(given: PageDocument, stored: PageDocument | undefined): Problem | undefined {
  const length = richTextLength(given)
  if (length <= RICH_TEXTS_MAX || (stored && length <= richTextLength(stored))) return undefined
  const most = RICH_TEXTS_MAX.toLocaleString('ko-KR')
  return {
    pointer: '/blocks',
    message: `한 문서의 글은 모두 합해 ${most}자까지 저장할 수 있습니다. 문서를 나누어 주세요.`,
    keyword: 'texts',
  }
}

function richTextLength(document: PageDocument): number {
  let length = 0
  sanitizeDocument(document, (html) => {
    length += html.length
    return html
  })
  return length
}

function routeProblems({ route }: PageDocument): Problem[] {
  if (typeof route !== 'string' || !route.startsWith('/')) return []
  if (isReservedRoute(route))
    return [{ pointer: '/route', message: '시스템이 쓰는 주소입니다. 다른 주소를 입력해 주세요.', keyword: 'reserved' }]
  try {
    compilePattern(route)
    return []
  } catch {
    return [{ pointer: '/route', message: '주소의 형식이 올바르지 않습니다. 예: /zin/event/event/:id', keyword: 'route' }]
  }
}
