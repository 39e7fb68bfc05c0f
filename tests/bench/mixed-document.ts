// The page that the bench measures: blocks as editors mix them, containers with children among them, the same on every machine. Only
// blocks that are rendered on the server and load no data, so that rendering is measured.
import type { Block, PageDocument } from '@/schemas/page/document'

interface Options {
  seed?: number
  route?: string
  title?: string
}

/** @param count blocks in all, those in slots included. */
export function mixedDocument(
  count: number,
  { seed = 7, route = `/bench/mixed-${count}`, title = `블록 ${count}개` }: Options = {},
): PageDocument {
  const writer = new Writer(count, seed)
  const blocks: Block[] = []
  for (let turn = 0; writer.left > 0; turn++) blocks.push(RECIPES[turn % RECIPES.length]!(writer))
  return { schemaVersion: 1, kind: 'page', route, title, layout: 'empty', seo: { noindex: true }, blocks }
}

/** Containers on the page itself and ten blocks in each: every change of a list is a change inside a block. */
export function nestedDocument(containers: number): PageDocument {
  const writer = new Writer(containers * 11, 7)
  const blocks = Array.from({ length: containers }, (): Block => {
    const block = writer.block('section', { tone: writer.pick(['page', 'surface']), title: writer.pick(TITLES) })
    return { ...block, slots: { content: writer.children(...INSIDE) } }
  })
  const title = `칸 ${containers}개에 블록 10개씩`
  return { schemaVersion: 1, kind: 'page', route: `/bench/nested-${containers}`, title, layout: 'empty', seo: { noindex: true }, blocks }
}

/** Blocks of a document, those in slots included. */
export const countBlocks = (blocks: Block[]): number =>
  blocks.reduce((sum, { slots }) => sum + 1 + Object.values(slots ?? {}).reduce((inner, list) => inner + countBlocks(list), 0), 0)

type Recipe = (writer: Writer) => Block

/** Versions after the first: a block of an earlier one is lifted at each reading, and cannot be edited before. */
const VERSIONS: Record<string, number> = { image: 2 }

/** Hands out numbers that only look random, and no more blocks than were ordered. */
class Writer {
  left: number
  #state: number
  #made = 0

  constructor(count: number, seed: number) {
    this.left = count
    this.#state = seed
  }

