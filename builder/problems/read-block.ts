// Reads what one block contributes to the checks: problems of its own (a picture without alternative text, a broken link), and facts for
// the page (headings, link targets, colours). The result depends on the block alone, so it is computed once per block.
import type { BlockDefinition, ColourChoice, HeadingMark } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { readFields, type FieldFacts } from '@/schemas/page/read-fields'
import { findSampleText, type SampleKind } from './find-sample-text'
import { withParticle } from '@/lib/particle'
import type { Advice } from './found-problem'

export interface BlockFacts {
  advice: Advice[]
  /** Fields below are pointers from the block: `/props/link`. */
  headings: HeadingMark[]
  links: FieldFacts['links']
  colours: ColourChoice
}

const known = new WeakMap<Block, { facts: BlockFacts; definition: BlockDefinition | undefined }>()

/** Cached by the block object: an editor replaces blocks and never changes them. */
export function readBlock(block: Block): BlockFacts {
  const definition = definitionOf(block.type)
  const before = known.get(block)
  if (before && before.definition === definition) return before.facts
  const facts = factsOf(block, definition)
  known.set(block, { facts, definition })
  return facts
}

function factsOf(block: Block, definition: BlockDefinition | undefined): BlockFacts {
  const facts: BlockFacts = { advice: adviceOnShowing(block, definition), headings: [], links: [], colours: {} }
  // The props of another version have another meaning.
  if (!definition || definition.version !== block.v) return facts
  facts.headings = (definition.headings?.(block.props) ?? []).map((mark) => ({ ...mark, field: `/props${mark.field}` }))
  const colours = definition.colours?.(block.props) ?? {}
  facts.colours = { ...colours, words: (colours.words ?? []).map((word) => ({ ...word, field: `/props${word.field}` })) }
  const read = readFields(definition.props, block.props, { at: '/props', label: definition.title })
  facts.advice.push(...read.advice.map((one): Advice => ({ ...one, severity: 'warning' })))
  facts.headings.push(...read.headings)
  facts.links = read.links
  facts.advice.push(...adviceOnSample(block, definition))
  return facts
}

const WHAT: Record<SampleKind, string> = { words: '글', picture: '사진', film: '영상', link: '링크' }

/** One message per block, however much of its example is left: the words first, because they can be quoted. */
function adviceOnSample(block: Block, definition: BlockDefinition): Advice[] {
  const left = findSampleText(definition, block.props)
  const first = left.find(({ kind }) => kind === 'words') ?? left[0]
  if (!first) return []
  const what = WHAT[first.kind]
  const named =
    first.kind === 'words' ? `예시 글이 남아 있습니다: ${excerptOf(first.text)}` : `예시 ${withParticle(what, '이/가')} 남아 있습니다`
  const message = `${named}${left.length > 1 ? ` 외 ${left.length - 1}곳` : ''}. 사이트에 맞는 ${withParticle(what, '으로/로')} 바꿔 주세요.`
  const others = left
    .filter((one) => one !== first)
    .map(({ field, kind, text }) => ({ field: `/props${field}`, words: kind === 'words' ? excerptOf(text) : WHAT[kind] }))
  return [{ severity: 'warning', field: `/props${first.field}`, message, keyword: 'sample', ...(others.length > 0 ? { others } : {}) }]
}

const excerptOf = (text: string): string => {
  const words = plainText(text)
  return `‘${words.length > 24 ? `${words.slice(0, 24)}…` : words}’`
}

const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function adviceOnShowing({ show }: Block, definition: BlockDefinition | undefined): Advice[] {
  const advice: Advice[] = []
  if (show?.to)
    advice.push({
      severity: 'info',
      field: '/show/to',
      message: '로그인 여부에 따라 달라지는 블록입니다. 이 페이지는 열 때마다 새로 그려집니다.',
      keyword: 'live',
    })
  if (definition?.live)
    advice.push({
      severity: 'info',
      field: '',
      message: '보는 사람에 따라 달라지는 블록입니다. 이 페이지는 열 때마다 새로 그려집니다.',
      keyword: 'live',
    })
  if (show?.from && show.until && Date.parse(show.from) >= Date.parse(show.until))
    advice.push({
      severity: 'warning',
      field: '/show/until',
      message: '끝나는 때가 시작하는 때보다 앞서 블록이 보이지 않습니다. 기간을 바로잡아 주세요.',
      keyword: 'window',
    })
  return advice
}
