// Why a role may not do something to a page, in words that name what it is and whom to ask.
import { withParticle } from '@/lib/particle'
import { definitionOf } from '@/schemas/page/definitions'
import type { Kind } from '@/schemas/page/document'
import { fieldTitle } from './scope-blocks'
import { isInScope, mayTouch, mayTouchSome, PAGE_SETTINGS, type NamedDocument, type PageScope, type Touch } from './page-scope'

export const KIND_WORDS: Readonly<Record<Kind, string>> = { page: '페이지', fragment: '공통 조각', popup: '팝업', template: '서식' }
const ASK = '관리자에게 역할을 확인해 주세요.'
const KEPT = `입력한 내용은 그대로 있습니다. ${ASK}`

/** The first touch that the role is refused. */
export const refusedTouch = (scope: PageScope, touches: readonly Touch[]): Touch | undefined =>
  touches.find((touch) => !mayTouch(scope, touch))

/** @param isTyped whether something was typed that is still there; a key that removes or a paste typed nothing. */
export function touchRefusal(scope: PageScope, touch: Touch, isTyped = true): string {
  const { type, field } = touch
  const rest = isTyped ? KEPT : ASK
  if (type === PAGE_SETTINGS)
    return field === undefined
      ? `정해진 블록만 고치는 역할이라 문서를 만들거나 이름을 바꾸거나 내리고 버릴 수 없습니다. ${rest}`
      : `페이지 설정의 ‘${fieldTitle(type, field)}’ 항목을 고칠 권한이 없습니다. ${rest}`
  const title = blockTitle(type)
  if (field !== undefined) return `‘${title}’ 블록의 ‘${fieldTitle(type, field)}’ 항목을 고칠 권한이 없습니다. ${rest}`
  return mayTouchSome(scope, type)
    ? `‘${title}’ 블록은 정해진 항목만 고칠 수 있어 넣거나 옮기거나 지울 수 없습니다. ${rest}`
    : `‘${title}’ 블록을 바꿀 권한이 없습니다. ${rest}`
}

/** Why the section of a document is not the role's; undefined where it is. */
export function sectionRefusal(scope: PageScope, document: NamedDocument): string | undefined {
  if (isInScope(scope, document)) return undefined
  const { kind, name, draftName } = document
  const what = kind === 'page' ? `‘${draftName ?? name}’ 주소` : `‘${KIND_WORDS[kind]}’`
  return `${withParticle(what, '은/는')} 이 역할이 맡은 구역(${sectionWords(scope)})이 아닙니다. ${KEPT}`
}

export const sectionWords = ({ sections = [] }: PageScope): string =>
  sections.map((section) => (section in KIND_WORDS ? `모든 ${KIND_WORDS[section as Kind]}` : section)).join(', ') || '없음'

export const blockTitle = (type: string): string =>
  type === PAGE_SETTINGS ? '페이지 설정' : (definitionOf(type)?.title ?? (type.startsWith('~') ? '읽을 수 없는' : type))
