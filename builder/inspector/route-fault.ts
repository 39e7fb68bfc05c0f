import { compilePattern, normalPath, PatternFailure, type PathPattern } from '@/lib/path-pattern'
import { isReservedRoute } from '@/schemas/rules/base/settle-path'

/** The stored form: NFC, one leading slash, none doubled and none at the end; of a full URL its path. Empty stays empty. */
export const cleanRoute = (text: string): string => {
  const path = text.trim().replace(/^https?:\/\/[^/?#]*/i, '/')
  return path === '' ? '' : normalPath(path)
}

/** Whether two patterns match the same paths: the names of parameters do not matter. */
export function isSamePlace(a: PathPattern, b: PathPattern): boolean {
  const shapes = [a, b].map(({ segments }) => {
    const shape = segments.map((segment) => ('name' in segment ? ':' : `=${segment.fixed}`))
    const last = segments.at(-1)
    return last && 'name' in last && last.optional ? [shape.join('/'), shape.slice(0, -1).join('/')] : [shape.join('/')]
  })
  return shapes[0]!.some((one) => shapes[1]!.includes(one))
}

/**
 * Why a page cannot have this path, in a sentence; undefined when it can.
 * @param others paths of the other pages.
 */
export function routeFault(route: string, others: readonly string[]): string | undefined {
  if (route === '') return '페이지 주소를 입력해 주세요.'
  if (!route.startsWith('/')) return '주소는 /로 시작합니다. 예: /zin/event/event/:id'
  if (route.length > 500) return '주소는 500자까지 입력할 수 있습니다.'
  if (/\s/.test(route)) return '주소에는 빈칸을 쓸 수 없습니다. - 를 써 주세요.'
  if (isReservedRoute(route)) return '시스템이 쓰는 주소입니다. 다른 주소를 입력해 주세요.'
  const pattern = patternOf(route)
  if (!pattern) return '주소의 형식이 올바르지 않습니다. 예: /zin/event/event/:id'
  const taken = others.some((other) => {
    const known = patternOf(other)
    return known !== undefined && isSamePlace(pattern, known)
  })
  return taken ? '같은 주소의 페이지가 이미 있습니다. 다른 주소를 입력해 주세요.' : undefined
}

function patternOf(route: string): PathPattern | undefined {
  try {
    return compilePattern(route)
  } catch (error) {
    if (error instanceof PatternFailure) return undefined
    throw error
  }
}
