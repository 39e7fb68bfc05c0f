import type { GalleryItem } from '@/blocks/base/_parts/gallery/item'
import type { Product } from './product'

type Colour = Product['colors'][number]

/** The colour in the product's main picture; undefined when the picture shows a room. */
export const ownColour = ({ colors, FILE_PATH }: Pick<Product, 'colors' | 'FILE_PATH'>): Colour | undefined =>
  colors.find(({ image }) => image === FILE_PATH)

/** The colours of the product, each with the product that it is where that is another. */
export const coloursOf = ({ colors, sisterList }: Pick<Product, 'colors' | 'sisterList'>): (Colour & { product: string | undefined })[] =>
  colors.map((colour) => ({ ...colour, product: sisterList.find(({ code }) => code === colour.code)?.ZIN_PRD_ID }))

/** The gallery with a photograph of every colour, so that a chosen one can be enlarged. */
export function withColours(items: readonly GalleryItem[], colors: readonly Colour[]): GalleryItem[] {
  const shown = new Set(items.map(({ URL }) => URL))
  const missing = colors.filter(({ image }) => image && !shown.has(image))
  return [...items, ...missing.map(({ name, image }): GalleryItem => ({ TP: '01', URL: image, ALT: `${name} 견본` }))]
}