  /** Mulberry32. */
  number(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  pick<T>(list: readonly T[]): T {
    return list[this.number(list.length)]!
  }
  sentences(count: number): string {
    return Array.from({ length: count }, () => this.pick(SENTENCES)).join(' ')
  }
  block(type: string, props: Record<string, unknown>): Block {
    this.left -= 1
    this.#made += 1
    return { id: `m${this.#made}`, type, v: VERSIONS[type] ?? 1, props }
  }
  /** Children as long as the order is not filled. */
  children(...recipes: Recipe[]): Block[] {
    return recipes.flatMap((recipe) => (this.left > 0 ? [recipe(this)] : []))
  }
}

const heading: Recipe = (w) =>
  w.block('heading', {
    text: w.pick(TITLES),
    level: 2,
    size: 'h2',
    lead: w.sentences(1),
    link: { label: '전체보기', href: '/styling/expert-style' },
  })

const richText: Recipe = (w) =>
  w.block('rich-text', {
    html: `<h3>${w.pick(TITLES)}</h3><p>${w.sentences(2)}</p><ul><li>${w.sentences(1)}</li><li>${w.sentences(1)}</li></ul><p><a href="/zin/consulting/start">무료 상담 신청</a> ${w.sentences(1)}</p>`,
    width: w.pick(['text', 'narrow', 'base']),
  })

const image: Recipe = (w) => w.block('image', { image: photo(w), caption: w.pick(TITLES), ratio: w.pick(['own', '16/10', '4/3']) })

const button: Recipe = (w) =>
  w.block('button', {
    label: '방문 예약',
    link: '/zin/consulting/start',
    tone: 'primary',
    size: w.pick(['sm', 'md', 'lg']),
    second: { label: '매장 찾기', link: '/zin/exhibition', tone: 'line' },
  })

const divider: Recipe = (w) => w.block('divider', { look: w.pick(['line', 'ink']), space: 'base' })

const breadcrumbs: Recipe = (w) =>
  w.block('breadcrumbs', { items: [{ label: '스타일링', href: '/styling/home' }], current: w.pick(TITLES) })

const cardList: Recipe = (w) =>
  w.block('card-list', {
    layout: w.pick(['feature', 'rail', 'grid', 'ruled']),
    label: w.pick(TITLES),
    items: Array.from({ length: 4 }, (_, i) => ({
      title: w.pick(TITLES),
      link: `/styling/expert-style/detail/${i + 1}`,
      image: photo(w),
      meta: [w.pick(PLACES), `${60 + w.number(90)}㎡`],
    })),
  })

const section: Recipe = (w) => {
  const block = w.block('section', { tone: w.pick(['page', 'surface']), title: w.pick(TITLES), lead: w.sentences(1) })
  return { ...block, slots: { content: w.children(richText, image, button) } }
}
const columns: Recipe = (w) => {
  const block = w.block('columns', { ratio: w.pick(['1:1', '7:5', '4:8']), align: 'center' })
  return { ...block, slots: { first: w.children(heading, richText), second: w.children(image) } }
}
const grid: Recipe = (w) => {
  const block = w.block('grid', { pc: 3, tablet: 2, mobile: 1 })
  return { ...block, slots: { items: w.children(image, image, button) } }
}
const accordion: Recipe = (w) => {
  const items = ['measure', 'days', 'care'].map((key) => ({ key, title: w.pick(TITLES) }))
  const block = w.block('accordion', { items, closeOthers: true, firstOpen: false })
  return { ...block, slots: Object.fromEntries(items.map(({ key }) => [key, w.children(richText)])) }
}

const RECIPES: readonly Recipe[] = [breadcrumbs, heading, richText, image, section, divider, columns, cardList, grid, button, accordion]

const INSIDE: readonly Recipe[] = [heading, richText, image, heading, cardList, button, richText, divider, breadcrumbs, image]

const photo = (w: Writer) => ({
  src: `/media/rooms/${w.pick(PHOTOS)}.webp`,
  alt: w.pick(TITLES),
  width: 1600,
  height: 1200,
  focal: '50% 40%',
})

const PHOTOS = [
  'living-sand',
  'living-clay',
  'kitchen-walnut',
  'kitchen-oak',
  'bath-sage',
  'bedroom-linen',
  'kids-clouds',
  'showroom-floor',
]
const PLACES = ['서울 마포구', '경기 성남시', '부산 해운대구', '대전 유성구', '제주 애월읍']
const TITLES = [
  '햇살이 오래 머무는 거실',
  '월넛과 대리석으로 다시 짠 주방',
  '세이지 타일을 두른 욕실',
  '책장 한 면을 채운 서재',
  '회벽과 오크로 비운 침실',
  '아이가 자라는 방의 벽지',
  '현장 실측은 어떻게 진행되나요?',
  '마루를 고르기 전에',
  '창을 바꾸면 겨울이 바뀝니다',
  '매장에서 만져 보는 재료',
]
const SENTENCES = [
  '바닥 난방을 쓰는 집이라면 두께와 함수율을 먼저 살펴봅니다.',
  '원목결 마루는 두께 7.5mm로 열이 고르게 오릅니다.',
  '공간을 오래 다뤄 온 시공점이 끝까지 맡습니다.',
  '남향 84㎡ 아파트에 회벽 질감 벽지를 더했습니다.',
  '맨발의 촉감이 중요하다면 원목마루가 어울립니다.',
  '전국 매장에서 실물을 보고 고를 수 있습니다.',
  '시공 뒤 1년 동안 무상으로 살펴 드립니다.',
  '낮은 햇살이 오래 머물도록 가구를 낮췄습니다.',
]
