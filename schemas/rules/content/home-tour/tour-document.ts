// The document of a home tour: a page of few blocks, which the builder's own operations change and its own gates check. The first block
// holds what is said of the home, the others are the story.
import type { Block, PageDocument } from '@/schemas/page/document'

/** Home tours of members are numbered from here, cases that staff write below. The page of a tour has the number of the tour. */
export const FIRST_TOUR = 1_000_000
export const isMembersTour = (seq: number): boolean => seq >= FIRST_TOUR

/** Tours that a member writes at once, none of which was ever published. */
export const DRAFTS_MOST = 5
export const TITLE_MOST = 60
export const SUMMARY_MOST = 100
export const CAPTION_MOST = 200
export const PHOTOS_MOST = 60
/** Products and goods that a photograph takes; tours that were written before have up to ten. */
export const TAGS_MOST = 5
export const TAGS_STORED = 10
/** Characters of the HTML of one text. */
export const TEXT_MOST = 20_000
/** Blocks of a story: more than sixty photographs with a text between any two. */
export const STORY_MOST = 150

/** Id of the block about the home, which is always the first. */
export const HOME = 'home'

/** A product or goods on a photograph; the place in percent of the whole photograph. */
export interface ProductTag {
  x: number
  y: number
  /** Empty for goods. */
  productId: string
  goodsId?: string
  /** As it was called when it was tagged, for the writer. */
  name: string
}
export interface TourPhoto {
  src: string
  width: number
  height: number
}
export interface HomeProps {
  summary: string
  /** Codes of the conditions by which a case is found. */
  codes: string[]
  /** Exclusive area in square metres. */
  area?: number
  /** 시·도 and 시·군·구. */
  address: string
  /** Path of the photograph that stands for the tour; the first one where it is none of the story. */
  cover: string
}
export interface TextProps {
  html: string
}
export interface PhotoProps {
  photo: TourPhoto
  caption: string
  tags: ProductTag[]
}
export interface PairProps {
  left: TourPhoto
  right: TourPhoto
  caption: string
}

export const newTour = (): PageDocument => ({
  schemaVersion: 1,
  kind: 'fragment',
  id: 'home-tour',
  title: '',
  blocks: [
    {
      id: HOME,
      type: 'tour-home',
      v: 1,
      props: { summary: '', codes: [], address: '', cover: '' } satisfies HomeProps,
    },
  ],
})

/** The page of what is tagged. */
export const tagLink = ({ productId, goodsId }: Pick<ProductTag, 'productId' | 'goodsId'>): string =>
  goodsId ? `/store/goods/${encodeURIComponent(goodsId)}` : `/zin/product/${encodeURIComponent(productId)}`

export const homeOf = ({ blocks }: PageDocument): HomeProps => blocks[0]!.props as unknown as HomeProps

/** The photographs of one block, in reading order. */
export function photosOf({ type, props }: Pick<Block, 'type' | 'props'>): TourPhoto[] {
  if (type === 'tour-photo') return [(props as unknown as PhotoProps).photo]
  if (type !== 'tour-pair') return []
  const { left, right } = props as unknown as PairProps
  return [left, right]
}

/** The photograph that stands for the tour; undefined without any. */
export function coverOf(document: PageDocument): TourPhoto | undefined {
  const all = document.blocks.flatMap(photosOf)
  const { cover } = homeOf(document)
  return all.find(({ src }) => src === cover) ?? all[0]
}
