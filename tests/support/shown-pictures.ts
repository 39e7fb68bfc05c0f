import { Window } from 'happy-dom'
import { pictureName } from '@/schemas/rules/base/different-first'

/**
 * The photographs that a page shows, in its order; one that stands there twice is named twice. What stands
 * round the page on all of them (header, footer) is not looked at, and left out is what repeats with a reason: the thumbnails
 * that choose a picture (inside buttons), the still of a film (wherever the film stands), and swatches and drawings (they tell
 * a product apart wherever it is named).
 * @param html a page as a browser puts it together (unrollStream).
 */
export function shownPictures(html: string): string[] {
  const window = new Window()
  const { document } = window
  document.write(html)
  const pictures = [...document.querySelectorAll('main img')].filter(
    (picture) => !picture.closest('[data-block="header"], button, a[href^="https://www.youtube.com/"]'),
  )
  const names = pictures.flatMap((picture) => {
    const key = /^\/(?:img\/\d+x\d+|media)\/((?:rooms|heroes)\/.+)$/.exec(picture.getAttribute('src') ?? '')?.[1]
    return key ? [pictureName(`/media/${key}`)] : []
  })
  window.close()
  return names
}
