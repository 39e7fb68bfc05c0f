// Problems of one block by itself, without its children and its place: the part of a check that can be cached for the same block object.
import type { ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'
import { fieldMessage, pointerOf } from '@/schemas/words/messages'
import { urlsIn, urlFault } from './urls'
import { slotsOf, type BlockDefinition, type SlotDefinition } from './block-definition'
import { definitionOf } from './definitions'
import { missingReferences, type MissingReference } from './missing-references'
import { BlockNode, type Block } from './document'
import { RICH_TEXT_MAX, richTextsOf } from './rich-texts'
import { errorsOf } from './validator'

export interface BlockCheck {
  /** False for an invalid block: its children are not checked then. */
  isBlock: boolean
  /** Their pointers begin at the block. */
  problems: Problem[]
  /** Missing references of the block itself; its page may provide some. */
  missing?: readonly MissingReference[] | undefined
  definition?: BlockDefinition | undefined
  /** Its slots, if they are known. */
  slots?: Record<string, SlotDefinition> | undefined
}

export type DefinitionFinder = (type: string) => BlockDefinition | undefined

/**
 * Keywords that mean "not finished yet" rather than "wrong": a draft may have them. A text over its limit is one of them: a draft that
 * refused it would keep the text before it, and what was typed would be gone with the field that shows it.
 */
export const UNFINISHED: ReadonlySet<string> = new Set(['required', 'minLength', 'minItems', 'maxLength'])

/** @param find the definitions that may be used here; by default every registered block. */
export function checkBlock(raw: unknown, strict: boolean, find: DefinitionFinder = definitionOf): BlockCheck {
  const shape = errorsOf(BlockNode, raw)
  const block = raw as Block
  const blockId = typeof block?.id === 'string' ? block.id : ''
  const problems: Problem[] = []
  const add = (at: string, message: string, keyword: string) =>
    problems.push({ pointer: at, message, keyword, ...(blockId ? { blockId } : {}) })
  for (const error of shape) add(pointerOf(error), sentenceOf(error, BLOCK_WORDS.get(lastOf(error)) ?? '블록'), error.keyword)
  if (shape.length > 0) return { isBlock: false, problems }

  const definition = find(block.type)
  let fits = false
  let missing: MissingReference[] | undefined
  if (!definition) {
    if (strict) add('/type', `‘${block.type}’이라는 블록은 없습니다.`, 'unknown-type')
  } else if (block.v > definition.version) {
    if (strict)
      add(
        '/v',
        `${definition.title} 블록을 아직 읽을 수 없습니다(버전 ${block.v}, 지금은 버전 ${definition.version}까지).`,
        'future-version',
      )
  } else if (block.v === definition.version) {
    const errors = errorsOf(definition.props, block.props)
    fits = errors.length === 0
    for (const error of errors) {
      if (!strict && UNFINISHED.has(error.keyword)) continue
      const at = pointerOf(error)
      add(`/props${at}`, sentenceOf(error, labelOf(definition.props, at)), error.keyword)
    }
    for (const address of urlsIn(definition.props, block.props)) {
      const fault = urlFault(address, { strict })
      if (fault) add(`/props${address.pointer}`, fault, 'address')
    }
    // An invalid field is reported once.
    if (strict && fits) missing = missingReferences(definition.props, block.props, definition.title)
  }
  // Whatever its version: every stored text is sanitised first, and only a limited length is sanitised at once.
  for (const { pointer, html } of definition ? richTextsOf(definition.props, block.props) : [])
    if (html.length > RICH_TEXT_MAX && !problems.some((known) => known.pointer === `/props${pointer}`))
      add(
        `/props${pointer}`,
        fieldMessage('maxLength', labelOf(definition!.props, pointer), { limit: RICH_TEXT_MAX }, 'document'),
        'maxLength',
      )
  // Slots that depend on the props are known only when the props are valid.
  const slots = definition && (fits || typeof definition.slots !== 'function') ? slotsOf(definition, block.props) : undefined
  return { isBlock: true, problems, missing, definition, slots }
}

/** Problems of the children of one slot as such; pointers begin at their parent. */
export function checkSlot({ definition, slots }: BlockCheck, parent: Block, name: string, types: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const add = (pointer: string, message: string, keyword: string) => problems.push({ pointer, message, keyword, blockId: parent.id })
  const slot = slots && Object.hasOwn(slots, name) ? slots[name] : undefined
  if (slots && !slot && types.length > 0) add(`/slots/${name}`, `${definition!.title}에는 ‘${name}’ 자리가 없습니다.`, 'slot')
  types.forEach((type, i) => {
    if (slot?.accepts && !slot.accepts.includes(type))
      add(`/slots/${name}/${i}`, `이 자리에는 ‘${definitionOf(type)?.title ?? type}’ 블록을 둘 수 없습니다.`, 'accepts')
  })
  return problems
}

const sentenceOf = ({ keyword, params }: ErrorObject, label: string): string =>
  fieldMessage(keyword, label, params as Record<string, unknown>, 'document')
const lastOf = (error: ErrorObject): string => pointerOf(error).split('/').at(-1) ?? ''

/** The Korean title of the field that a pointer names, walking the schema as far as it goes. */
export function labelOf(schema: TSchema, pointer: string): string {
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
