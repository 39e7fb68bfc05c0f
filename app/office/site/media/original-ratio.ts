import type { MediaDetail } from './use-media-file'

/** Width by height of a picture before its crop, which only the cropped size and the crop tell. */
export function originalRatio({ width, height, crop }: Pick<MediaDetail, 'width' | 'height' | 'crop'>): number {
  return crop ? width / crop.width / (height / crop.height) : width / height
}
