import type { HeadingMark } from '@/schemas/page/block-definition'
import type { Advice } from './found-problem'

/** A heading with its place. `seen` has a bit for each kind of visit (device and sign-in) that sees it. */
export interface PlacedHeading extends HeadingMark {
  id: string
  seen: number
}

/** Checks headings per kind of visitor: exactly one of the first level, and no skipped level. */
export function checkOutline(headings: readonly PlacedHeading[], visits: readonly number[]): (Advice & { id: string })[] {
  const found = new Map<PlacedHeading, Advice & { id: string }>()
  for (const visit of visits) {
    let first: PlacedHeading | undefined
    let before: PlacedHeading | undefined
    for (const heading of headings) {
      if ((heading.seen & visit) === 0) continue
      if (heading.level === 1 && first && !found.has(heading)) found.set(heading, { ...secondFirst(first), ...placeOf(heading) })
      if (before && heading.level > before.level + 1 && !found.has(heading))
        found.set(heading, { ...leftOut(before.level), ...placeOf(heading) })
      if (heading.level === 1) first ??= heading
      before = heading
    }
  }
  return headings.flatMap((heading) => found.get(heading) ?? [])
}

const placeOf = ({ id, field }: PlacedHeading) => ({ id, field })

const secondFirst = ({ text }: HeadingMark) => ({
  severity: 'warning' as const,
  keyword: 'heading',
  message: `1단계 제목은 한 페이지에 하나만 둡니다. ${text ? `앞에 ‘${shortened(text)}’ 제목이 있습니다.` : '앞에 이미 하나가 있습니다.'} 2단계로 낮춰 주세요.`,
})

const leftOut = (level: number) => ({
  severity: 'warning' as const,
  keyword: 'heading',
  message: `제목 단계를 건너뛰었습니다. 앞 제목이 ${level}단계이므로 ${level + 1}단계로 바꿔 주세요.`,
})

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 30 ? `${line.slice(0, 30)}…` : line
}
