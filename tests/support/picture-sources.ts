/** A document of a browser or of happy-dom. */
interface PicturesHolder {
  querySelectorAll: (selector: 'main img') => Iterable<Pick<Element, 'getAttribute'> & { closest: (selector: string) => unknown }>
}

/**
 * Where the photographs of a page lie, in page order; a repeated one is listed twice. The parts around every page (header, footer) are
 * ignored, and so are intended repetitions: thumbnails that choose a picture (inside buttons), those of what happened to a thing that is shown
 * as well, and the poster of a film (wherever the film is). It names nothing outside itself, so that it can run in a browser as well.
 */
export function pictureSources(document: PicturesHolder): string[] {
  return [...document.querySelectorAll('main img')]
    .filter((picture) => !picture.closest('[data-block="header"], [data-happenings], button, a[href^="https://www.youtube.com/"]'))
    .map((picture) => picture.getAttribute('src') ?? '')
}
