export interface Door {
  words: string
  href: string
}

const MOST = 3

/** What the header itself leads to beside its menu: the tools, and the consultation. */
export function doorsOf(header: Element): Door[] {
  const links = [...header.querySelectorAll<HTMLAnchorElement>('.menu-tools a[href], .search-form ~ a[href]:last-of-type')]
  const doors = new Map(links.map((link) => [link.href, { words: link.textContent.trim(), href: link.href }]))
  return [...doors.values()].filter(({ words }) => words !== '').slice(0, MOST)
}
