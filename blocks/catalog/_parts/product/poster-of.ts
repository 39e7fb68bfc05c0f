import { pictureOrNone } from '@/schemas/rules/base/image-value'
import type { Product } from './product'

/** The poster of a video, a picture of ours that is seen before anything is asked of YouTube: its own, else another than the one that opens the page. */
export const posterOf = ({ FILE_PATH, imgVdoList }: Product, media: Product['imgVdoList'][number]): string =>
  pictureOrNone(media.FILE_PATH) || imgVdoList.find((other) => other.TP === '01' && other.FILE_PATH !== FILE_PATH)?.FILE_PATH || FILE_PATH
