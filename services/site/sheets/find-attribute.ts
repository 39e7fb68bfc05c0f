import { withParticle } from '@/lib/particle'
import { wordKey, type Found, type KnownRecord } from './sheet-words'

interface Attribute {
  label: string
  code: string
  /** A draft may lack them. */
  values?: { label: string; code: string }[]
}

/** A condition of the product's first category, as its code or as people call it: `tone:T1`, `색감: 밝은 색`, `밝은 색`. */
export function findAttribute(title: string, top: KnownRecord | undefined, text: string): Found {
  const offered = ((top?.attributes ?? []) as Attribute[]).flatMap((attribute) =>
    (attribute.values ?? []).map((value) => ({
      value: `${attribute.code}:${value.code}`,
      words: `${attribute.label}: ${value.label}`,
      label: value.label,
    })),
  )
  const exact = offered.find(({ value }) => value === text)
  if (exact) return exact
  const named = offered.filter(({ words, label }) => [words, label].some((one) => wordKey(one) === wordKey(text)))
  if (named.length === 1) return named[0]!
  // A code that is offered no longer is judged when the record is published, where its refusal says so.
  if (/^[\w-]+:[\w-]+$/.test(text)) return { value: text }
  const written = `‘${text.slice(0, 40)}’`
  const like = (named.length > 1 ? named : offered).slice(0, 3).map(({ words }) => `‘${words}’`)
  if (!top) return { fault: `${withParticle(title, '은/는')} 카테고리를 먼저 입력해야 읽을 수 있습니다(입력된 값: ${written}).` }
  if (like.length === 0) return { fault: `${title}: ‘${top.name}’ 카테고리에는 찾기 조건이 없습니다. 이 칸을 비워 주세요.` }
  return { fault: `${withParticle(title, '은/는')} ${like.join(', ')}처럼 입력해 주세요(입력된 값: ${written}).` }
}
