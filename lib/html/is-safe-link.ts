const RELATIVE = /^\/(?![/\\])|^[#?]/
/** Control characters and spaces that browsers drop while reading a URL. */
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/gu
/** Holds none of them, which a look at letters finds faster than one at their properties. */
const PLAIN = /^[\x21-\x7e]*$/

const cleaned = (address: string): string => (PLAIN.test(address) ? address : address.replace(DROPPED, ''))

/** Whether a link may be followed: web, mail, telephone, or a path of this site. */
export function isSafeLink(href: string): boolean {
  const clean = cleaned(href)
  return RELATIVE.test(clean) || /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(clean)
}

/** An executable scheme, or two slashes that lead to another site in disguise. */
const HOSTILE = /^(?:[/\\]{2}|\/\\|(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:)/i

/** Whether a URL would run as script, or lead to another site in disguise. A merely incomplete URL (`http`, `zin/home`) is not. */
export const isHostileUrl = (address: string): boolean => HOSTILE.test(cleaned(address))

/** Paths of calls: a picture must not be able to make one. */
const CALLS = /^\/(?:svc|auth|v2|adm|mng)(?:[/?#]|$)/i

/** Whether a picture or a film may be fetched by a page: a path of this site that is no call, or a URL served over https. */
export function isSafeSource(src: string): boolean {
  const clean = cleaned(src)
  return (/^\/(?![/\\])/.test(clean) && !CALLS.test(clean) && !/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(clean)) || /^https:\/\/[^/\\]/i.test(clean)
}

/** Whether a picture inside a rich text may be shown: one of the site's own, or one served over https. */
export function isSafeImage(src: string): boolean {
  const clean = cleaned(src)
  return /^\/(?:media|img)\/(?!.*\.\.)/.test(clean) || /^https:\/\/[^/\\]/i.test(clean)
}
