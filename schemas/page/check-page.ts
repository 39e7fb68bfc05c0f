// Every problem of a document, each with a JSON Pointer, the block it belongs to and a message for the editor. One schema at four gates:
// the editor shows this list, the API and publishing refuse with it, the renderer relies on it. A draft may lack required content; faults
// that affect others (shape, ids, limits) are always refused.
import type { ErrorObject } from 'ajv'
import type { Problem } from '@/schemas/api/base/failure'
import { fieldMessage, pointerOf } from '@/schemas/words/messages'
import { urlsIn, urlFault } from './urls'
import { PAGE_WORDS, placeOfProblem } from './place-of-problem'
import { hasSubject } from './subjects'
import { checkBlock, checkSlot, type DefinitionFinder } from './check-block'
import { referenceProblem, unmetReferences } from './missing-references'
import { GUARDS, LAYOUTS, LIMITS, PageDocument, Seo, type Block } from './document'
import { errorsOf } from './validator'

export interface CheckOptions {
  /** Publishing: required fields and references must be filled and every type and version known. */
  strict: boolean
  /** The definitions that may be used: a member's page has its own few blocks. By default every registered one. */
  find?: DefinitionFinder
}

export const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

export function checkPage(document: unknown, { strict, find }: CheckOptions): Problem[] {
  const limit = limitOf(document)
  if (limit) return [limit]

  const problems = checkHead(document, { strict })
  const page = (document ?? {}) as Partial<PageDocument>
  const seen = new Map<string, string>()
  if (Array.isArray(page.blocks))
    page.blocks.forEach((block, i) => checkBranch(block, `/blocks/${i}`, { page, problems, seen, strict, ...(find ? { find } : {}) }))
  return problems
}

/** Problems of the document without its blocks. */
export function checkHead(document: unknown, { strict }: Pick<CheckOptions, 'strict'>): Problem[] {
  const problems: Problem[] = []
  for (const error of errorsOf(PageDocument, document)) {
    const pointer = pointerOf(error)
    if (!strict && error.keyword === 'maxLength' && WRITTEN.has(pointer)) continue
    problems.push({ pointer, message: documentSentence(error, pointer, document), keyword: error.keyword })
  }
  const page = (document ?? {}) as Partial<PageDocument>
  if (page.kind === 'page' && !page.route)
    problems.push({ pointer: '/route', message: '페이지 주소를 입력해 주세요.', keyword: 'required' })
  if (page.kind !== 'page' && page.kind !== undefined && !page.id)
    problems.push({ pointer: '/id', message: '이름표를 입력해 주세요.', keyword: 'required' })
  if (typeof page.subject === 'string' && page.subject && !hasSubject(page.subject))
    problems.push({ pointer: '/subject', message: `‘${page.subject}’이라는 대상은 없습니다.`, keyword: 'subject' })
  for (const address of urlsIn(Seo, page.seo, '/seo')) {
    const message = urlFault(address, { strict: false })
    if (message) problems.push({ pointer: address.pointer, message, keyword: 'address' })
  }
  return problems
}

/** Texts of the page that a draft may hold over their limit, until they are shortened. */
const WRITTEN: ReadonlySet<string> = new Set(['/title', '/seo/description'])

interface Walk extends CheckOptions {
  page: Partial<PageDocument>
  problems: Problem[]
  /** Where each id was met first. */
  seen: Map<string, string>
}

function checkBranch(raw: unknown, pointer: string, walk: Walk): void {
  const { page, problems, seen, strict, find } = walk
  const check = checkBlock(raw, strict, find)
  const block = raw as Block
  if (check.isBlock) {
    const first = seen.get(block.id)
    if (first) problems.push(duplicate(block.id, pointer, placeOfProblem(page, first)))
    else seen.set(block.id, pointer)
  }
  for (const problem of check.problems) problems.push(moved(problem, pointer))
  if (!check.isBlock) return
  for (const one of unmetReferences(check.missing ?? [], page)) problems.push(moved(referenceProblem(one, block.id), pointer))
  for (const [name, children] of Object.entries(block.slots ?? {})) {
    const types = children.map((child) => child.type)
    for (const problem of checkSlot(check, block, name, types)) problems.push(moved(problem, pointer))
    children.forEach((child, i) => checkBranch(child, `${pointer}/slots/${name}/${i}`, walk))
  }
}

const duplicate = (id: string, pointer: string, first: string): Problem => ({
  pointer: `${pointer}/id`,
  message: `블록 이름 ‘${id}’이 두 번 쓰였습니다. 먼저 쓴 곳: ${first}`,
  keyword: 'duplicate',
  blockId: id,
})

/** The problem with its pointer below `pointer`. */
export const moved = (problem: Problem, pointer: string): Problem => ({ ...problem, pointer: pointer + problem.pointer })

/** The role of a value in the count: the slots of a block, a list of blocks, a block, or anything else. */
type Role = 'slots' | 'blocks' | 'block' | 'value'

/** Depth, numbers and forbidden names, in one walk without recursion, because a hostile document must not overflow the stack. */
function limitOf(document: unknown): Problem | undefined {
  const stack: { value: unknown; pointer: string; depth: number; role: Role }[] = [
    { value: document, pointer: '', depth: 0, role: 'value' },
  ]
  let blocks = 0
  let values = 0
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, pointer, depth, role } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > LIMITS.depth) return { pointer, message: `${LIMITS.depth}단계보다 깊은 문서는 저장할 수 없습니다.`, keyword: 'depth' }
    if (role === 'block' && ++blocks > LIMITS.nodes) return tooMany(pointer, '블록이', LIMITS.nodes)
    if (++values > LIMITS.values) return tooMany(pointer, '항목이', LIMITS.values)
    for (const [name, child] of Object.entries(value)) {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (FORBIDDEN.has(name)) return { pointer: at, message: `‘${name}’이라는 이름은 쓸 수 없습니다.`, keyword: 'forbidden-name' }
      stack.push({ value: child, pointer: at, depth: depth + 1, role: roleOf(name, role, depth) })
    }
  }
  return undefined
}

function roleOf(name: string, parent: Role, depth: number): Role {
  if (parent === 'blocks') return 'block'
  if (parent === 'slots' || (depth === 0 && name === 'blocks')) return 'blocks'
  return parent === 'block' && name === 'slots' ? 'slots' : 'value'
}

const tooMany = (pointer: string, what: string, most: number): Problem => ({
  pointer,
  message: `${what} ${most.toLocaleString('ko-KR')}개를 넘는 문서는 저장할 수 없습니다.`,
  keyword: 'nodes',
})

function documentSentence(error: ErrorObject, pointer: string, document: unknown): string {
  const [, field = ''] = pointer.split('/')
  const value = (document as Record<string, unknown> | null)?.[field]
  if (field === 'layout' && error.keyword === 'enum' && typeof value === 'string')
    return `‘${value}’이라는 틀은 없습니다. 쓸 수 있는 틀: ${LAYOUTS.join(', ')}`
  if (field === 'guard' && error.keyword === 'enum') return `없는 입장 조건이 있습니다. 쓸 수 있는 조건: ${GUARDS.join(', ')}`
  return fieldMessage(error.keyword, PAGE_WORDS.get(field) ?? '문서', error.params as Record<string, unknown>, 'document')
}
