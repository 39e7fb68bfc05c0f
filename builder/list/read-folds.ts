// Which groups of the side navigation a person opened and closed in this browser. A cookie, because the server has to render them as they
// stand: a navigation that folds after the page has come moves under the hand.

export type Folds = Readonly<Record<string, boolean>>

const YEAR = 365 * 86_400
const nameOf = (personId: string): string => `maru-side-${encodeURIComponent(personId)}`

/** @param cookie a cookie header, or `document.cookie`. @returns the groups that were touched; true for an open one. */
export function readFolds(cookie: string, personId: string): Folds {
  const start = `${nameOf(personId)}=`
  const value = cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
  const pairs = [...(value ?? '').matchAll(/([a-z]+)\.([01])/g)].map(([, id, isOpen]) => [id!, isOpen === '1'] as const)
  return Object.fromEntries(pairs)
}

/** The line that a script stores. */
export const foldsLine = (folds: Folds, personId: string): string =>
  `${nameOf(personId)}=${Object.entries(folds)
    .map(([id, isOpen]) => `${id}.${isOpen ? 1 : 0}`)
    .join('_')}; Path=/ice_builder; Max-Age=${YEAR}; SameSite=Lax`
