const FOLLOWED = /^(?:\/(?![/\\])|[#?]|https?:\/\/[^/\\]|mailto:|tel:)/i
/** Control characters and spaces that browsers drop while reading a URL. */
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/gu
/** Holds none of them, which a look at letters finds faster than one at their properties. */
const PLAIN = /^[\x21-\x7e]*$/

const cleaned = (address: string): string => (PLAIN.test(address) ? address : address.replace(DROPPED, ''))

/**
 * Calls that sign out or change something although an address alone makes them: a link of a page would do it with the sign-in of whoever
 * presses it. By how their paths begin, since browsers load this; a law compares it with the contracts.
 */
const ACTING_CALL =
  /^\/svc\/(?:banner\/r|popup\/r|rectag\/rec|signout|interiorsvcapi\/remove|memberjoinsvcapi\/(?:confirm|send)|shopsvcapi\/save|tblmembersvcapi\/change)/
/** Calls of the console: nobody follows one, each is made by a screen. */
const OF_CONSOLE = /^\/(?:adm|mng)(?:\/|$)/
/** Cheap to see, before an address is read as a browser reads it. */
const MAY_ACT = /svc|adm|mng|%/i
const IS_WEB = /^https?:/i

const BASE = 'http://a'
const pathOf = (address: string): string => (URL.canParse(address, BASE) ? new URL(address, BASE).pathname : '')
/** Escapes of letters and signs: those of other characters are in no path of a call. */
const unescaped = (path: string): string => path.replace(/%[2-7][\da-f]/gi, decodeURIComponent)
/** Where a browser and then the router arrive: without dots, doubled slashes, escapes and capitals. Empty where it is no address. */
const settledPath = (address: string): string => pathOf(unescaped(pathOf(address)).replace(/[/\\]+/g, '/')).toLowerCase()

/**
 * As it is written and as it is cleaned: a browser keeps some of the characters that are dropped here, so that the two may lead to
 * different places.
 */
const pathsOf = (address: string, clean: string): string[] => [address, clean].map(settledPath)

/**
 * Whether following it would make such a call, however it is written. On another host too: the site does not know all of its own names
 * here, and one of them signs the visitor out like a path does.
 */
const isActing = (address: string, clean: string): boolean =>
  MAY_ACT.test(clean) && pathsOf(address, clean).some((path) => ACTING_CALL.test(path) || (OF_CONSOLE.test(path) && !IS_WEB.test(clean)))

/** Whether a link may be followed: web, mail, telephone, or a path of this site that does nothing. */
export function isSafeLink(href: string): boolean {
  const clean = cleaned(href)
  return FOLLOWED.test(clean) && !isActing(href, clean)
}

/** An executable scheme, or two slashes that lead to another site in disguise. */
const HOSTILE = /^(?:[/\\]{2}|\/\\|(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:)/i

/** Whether a URL would run as script, act, or lead to another site in disguise. A merely incomplete URL (`http`, `zin/home`) is not. */
export function isHostileUrl(address: string): boolean {
  const clean = cleaned(address)
  return HOSTILE.test(clean) || isActing(address, clean)
}

/** Paths of calls: a picture must not be able to make one. */
const CALLS = /^\/(?:svc|auth|v2|adm|mng)(?:\/|$)/
const FROM_ROOT = /^\/(?![/\\])/
const HTTPS = /^https:\/\/[^/\\]/i

/** Whether a picture or a film may be fetched by a page: a path of this site that is no call, or a URL served over https that acts nowhere. */
export function isSafeSource(src: string): boolean {
  const clean = cleaned(src)
  if (!FROM_ROOT.test(clean)) return HTTPS.test(clean) && !isActing(src, clean)
  return !/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(clean) && !pathsOf(src, clean).some((path) => CALLS.test(path))
}

/** Whether a picture inside a rich text may be shown: one of the site's own, or one served over https. */
export function isSafeImage(src: string): boolean {
  const clean = cleaned(src)
  const isOwn = /^\/(?:media|img)\/(?!.*\.\.)/.test(clean) && pathsOf(src, clean).every((path) => /^\/(?:media|img)\//.test(path))
  return isOwn || (HTTPS.test(clean) && !isActing(src, clean))
}
