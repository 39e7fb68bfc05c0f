// Reads what one block contributes to the checks: problems of its own (a picture without alternative text, a broken link), and facts for
// the page (headings, link targets, colours). The result depends on the block alone, so it is computed once per block.
import { withParticle } from '@/lib/particle'
import type { TSchema } from 'typebox'
import { isHostileUrl, isSafeLink } from '@/lib/html/is-safe-link'
import type { BlockDefinition, ColourChoice, HeadingMark } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { findSampleText } from './find-sample-text'
import type { Advice } from './found-problem'
import { readHtml } from './read-html'

export interface BlockFacts {
  advice: Advice[]
  /** Fields below are pointers from the block: `/props/link`. */
  headings: HeadingMark[]
  links: { field: string; href: string }[]
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
  readFields(definition.props, block.props, '/props', definition.title, facts)
  facts.advice.push(...adviceOnSample(block, definition))
  return facts
}

/** One message per block, however many sample texts are left. */
function adviceOnSample(block: Block, definition: BlockDefinition): Advice[] {
  const left = findSampleText(definition, block.props)
  const [first] = left
  if (!first) return []
  const words = plainText(first.text)
  const shown = words.length > 24 ? `${words.slice(0, 24)}…` : words
  const message = `예시 글이 남아 있습니다: ‘${shown}’${left.length > 1 ? ` 외 ${left.length - 1}곳` : ''}. 사이트에 맞는 글로 바꿔 주세요.`
  return [{ severity: 'warning', field: `/props${first.field}`, message, keyword: 'sample' }]
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

type Schema = TSchema & {
  title?: string
  widget?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
type Fields = Record<string, unknown>

/** The schema says what a field is for: `widget` marks pictures, links and rich text in every block. */
function readFields(schema: Schema, value: unknown, at: string, label: string, facts: BlockFacts): void {
  if (Array.isArray(value)) {
    const { items } = schema
    if (items) value.forEach((item, i) => readFields(items, item, `${at}/${i}`, items.title ?? label, facts))
    return
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return
  const fields = value as Fields
  for (const [name, field] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(fields, name)) continue
    const given = fields[name]
    const place = `${at}/${name}`
    if (typeof given !== 'string') readFields(field, given, place, field.title ?? label, facts)
    else if (field.widget === 'html') readText(given, place, facts)
    else if (field.widget === 'link') readLink(schema, fields, name, given, place, facts)
  }
  lookForAlt(schema, fields, at, label, facts)
}

function lookForAlt({ properties = {}, title }: Schema, fields: Fields, at: string, label: string, { advice }: BlockFacts): void {
  const alt = Object.keys(properties).find((name) => name.toLowerCase() === 'alt')
  const picture = Object.keys(properties).find((name) => properties[name]!.widget === 'image' && typeof fields[name] === 'string')
  if (alt === undefined || picture === undefined || blank(fields[picture]) || !blank(fields[alt])) return
  advice.push({
    severity: 'warning',
    field: `${at}/${alt}`,
    message: `${title ?? label}의 대체 글이 비어 있습니다. 보이는 것을 한 문장으로 적어 주세요. 꾸밈이면 비워 두어도 됩니다.`,
    keyword: 'alt',
  })
}

/** Names of link fields; other URL fields are a film's URL or the root of a list. */
const FOLLOWED = new Set(['link', 'href'])
const LABELS = ['label', 'linkLabel']

function readLink(schema: Schema, fields: Fields, name: string, given: string, field: string, { advice, links }: BlockFacts): void {
  const href = given.trim()
  const label = schema.properties![name]!.title ?? '링크'
  if (!FOLLOWED.has(name)) {
    if (href.startsWith('/')) links.push({ field, href })
    return
  }
  const isExpected = schema.required?.includes(name) || LABELS.some((key) => !blank(fields[key]))
  if (href === '' && isExpected)
    advice.push({
      severity: 'warning',
      field,
      message: `${withParticle(label, '이/가')} 비어 있습니다. 갈 곳을 정해 주세요.`,
      keyword: 'link',
    })
  else if (href === '#')
    advice.push({ severity: 'warning', field, message: '링크가 아무 데로도 가지 않습니다. 갈 곳을 정해 주세요.', keyword: 'link' })
  // A hostile URL is reported as an error elsewhere (schemas/page/urls.ts).
  else if (href !== '' && !isSafeLink(href) && !isHostileUrl(href))
    advice.push({ severity: 'warning', field, message: unsafe(href), keyword: 'link' })
  else if (href !== '') links.push({ field, href })
}

function readText(html: string, field: string, { advice, headings, links }: BlockFacts): void {
  const parts = readHtml(html)
  for (const { level, text } of parts.headings) headings.push({ level, text: text.trim(), field })
  for (const { href, text } of parts.links) {
    const words = text.trim()
    const say = (message: string) => advice.push({ severity: 'warning', field, message, keyword: 'link' })
    if (href === undefined || href.trim() === '' || href.trim() === '#')
      say(words ? `링크 ‘${words}’에 갈 곳이 없습니다. 주소를 적어 주세요.` : '갈 곳도 글자도 없는 링크가 있습니다. 지워 주세요.')
    else if (words === '') say('글자가 없는 링크가 있습니다. 어디로 가는지 알 수 있게 적어 주세요.')
    else if (!isSafeLink(href)) say(unsafe(href))
    if (href !== undefined && href.trim() !== '#' && isSafeLink(href)) links.push({ field, href: href.trim() })
  }
  if (parts.pictures.some(blank))
    advice.push({
      severity: 'warning',
      field,
      message: '글 안의 사진에 대체 글이 없습니다. 보이는 것을 한 문장으로 적어 주세요. 꾸밈이면 비워 두어도 됩니다.',
      keyword: 'alt',
    })
}

const unsafe = (href: string): string =>
  `연결할 수 없는 주소입니다(${href.length > 60 ? `${href.slice(0, 60)}…` : href}). /나 https://로 시작하는 주소를 적어 주세요.`
const blank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''
