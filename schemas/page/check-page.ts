// Every problem of a document, each with a JSON Pointer, the block it belongs to and a sentence an editor understands.
// One schema at four gates: the editor shows this list, the API and publishing refuse with it, the renderer relies on it.
// A draft may lack what an author has still to write; what would hurt others (shape, ids, limits) is refused always.
import type { ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import type { Problem } from '@/schemas/api/failure'
import { cardOf, hasSubject, slotsOf } from './catalogue'
import { BlockNode, GUARDS, LAYOUTS, LIMITS, PageDocument, type Block } from './document'
import { sentenceOf } from './sentences'
import { errorsOf } from './validator'

export interface CheckOptions {
  /** Publishing: required fields must be filled and every type and version known. */
  strict: boolean
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
/** Keywords that say "not written yet" rather than "wrong": a draft may have them. */
const UNFINISHED = new Set(['required', 'minLength', 'minItems'])

export function checkPage(document: unknown, { strict }: CheckOptions): Problem[] {
  const problems: Problem[] = []
  const limit = limitOf(document)
  if (limit) return [limit]

  for (const error of errorsOf(PageDocument, document)) {
    const pointer = pointerOf(error)
    problems.push({ pointer, message: documentSentence(error, pointer, document), keyword: error.keyword })
  }
  const page = (document ?? {}) as Partial<PageDocument>
  if (page.kind === 'page' && !page.route)
    problems.push({ pointer: '/route', message: '페이지 주소를 입력해 주세요.', keyword: 'required' })
  if (page.kind !== 'page' && page.kind !== undefined && !page.id)
    problems.push({ pointer: '/id', message: '이름표를 입력해 주세요.', keyword: 'required' })
  if (typeof page.subject === 'string' && page.subject && !hasSubject(page.subject))
    problems.push({ pointer: '/subject', message: `‘${page.subject}’이라는 대상은 없습니다.`, keyword: 'subject' })

  const seen = new Map<string, string>()
  if (Array.isArray(page.blocks)) page.blocks.forEach((block, i) => checkBlock(block, `/blocks/${i}`, problems, seen, strict))
  return problems
}

function checkBlock(raw: unknown, pointer: string, problems: Problem[], seen: Map<string, string>, strict: boolean): void {
  const shape = errorsOf(BlockNode, raw)
  const block = raw as Block
  const blockId = typeof block?.id === 'string' ? block.id : ''
  const add = (at: string, message: string, keyword: string) =>
    problems.push({ pointer: at, message, keyword, ...(blockId ? { blockId } : {}) })
  for (const error of shape) add(pointer + pointerOf(error), sentenceOf(error, BLOCK_WORDS.get(lastOf(error)) ?? '블록'), error.keyword)
  if (shape.length > 0) return

  const first = seen.get(block.id)
  if (first) add(`${pointer}/id`, `블록 이름 ‘${block.id}’이 두 번 쓰였습니다. 처음 쓰인 곳: ${first}`, 'duplicate')
  else seen.set(block.id, pointer)

  const card = cardOf(block.type)
  let fits = false
  if (!card) {
    if (strict) add(`${pointer}/type`, `‘${block.type}’이라는 블록은 없습니다.`, 'unknown-type')
  } else if (block.v > card.version) {
    if (strict)
      add(
        `${pointer}/v`,
        `${card.title} 블록의 ${block.v}판은 아직 읽을 수 없습니다. 지금은 ${card.version}판까지입니다.`,
        'future-version',
      )
  } else if (block.v === card.version) {
    const errors = errorsOf(card.props, block.props)
    fits = errors.length === 0
    for (const error of errors) {
      if (!strict && UNFINISHED.has(error.keyword)) continue
      const at = pointerOf(error)
      add(`${pointer}/props${at}`, sentenceOf(error, labelOf(card.props, at)), error.keyword)
    }
  }
  // Slots that follow from the props are known only where those are as they should be.
  const known = card && (fits || typeof card.slots !== 'function') ? slotsOf(card, block.props) : undefined
  for (const [name, children] of Object.entries(block.slots ?? {})) {
    const slot = known && Object.hasOwn(known, name) ? known[name] : undefined
    if (known && !slot && children.length > 0) add(`${pointer}/slots/${name}`, `${card!.title}에는 ‘${name}’ 자리가 없습니다.`, 'slot')
    children.forEach((child, i) => {
      const type = child.type
      if (slot?.accepts && !slot.accepts.includes(type))
        add(`${pointer}/slots/${name}/${i}`, `이 자리에는 ‘${type}’ 블록을 둘 수 없습니다.`, 'accepts')
      checkBlock(child, `${pointer}/slots/${name}/${i}`, problems, seen, strict)
    })
  }
}

/** What a value is to the count: the slots of a block, a list of blocks, a block, or anything else. */
type Role = 'slots' | 'blocks' | 'block' | 'value'

/** Depth, numbers and forbidden names, in one walk that never recurses: a hostile document must not cost a stack. */
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

function pointerOf(error: ErrorObject): string {
  const p = error.params as Record<string, string>
  const extra =
    error.keyword === 'required' ? p['missingProperty'] : error.keyword === 'additionalProperties' ? p['additionalProperty'] : undefined
  return extra === undefined ? error.instancePath : `${error.instancePath}/${extra}`
}
const lastOf = (error: ErrorObject): string => pointerOf(error).split('/').at(-1) ?? ''

/** The Korean title of the field that a pointer names, walking the schema as far as it goes. */
function labelOf(schema: TSchema, pointer: string): string {
  let label = '항목'
  let at: Record<string, unknown> | undefined = schema as Record<string, unknown>
  for (const step of pointer.split('/').slice(1)) {
    const properties = at?.['properties'] as Record<string, Record<string, unknown>> | undefined
    at = properties?.[step] ?? (at?.['items'] as Record<string, unknown> | undefined)
    if (typeof at?.['title'] === 'string') label = at['title']
  }
  return label
}

const BLOCK_WORDS = new Map(
  Object.entries({ id: '블록 이름', type: '블록 종류', v: '블록 판', props: '내용', slots: '자리', show: '보이기', name: '이름' }),
)
const PAGE_WORDS = new Map(Object.entries({
  schemaVersion: '문서 판', kind: '문서 종류', id: '이름표', route: '주소', title: '제목', layout: '틀', guard: '입장 조건', subject: '대상', seo: '검색 정보', blocks: '블록 목록',
})) // prettier-ignore

function documentSentence(error: ErrorObject, pointer: string, document: unknown): string {
  const [, field = ''] = pointer.split('/')
  const value = (document as Record<string, unknown> | null)?.[field]
  if (field === 'layout' && error.keyword === 'enum' && typeof value === 'string')
    return `‘${value}’이라는 틀은 없습니다. 쓸 수 있는 틀: ${LAYOUTS.join(', ')}`
  if (field === 'guard' && error.keyword === 'enum') return `없는 입장 조건이 있습니다. 쓸 수 있는 조건: ${GUARDS.join(', ')}`
  return sentenceOf(error, PAGE_WORDS.get(field) ?? '문서')
}
