import type { Window } from 'happy-dom'
import { pictureName } from '@/schemas/rules/base/different-first'

/**
 * The photographs that a page shows, in page order; a repeated one is listed twice. The parts around every page (header, footer) are
 * ignored, and so are intended repetitions: thumbnails that choose a picture (inside buttons), the poster of a film (wherever the film
 * is), and swatches and drawings (they identify a product wherever it is named).
 * @param document a page as it is sent.
 */
export function shownPictures(document: Window['document']): string[] {
  const pictures = [...document.querySelectorAll('main img')].filter(
    (picture) => !picture.closest('[data-block="header"], button, a[href^="https://www.youtube.com/"]'),
  )
  return pictures.flatMap((picture) => {
    const key = /^\/(?:img\/\d+x\d+|media)\/((?:rooms|heroes)\/.+)$/.exec(picture.getAttribute('src') ?? '')?.[1]
    return key ? [pictureName(`/media/${key}`)] : []
  })
}
