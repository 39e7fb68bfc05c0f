import type { MenuNode } from './menu-tree'

/** How much stands in the bar beside brand, search and buttons at 1024 px, where it is tightest: letters, and a gap as two of them. */
const MOST = 38
const MORE = '더보기'
const weightOf = (name: string): number => [...name].length + 2

/**
 * The first level as it fits into the bar: what would push the buttons off the screen stands under 더보기, in its order. The third level
 * of a folded menu is left out; its page leads on.
 */
export function foldMenus(menus: MenuNode[]): MenuNode[] {
  const weights = menus.map(({ name }) => weightOf(name))
  if (weights.reduce((sum, one) => sum + one, 0) <= MOST) return menus
  let left = MOST - weightOf(MORE)
  const end = weights.findIndex((one) => (left -= one) < 0)
  return [...menus.slice(0, end), { id: 'more', name: MORE, link: '', description: '', children: menus.slice(end) }]
}
