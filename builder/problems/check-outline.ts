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
      if (heading.level === 1 && first && !found.has(heading)) found.set(heading, { ...secondFirst(first, heading), ...placeOf(heading) })
      if (before && heading.level > before.level + 1 && !found.has(heading))
        found.set(heading, { ...leftOut(before.level, heading), ...placeOf(heading) })
      if (heading.level === 1) first ??= heading
      before = heading
    }
  }
  return headings.flatMap((heading) => found.get(heading) ?? [])
}

const placeOf = ({ id, field }: PlacedHeading) => ({ id, field })

/** Whether an editor can choose the level; of many blocks it is fixed, and nobody finds a field that is not there. */
export const isLevelField = (field: string): boolean => /\/(?:level|heading)$/.test(field)

const advice = (message: string) => ({ severity: 'warning' as const, keyword: 'heading', message })

const secondFirst = ({ text }: HeadingMark, { field }: HeadingMark) =>
  advice(
    [
      '1단계 제목은 한 페이지에 하나만 둡니다.',
      text ? `앞에 ‘${shortened(text)}’ 제목이 있습니다.` : '앞에 이미 하나가 있습니다.',
      isLevelField(field) ? '2단계로 낮춰 주세요.' : '이 블록의 제목은 늘 1단계이니, 앞의 제목을 2단계로 낮춰 주세요.',
    ].join(' '),
  )

const leftOut = (before: number, { level, field }: HeadingMark) =>
  advice(
    isLevelField(field)
      ? `제목 단계를 건너뛰었습니다. 앞 제목이 ${before}단계이므로 ${before + 1}단계로 바꿔 주세요.`
      : `제목 단계를 건너뛰었습니다. 앞 제목은 ${before}단계이고 이 블록의 제목은 늘 ${level}단계이니, 사이에 ${before + 1}단계 제목을 넣어 주세요.`,
  )

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 30 ? `${line.slice(0, 30)}…` : line
}
