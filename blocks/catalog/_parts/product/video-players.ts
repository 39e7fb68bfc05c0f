import type { PlayerProps } from '@/blocks/base/_parts/player'
import { posterOf } from './poster-of'
import type { Product } from './product'

/** The videos of a product as they stand in the page: each plays by view, once, and stops outside it (S-VID-1, S-VID-2). */
export const videoPlayers = (product: Product): PlayerProps[] =>
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
