const RELATIVE = /^\/(?![/\\])|^[#?]/
/** Control characters and spaces that browsers drop while reading a URL. */
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/gu
/** Holds none of them, which a look at letters finds faster than one at their properties. */
const PLAIN = /^[\x21-\x7e]*$/

const cleaned = (address: string): string => (PLAIN.test(address) ? address : address.replace(DROPPED, ''))

/**
 * Calls that sign out or change something although an address alone makes them: a link of a page would do it with the sign-in of whoever
 * presses it. A law compares them with the contracts.
 */
export const ACTING_CALLS: ReadonlySet<string> = new Set([
  '/svc/banner/rbannercnt',
  '/svc/memberjoinsvcapi/confirmstaffverifyno',
  '/svc/memberjoinsvcapi/sendstaffverifymail',
  '/svc/popup/rpopupcnt',
  '/svc/rectag/reckeycnt',
  '/svc/signout',
  '/svc/interiorsvcapi/removemyhome',
  '/svc/interiorsvcapi/removetempwriting',
  '/svc/shopsvcapi/saveshopsearchhistory',
  '/svc/tblmembersvcapi/changepasslater',
])
/** Cheap to see, before an address is read as a browser reads it. */
const MAY_ACT = /svc|%/i

/** Whether following it would make such a call, however it is written. */
function isActing(clean: string): boolean {
  if (!MAY_ACT.test(clean)) return false
  try {
    const { pathname } = new URL(clean, 'https://site.invalid/')
    return ACTING_CALLS.has(
      decodeURIComponent(pathname)
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '')
        .toLowerCase(),
    )
  } catch {
    return false
  }
}

/** Whether a link may be followed: web, mail, telephone, or a path of this site that does nothing. */
export function isSafeLink(href: string): boolean {
  const clean = cleaned(href)
  return (RELATIVE.test(clean) || /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(clean)) && !isActing(clean)
}

/** An executable scheme, or two slashes that lead to another site in disguise. */
const HOSTILE = /^(?:[/\\]{2}|\/\\|(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:)/i

/** Whether a URL would run as script, act, or lead to another site in disguise. A merely incomplete URL (`http`, `zin/home`) is not. */
export function isHostileUrl(address: string): boolean {
  const clean = cleaned(address)
  return HOSTILE.test(clean) || isActing(clean)
}

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
