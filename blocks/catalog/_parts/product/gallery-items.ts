import { pictureOrNone } from '@/schemas/rules/base/image-value'
import type { GalleryItem } from '@/blocks/base/_parts/gallery/item'
import { posterOf } from './poster-of'
import type { Product } from './product'

/** Photographs and videos of a product for its gallery; a product without any shows its one picture. */
export function galleryItems(product: Product): GalleryItem[] {
  const { FILE_PATH, FILE_ALT, FILE_SHAPE, imgVdoList } = product
  if (imgVdoList.length === 0) return [{ TP: '01', URL: FILE_PATH, ALT: FILE_ALT, ...sizeOf(FILE_SHAPE) }]
  return imgVdoList.map((media) => {
    const words = { ALT: media.ALT, DSC: media.DSC || undefined }
    return media.TP === '02'
      ? { TP: '02', URL: media.URL, ...words, poster: posterOf(product, media) }
      : { TP: '01', URL: pictureOrNone(media.DATA_TP === '01' ? media.FILE_PATH : media.URL), ...words, ...sizeOf(media.FILE_SHAPE) }
  })
}

const sizeOf = (shape: Product['FILE_SHAPE']) => (shape ? { width: shape.width, height: shape.height, color: shape.color } : {})
