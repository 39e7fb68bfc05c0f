import type { GalleryItem } from './item'

/** As wide as a photograph is that covers its frame: one that is wider than the frame's ratio reaches over its sides. */
export function stageSizes({ width = 1, height = 1 }: Pick<GalleryItem, 'width' | 'height'>, isProduct: boolean): string {
  const ratio = width / height
  const over = (frame: number, most: number): number => Math.round(most * Math.max(1, ratio / frame))
  return isProduct
    ? `(width >= 1280px) ${over(5 / 4, 720)}px, ${over(1, 100)}vw`
    : `(width >= 1280px) ${over(16 / 9, 1280)}px, ${over(5 / 4, 100)}vw`
}
