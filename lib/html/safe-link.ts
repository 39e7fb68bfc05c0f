const RELATIVE = /^\/(?![/\\])|^[#?]/
/** Control characters and spaces that browsers drop while reading an address. */
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** Whether a link may be followed: web, mail, telephone, or a place on this site. */
export function isSafeLink(href: string): boolean {
  const clean = href.replace(DROPPED, '')
  return RELATIVE.test(clean) || /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(clean)
}

/** Whether a picture may be shown: one of the site's own, or one served over https. */
export function isSafeImage(src: string): boolean {
  const clean = src.replace(DROPPED, '')
  return /^\/(?:media|img)\/(?!.*\.\.)/.test(clean) || /^https:\/\/[^/\\]/i.test(clean)
}
