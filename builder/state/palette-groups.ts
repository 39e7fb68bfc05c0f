import type { BlockDefinition, BlockGroup } from '@/schemas/page/block-definition'
import { allDefinitions } from '@/schemas/page/definitions'
import { isOffered } from '@/schemas/page/is-offered'
import { findByName } from '@/lib/find-by-name'

/** The purposes of blocks, in the order in which a page is composed; those of members' pages come last. */
export const PURPOSES = ['기본', '모음', '글과 틀', '사진과 영상', '이벤트', '이동', '회원과 안내'] as const
type Purpose = (typeof PURPOSES)[number]

const PURPOSE_OF: Record<BlockGroup, Purpose> = {
  collection: '모음',
  text: '글과 틀',
  layout: '글과 틀',
  media: '사진과 영상',
  navigation: '이동',
  event: '이벤트',
  system: '회원과 안내',
}
/** The most frequent blocks of pages, by frequency. */
const BASIC = ['heading', 'rich-text', 'button', 'image', 'hero', 'section', 'columns', 'grid', 'card-list', 'divider']

export interface PaletteGroup {
  purpose: Purpose
  definitions: BlockDefinition[]
}

/** Every block that may be inserted; those of tests and system pages are left out. */
export function paletteDefinitions(definitions: readonly BlockDefinition[] = allDefinitions()): BlockDefinition[] {
  const rank = (definition: BlockDefinition) => (BASIC.includes(definition.type) ? BASIC.indexOf(definition.type) : BASIC.length)
  return definitions.filter(isOffered).sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'ko'))
}

export function paletteGroups(definitions: readonly BlockDefinition[] = paletteDefinitions()): PaletteGroup[] {
  const purposeOf = (definition: BlockDefinition): Purpose => (BASIC.includes(definition.type) ? '기본' : PURPOSE_OF[definition.group])
  return PURPOSES.map((purpose) => ({
    purpose,
    definitions: definitions.filter((definition) => purposeOf(definition) === purpose),
  })).filter(({ definitions }) => definitions.length > 0)
}

/** The search names of a block: its own name, its type, its purpose, and the terms of other tools. */
export const searchNamesOf = (definition: BlockDefinition): string[] => [
  definition.title,
  definition.type,
  PURPOSE_OF[definition.group],
  ...(MORE_NAMES[definition.type] ?? []),
]

const MORE_NAMES: Record<string, readonly string[]> = {
  accordion: ['아코디언', '펼치기', '토글', '접기'],
  breadcrumbs: ['경로'],
  button: ['단추', '링크', 'CTA', '행동 유도'],
  'card-list': ['카드', '시공사례', '제품', '썸네일'],
  columns: ['단', '나란히', '열', '컬럼', '칼럼', '2단', '다단'],
  divider: ['줄', '여백', '간격', '가로선'],
  'event-list': ['이벤트 띠'],
  faq: ['질문', 'FAQ', 'Q&A'],
  fragment: ['공통 조각'],
  gallery: ['갤러리', '슬라이드', '캐러셀', '사진첩', '이미지'],
  grid: ['열', '컬럼', '칼럼', '그리드', '바둑판', '3단', '4단'],
  heading: ['큰 글', '소제목', '타이틀'],
  hero: ['큰 사진', '배너', '히어로', '메인 비주얼', '키 비주얼', '첫머리', '슬라이드', '캐러셀', 'CTA'],
  image: ['그림', '이미지', '배너'],
  'product-info': ['표', '사양', '스펙'],
  'rich-text': ['본문', '문단', '텍스트', '표', '테이블', '목록', '인용'],
  section: ['섹션', '띠', '배경', 'CTA'],
  tabs: ['탭 메뉴'],
  video: ['동영상', '유튜브', '비디오', '영화'],
}

/** Search terms that no block has: the nearest block, with a sentence. */
const NEAREST: readonly { names: readonly string[]; words: string; types: readonly string[] }[] = [
  {
    names: ['지도', '약도', '오시는 길', '찾아오는 길', 'map'],
    words: '지도 블록은 아직 없습니다. 약도 사진이나 주소를 적은 글로 대신할 수 있습니다.',
    types: ['image', 'rich-text'],
  },
  {
    names: ['폼', '양식', '문의', '입력란', '신청서', '설문', 'form'],
    words: '자유롭게 만드는 입력 양식 블록은 아직 없습니다. 상담 신청서나, 신청 페이지로 가는 버튼을 쓸 수 있습니다.',
    types: ['collabo-form', 'button'],
  },
  {
    names: ['코드', '임베드', 'html', 'iframe', 'embed', '스크립트'],
    words: '코드를 넣는 블록은 없습니다. 영상은 영상 블록에 주소로, 글은 글 블록에 적을 수 있습니다.',
    types: ['video', 'rich-text'],
  },
  {
    names: ['달력', '캘린더', '일정', '시간표'],
    words: '달력 블록은 아직 없습니다. 글 블록의 표에 일정을 적을 수 있습니다.',
    types: ['rich-text', 'event-list'],
  },
  {
    names: ['차트', '그래프', '통계'],
    words: '차트 블록은 아직 없습니다. 그림으로 만든 차트나 글 블록의 표로 대신할 수 있습니다.',
    types: ['image', 'rich-text'],
  },
  {
    names: ['팝업', '모달', '레이어'],
    words: '팝업은 블록이 아니라 따로 만드는 문서입니다. 페이지 목록의 팝업 탭에서 만들 수 있습니다.',
    types: [],
  },
]

/**
 * The block nearest to a term that no block has, and a sentence that says so.
 * @param isFound whether some block matches the query: then only an exact term counts.
 */
export function nearestTo(
  query: string,
  isFound: boolean,
  definitions = paletteDefinitions(),
): { words: string; definitions: BlockDefinition[] } | undefined {
  const names = query.trim().toLowerCase()
  const found = isFound ? NEAREST.find((one) => one.names.includes(names)) : findByName(query, NEAREST, (one) => one.names)[0]
  if (!found) return undefined
  return {
    words: found.words,
    definitions: found.types.flatMap((type) => definitions.find((definition) => definition.type === type) ?? []),
  }
}
