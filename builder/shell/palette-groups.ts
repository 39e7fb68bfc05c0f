import { allCards, type BlockCard, type BlockGroup } from '@/schemas/page/catalogue'

/** What a block is for, in the order in which a page is composed. */
const PURPOSES = ['첫머리', '모음', '글과 틀', '사진과 영상', '이벤트', '이동', '안내'] as const
type Purpose = (typeof PURPOSES)[number]

const PURPOSE_OF: Record<BlockGroup, Purpose> = {
  collection: '모음',
  text: '글과 틀',
  layout: '글과 틀',
  media: '사진과 영상',
  navigation: '이동',
  event: '이벤트',
  system: '안내',
}
/** What opens a page is looked for first, whatever it is made of. */
const OPENERS = new Set(['hero'])
/** Words before the frames that hold them, and those by how often they are reached for. */
const FIRST = ['heading', 'rich-text', 'button', 'section', 'columns', 'grid', 'card-list', 'image']

export interface PaletteGroup {
  purpose: Purpose
  cards: BlockCard[]
}

/** Every block that may be chosen; those of tests and system pages stay out. */
export function paletteCards(cards: readonly BlockCard[] = allCards()): BlockCard[] {
  const rank = (card: BlockCard) => (FIRST.includes(card.type) ? FIRST.indexOf(card.type) : FIRST.length)
  return cards.filter((card) => !card.internal).sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'ko'))
}

export function paletteGroups(cards: readonly BlockCard[] = paletteCards()): PaletteGroup[] {
  const purposeOf = (card: BlockCard): Purpose => (OPENERS.has(card.type) ? '첫머리' : PURPOSE_OF[card.group])
  return PURPOSES.map((purpose) => ({ purpose, cards: cards.filter((card) => purposeOf(card) === purpose) })).filter(
    ({ cards }) => cards.length > 0,
  )
}

/** What a block may be asked for by: its name, its kind, its purpose. */
export const namesOfCard = (card: BlockCard): string[] => [card.title, card.type, PURPOSE_OF[card.group], ...(MORE_NAMES[card.type] ?? [])]

const MORE_NAMES: Record<string, readonly string[]> = {
  accordion: ['아코디언', '펼치기'],
  breadcrumbs: ['경로'],
  button: ['단추', '링크'],
  'card-list': ['카드', '시공사례', '제품'],
  columns: ['단', '나란히'],
  divider: ['줄', '여백'],
  'event-list': ['이벤트 띠'],
  faq: ['질문', 'FAQ'],
  fragment: ['공통 조각'],
  gallery: ['갤러리', '슬라이드'],
  heading: ['큰 글', '소제목'],
  hero: ['큰 사진', '배너', '히어로'],
  image: ['그림', '이미지'],
  'rich-text': ['본문', '문단', '텍스트'],
  section: ['섹션', '띠'],
  video: ['동영상', '유튜브'],
}
