// The sheets that no page waits for: the whole style sheet behind its core, and the faces of the whole font.

/** A page that is shown with the core of the style sheet (renderer/html/core-sheet.ts) has the whole one behind it. */
export const sheet = document.querySelector<HTMLLinkElement>('#sheet')

/**
 * Turns on the whole style sheet when the site's font comes, because all text is laid out anew then, or else once everything else has
 * come; and the whole font where a glyph is missing, which a browser says by asking for the face that stands before it
 * (renderer/site-font.ts). The script that calls this delays the load event, so it is never too late for it.
 */
export function startLateSheet(): void {
  const { fonts } = document
  const glyphs = document.querySelector('#glyphs')
  const look = () => {
    turnOnSheet()
    glyphs?.toggleAttribute('disabled', !fonts.check('1em Maru Missing'))
  }
  fonts.onloadingdone = look
  void fonts.ready.then(look)
  addEventListener('load', look)
}

/** The whole style sheet instead of its core, once it has come: turned on before, it would be asked for a second time. */
export function turnOnSheet(): void {
  if (!sheet?.sheet || sheet.media === 'all') return
  sheet.media = 'all'
  // With both, every rule of the core would be matched twice.
  ;(sheet.previousElementSibling as HTMLLinkElement).disabled = true
}
