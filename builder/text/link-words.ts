// Describes a link before the editor saves it.
import { isSafeLink } from '@/lib/html/is-safe-link'
import { compilePattern, RouteTable } from '@/lib/path-pattern'
import { leadsNowhere } from '@/schemas/rules/site/leads-nowhere'

export interface KnownRoute {
  route: string
  title: string
  published: boolean
  dynamic: boolean
}

export interface LinkWords {
  /** `refused` never reaches the page; `unfinished` not yet. */
  kind: 'fine' | 'note' | 'warning' | 'unfinished' | 'refused'
  message: string
}
const FINE: LinkWords = { kind: 'fine', message: '' }
const warning = (message: string): LinkWords => ({ kind: 'warning', message })

export interface Routes {
  list: readonly KnownRoute[]
  /** The same list for the same routes, because results per link are cached with it. */
  names: readonly string[]
  table: RouteTable<KnownRoute>
}

export function routesOf(list: readonly KnownRoute[]): Routes {
  const table = new RouteTable<KnownRoute>()
  for (const one of list) {
    try {
      table.add(compilePattern(one.route), one)
    } catch {
      // A draft may have an invalid path; no link matches it.
    }
  }
  return { list, names: list.map(({ route }) => route), table }
}

/** @param routes undefined until they are loaded. */
export function linkWords(link: string, routes: Routes | undefined): LinkWords {
  const href = link.trim()
  if (href === '' || /^#.+/.test(href)) return FINE
  if (href === '#') return warning('어디로도 이어지지 않습니다. 주소를 입력해 주세요.')
  // Browsers ignore control characters and spaces when they parse a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''))?.[1]?.toLowerCase()
  if (
    (scheme !== undefined || href.startsWith('//') || href.startsWith('/\\')) &&
    !isSafeLink(href) &&
    !/^(?:https?|mailto|tel)$/.test(scheme ?? '')
  )
    return { kind: 'refused', message: '쓸 수 없는 주소입니다. /, https://, mailto:, tel: 로 시작하는 주소를 입력해 주세요.' }
  switch (scheme) {
    case 'mailto':
      return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/i.test(href)
        ? FINE
        : warning('이메일 주소를 확인해 주세요. 예: mailto:help@raumgyeol.example')
    case 'tel':
      return /^tel:\+?[\d-]{3,20}$/i.test(href) ? FINE : warning('전화번호를 확인해 주세요. 예: tel:1588-0000')
    case 'http':
    case 'https':
      return isSafeLink(href) && URL.canParse(href)
        ? { kind: 'note', message: '다른 사이트로 이어집니다.' }
        : warning('주소를 끝까지 입력해 주세요. 예: https://www.example.com')
  }
  // Text to find a page by, or the beginning of a path.
  if (!href.startsWith('/'))
    return {
      kind: 'unfinished',
      message: '이 사이트의 주소는 /로, 다른 사이트는 https://로 시작합니다. 목록에서 고르거나 끝까지 입력해 주세요.',
    }
  if (!routes) return FINE
  if (leadsNowhere(href, routes.names)) return warning('이 주소의 페이지가 없습니다. 주소를 확인해 주세요.')
  const match = routes.table.match(decoded(href.split(/[?#]/, 1)[0]!))
  return match && !match.value.published ? warning('아직 게시하지 않은 페이지입니다. 게시하기 전에는 열리지 않습니다.') : FINE
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
