// What a role may do with pages, in a few sentences: in the form of the role, and where a person asks what they may do.
import { withParticle } from '@/lib/particle'
import { KIND_WORDS } from './page-refusal'
import type { PageScope } from './page-scope'
import type { AreaRight } from './rights'
import { scopeMissing } from './scope-missing'

/** How many names a sentence lists; the rest is a number. */
const NAMED = 4
const UNLISTED = '다른 문서는 목록에 나오지 않습니다.'

/** @param titleOf the Korean name of a block. */
export function scopeWords({ acts, scope = {} }: AreaRight, titleOf: (type: string) => string): string {
  const { sections, blocks } = scopeMissing(scope, titleOf)
  if (sections ?? blocks) return [sections, blocks].filter(Boolean).join(' ')
  return [doneWords(acts, scope, titleOf), scope.sections && UNLISTED].filter(Boolean).join(' ')
}

function doneWords(acts: AreaRight['acts'], scope: PageScope, titleOf: (type: string) => string): string {
  const where = whereWords(scope)
  if (!acts.includes('write') && !acts.includes('publish')) return `${withParticle(where, '을/를')} 보기만 합니다.`
  const does = [acts.includes('write') && '고치', acts.includes('publish') && '게시하'].filter(Boolean).join('고 ')
  if (!scope.blocks) return `${where}의 모든 블록과 설정을 ${does}며, 문서를 만들고 지울 수 있습니다.`
  const names = Object.entries(scope.blocks).map(
    ([type, right]) => `‘${titleOf(type)}’${right === true ? '' : `의 항목 ${right.length}개`}`,
  )
  const what = names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} 밖 ${names.length - NAMED}가지` : names.join(', ')
  return `${where}에서 ${what}만 ${does}며, 거기에 있는 나머지는 보기만 합니다.`
}

function whereWords({ sections }: PageScope): string {
  if (!sections) return '모든 문서'
  const names = sections.map((one) =>
    one.startsWith('/') ? (one === '/' ? '첫 화면' : `${one} 페이지`) : `모든 ${KIND_WORDS[one as keyof typeof KIND_WORDS]}`,
  )
  return names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} 밖 ${names.length - NAMED}곳` : names.join(', ')
}
