// Cuts the core sheet of public pages from the whole one: the rules that a page needs on which every class is among the given ones. Rules
// keep their order, so that a page looks the same before and after the whole sheet is turned on behind it (docs/decisions/0047).
import postcss from 'postcss'

/** Where visits begin, and what they mostly lead to. Each adds to what all of them wait for: forms, games and My Page are left out. */
export const CORE_PAGES = [
  '/styling/home',
  '/zin/home',
  '/store/home',
  '/styling/expert-style',
  '/styling/life-book/detail/2',
  '/zin/product/floor-oak-natural',
  '/store/goods/table-walnut',
  '/zin/brand/news',
  '/etc/privacy',
  '/no-such-page',
]

/** Where a selector names no class, or only asks about one and matches without it. */
const ATTRIBUTE = /(?<!\\)\[(?:"[^"]*"|[^\]"])*\]/g
const ASKING = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi
const unescaped = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, character) => (code ? String.fromCodePoint(parseInt(code, 16)) : character))

/** Classes without which nothing matches the selector. */
export const classesNeeded = (selector) =>
  [...selector.replace(ATTRIBUTE, '').replace(ASKING, '').matchAll(CLASS)].map(([, name]) => unescaped(name))

/**
 * @param css the whole sheet. @param classes of the pages that the core is for. @param kept names of custom properties that markup uses.
 * @returns the core sheet, and the classes that only the whole sheet has rules for: a page with one of them needs it.
 */
export function cutCore(css, classes, kept) {
  const sheet = postcss.parse(css)
  const known = new Set(classes)
  const later = new Set()
  sheet.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name)) return
    const selectors = rule.selectors.filter((selector) => {
      const missing = classesNeeded(selector).filter((name) => !known.has(name))
      for (const name of missing) later.add(name)
      return missing.length === 0
    })
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // The whole sheet is in the page for paper from the beginning.
  sheet.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()))
  sheet.walkComments((comment) => void comment.remove())
  while (removeUnused(sheet, kept)) removeEmpty(sheet)
  return { css: sheet.toString(), later: [...later].toSorted() }
}

/** Removes variables, and animations, that no rule names. @returns whether there were any. */
function removeUnused(sheet, kept) {
  removeEmpty(sheet)
  const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isUsed = (name) => used.has(name) || kept.has(name)
  const words = new Set()
  let removed = 0
  const remove = (node) => {
    node.remove()
    removed++
  }
  sheet.walkDecls((line) => {
    if (line.variable && !isUsed(line.prop)) remove(line)
    else if (line.variable || line.prop.startsWith('animation')) for (const word of line.value.split(/[\s,]+/)) words.add(word)
  })
  sheet.walkAtRules('property', (property) => void (isUsed(property.params) || remove(property)))
  sheet.walkAtRules('keyframes', (frames) => void (words.has(frames.params) || remove(frames)))
  return removed > 0
}

function removeEmpty(node) {
  for (const inner of node.nodes?.slice() ?? []) {
    removeEmpty(inner)
    // `@layer a, b;` has no body.
    if (inner.nodes?.length === 0) inner.remove()
  }
}
