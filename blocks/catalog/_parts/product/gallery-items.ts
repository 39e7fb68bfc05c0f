import { pictureOrNone } from '@/schemas/rules/base/image-value'
import type { GalleryItem } from '@/blocks/base/_parts/gallery/item'
import type { PlayerProps } from '@/blocks/base/_parts/player'
import type { Product } from './product'

/** Photographs and videos of a product for its gallery; a product without any shows its one picture. */
export function galleryOf(product: Product): GalleryItem[] {
  const { FILE_PATH, FILE_ALT, FILE_SHAPE, imgVdoList } = product
  if (imgVdoList.length === 0) return [{ TP: '01', URL: FILE_PATH, ALT: FILE_ALT, ...sizeOf(FILE_SHAPE) }]
  return imgVdoList.map((media) => {
    const words = { ALT: media.ALT, DSC: media.DSC || undefined }
    return media.TP === '02'
      ? { TP: '02', URL: media.URL, ...words, poster: posterOf(product, media) }
      : { TP: '01', URL: pictureOrNone(media.DATA_TP === '01' ? media.FILE_PATH : media.URL), ...words, ...sizeOf(media.FILE_SHAPE) }
  })
}

/** Its videos as they stand in the page: each plays by view, once, and stops outside it (S-VID-1, S-VID-2). */
export const videosOf = (product: Product): PlayerProps[] =>
  product.imgVdoList
    .filter(({ TP }) => TP === '02')
    .map((media) => ({
      source: 'youtube',
      address: media.URL,
      title: media.ALT,
      poster: { src: posterOf(product, media), alt: '' },
      shorts: /\/shorts\//.test(media.URL),
      autoplayInView: true,
      stopOutside: true,
    }))

/** A picture of ours is seen before anything is asked of YouTube: its own, else another than the one that opens the page. */
const posterOf = ({ FILE_PATH, imgVdoList }: Product, media: Product['imgVdoList'][number]): string =>
  pictureOrNone(media.FILE_PATH) || imgVdoList.find((other) => other.TP === '01' && other.FILE_PATH !== FILE_PATH)?.FILE_PATH || FILE_PATH

const sizeOf = (shape: Product['FILE_SHAPE']) => (shape ? { width: shape.width, height: shape.height, color: shape.color } : {})
