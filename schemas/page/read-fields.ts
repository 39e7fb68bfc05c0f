// Reads what the values of a schema tell of themselves, of a block and of a record alike: where they lead, which headings their texts
// have, and what a visitor would stumble over (a link to nowhere, a picture without alternative text). The schema says what a field is
// for: `widget` marks pictures, links and rich text, `addresses` texts in which addresses are typed.
import type { TSchema } from 'typebox'
import { isHostileUrl, isSafeLink } from '@/lib/html/is-safe-link'
import { withParticle } from '@/lib/particle'
import { readHtml } from './read-html'
import { typedAddresses } from './typed-addresses'

export interface FieldFacts {
  /** What should be mended; `keyword` is `alt` or `link`. */
  advice: { field: string; message: string; keyword: string }[]
  headings: { level: number; text: string; field: string }[]
  links: { field: string; href: string }[]
}

/** @param how `at`: the pointer of `value`; `label`: what it is called. */
export function readFields(schema: TSchema, value: unknown, { at, label }: { at: string; label: string }): FieldFacts {
  const facts: FieldFacts = { advice: [], headings: [], links: [] }
  readInto(schema, value, at, label, facts)
  return facts
}

type Schema = TSchema & {
  title?: string
  widget?: string
  /** A text that goes out as it is typed. */
  addresses?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
type Fields = Record<string, unknown>

function readInto(schema: Schema, value: unknown, at: string, label: string, facts: FieldFacts): void {
  if (Array.isArray(value)) {
    const { items } = schema
    if (items) value.forEach((item, i) => readInto(items, item, `${at}/${i}`, items.title ?? label, facts))
    return
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return
  const fields = value as Fields
  for (const [name, field] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(fields, name)) continue
    const given = fields[name]
    const place = `${at}/${name}`
    if (typeof given !== 'string') readInto(field, given, place, field.title ?? label, facts)
    else if (field.widget === 'html') readText(given, place, facts)
    else if (field.addresses) facts.links.push(...typedAddresses(given).map((href) => ({ field: place, href })))
    else if (field.widget === 'link') readLink(schema, fields, name, given, place, facts)
  }
  lookForAlt(schema, fields, at, label, facts)
}

function lookForAlt({ properties = {}, title }: Schema, fields: Fields, at: string, label: string, { advice }: FieldFacts): void {
  const alt = Object.keys(properties).find((name) => name.toLowerCase() === 'alt')
  const picture = Object.keys(properties).find((name) => properties[name]!.widget === 'image' && typeof fields[name] === 'string')
  if (alt === undefined || picture === undefined || blank(fields[picture]) || !blank(fields[alt])) return
  advice.push({
    field: `${at}/${alt}`,
    message: `${title ?? label}의 대체 글이 비어 있습니다. 보이는 것을 한 문장으로 입력해 주세요. 꾸밈이면 비워 두어도 됩니다.`,
    keyword: 'alt',
  })
}

/** Names of link fields; other URL fields are a film's URL or the root of a list. */
const FOLLOWED = new Set(['link', 'href'])
const LABELS = ['label', 'linkLabel']

function readLink(schema: Schema, fields: Fields, name: string, given: string, field: string, { advice, links }: FieldFacts): void {
  const href = given.trim()
  const label = schema.properties![name]!.title ?? '링크'
  if (!FOLLOWED.has(name)) {
    if (href.startsWith('/')) links.push({ field, href })
    return
  }
  const isExpected = schema.required?.includes(name) || LABELS.some((key) => !blank(fields[key]))
  if (href === '' && isExpected)
    advice.push({
      field,
      message: `${withParticle(label, '이/가')} 비어 있습니다. 갈 곳을 정해 주세요.`,
      keyword: 'link',
    })
  else if (href === '#') advice.push({ field, message: '링크가 아무 데로도 가지 않습니다. 갈 곳을 정해 주세요.', keyword: 'link' })
  // A hostile URL is reported as an error elsewhere (schemas/page/urls.ts).
  else if (href !== '' && !isSafeLink(href) && !isHostileUrl(href)) advice.push({ field, message: unsafe(href), keyword: 'link' })
  else if (href !== '') links.push({ field, href })
}

function readText(html: string, field: string, { advice, headings, links }: FieldFacts): void {
  const parts = readHtml(html)
  for (const { level, text } of parts.headings) headings.push({ level, text: text.trim(), field })
  for (const { href, text } of parts.links) {
    const words = text.trim()
    const say = (message: string) => advice.push({ field, message, keyword: 'link' })
    if (href === undefined || href.trim() === '' || href.trim() === '#')
      say(words ? `링크 ‘${words}’에 갈 곳이 없습니다. 주소를 입력해 주세요.` : '갈 곳도 글자도 없는 링크가 있습니다. 지워 주세요.')
    else if (words === '') say('글자가 없는 링크가 있습니다. 어디로 가는지 알 수 있게 입력해 주세요.')
    else if (!isSafeLink(href)) say(unsafe(href))
    if (href !== undefined && href.trim() !== '#' && isSafeLink(href)) links.push({ field, href: href.trim() })
  }
  if (parts.pictures.some(blank))
    advice.push({
      field,
      message: '글 안의 사진에 대체 글이 없습니다. 보이는 것을 한 문장으로 입력해 주세요. 꾸밈이면 비워 두어도 됩니다.',
      keyword: 'alt',
    })
}

const unsafe = (href: string): string =>
  `연결할 수 없는 주소입니다(${href.length > 60 ? `${href.slice(0, 60)}…` : href}). /나 https://로 시작하는 주소를 입력해 주세요.`
const blank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''
