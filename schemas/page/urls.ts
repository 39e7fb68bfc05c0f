import type { TSchema } from 'typebox'
import { isHostileUrl, isSafeSource } from '@/lib/html/is-safe-link'

export interface UrlField {
  /** JSON Pointer from the given value. */
  pointer: string
  /** `link` is followed, `source` is fetched: a picture or a film. */
  kind: 'link' | 'source'
  value: string
}

type Schema = TSchema & { widget?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Names of fields with a URL but without a widget: of games, films, files. */
const LINKS = /(?:href|link|url)$/i
const SOURCES = /^(?:src|.*(?:poster|image|video)s?|img[A-Z]\w*(?:Pc|Mo))$/

function kindOf(schema: Schema, name: string): UrlField['kind'] | undefined {
  if (schema.widget === 'html') return undefined
  if (schema.widget === 'image' || schema.widget === 'document') return 'source'
  if (schema.widget === 'link') return 'link'
  return SOURCES.test(name) ? 'source' : LINKS.test(name) ? 'link' : undefined
}

/** Every URL in a value, found by its schema: the field's widget, or its name. Empty ones are left out. */
export function urlsIn(schema: TSchema, value: unknown, pointer = '', name = ''): UrlField[] {
  const s = schema as Schema
  if (typeof value === 'string') {
    const kind = value === '' ? undefined : kindOf(s, name)
    return kind ? [{ pointer, kind, value }] : []
  }
  if (Array.isArray(value)) return s.items ? value.flatMap((item, i) => urlsIn(s.items!, item, `${pointer}/${i}`, name)) : []
  if (typeof value !== 'object' || value === null || !s.properties) return []
  return Object.entries(value).flatMap(([key, child]) =>
    Object.hasOwn(s.properties!, key) ? urlsIn(s.properties![key]!, child, `${pointer}/${key}`, nameOf(key, s.properties!)) : [],
  )
}

/** In a film, `address` is its URL; elsewhere it is a postal address. */
const nameOf = (key: string, siblings: Record<string, Schema>): string => (key === 'address' && 'source' in siblings ? 'video' : key)

/** A URL or the 11 characters of a film at YouTube. */
const VIDEO_CODE = /^[\w-]{11}$/

/**
 * What is wrong with a URL, or undefined. Drafts may hold an unfinished one; one that would run as script, leave the site in disguise or
 * call a service is always refused.
 */
export function urlFault({ kind, value }: UrlField, { strict }: { strict: boolean }): string | undefined {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value
  if (kind === 'link')
    return isHostileUrl(value) ? `연결할 수 없는 주소입니다(${shown}). /나 https://로 시작하는 주소를 입력해 주세요.` : undefined
  const isUnfinished = !/^[\s\p{Cc}\p{Cf}]*[/\\]/u.test(value) && !isHostileUrl(value)
  if (isSafeSource(value) || VIDEO_CODE.test(value) || (isUnfinished && !strict)) return undefined
  return `사진이나 영상의 주소로 쓸 수 없습니다(${shown}). /나 https://로 시작하는 주소를 입력해 주세요.`
}
