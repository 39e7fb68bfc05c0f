// A page that is written with the core of the style sheet looks the same before and after the whole one is turned on: the core holds every
// rule that can match on it, and no other order of them.
import postcss, { AtRule, Rule, type Node } from 'postcss'
import { beforeAll, expect, test } from 'vitest'
import { compileStyles } from '@/scripts/tools/build-styles.mjs'
import { classesNeeded } from '@/scripts/tools/core-sheet.mjs'

interface Matched {
  /** The rule's conditions and its selector. */
  name: string
  selector: string
  body: string
}

/** Every selector of the sheet by itself, in its order, with its lines but for the variables that it sets, which the second test is about. */
function matchesOf(css: string): Matched[] {
  const found: Matched[] = []
  postcss.parse(css).walkRules((rule) => {
    const where = conditionsOf(rule)
    if (/@keyframes|@media print/.test(where)) return
    const body = rule.nodes.filter((line) => line.type === 'decl' && !line.variable).join(';')
    for (const selector of rule.selectors) found.push({ name: `${where}${selector}`, selector, body })
  })
  return found.filter(({ body }) => body !== '')
}

function conditionsOf(rule: Rule): string {
  const conditions: string[] = []
  for (let at: Node | undefined = rule.parent; at; at = at.parent) {
    if (at instanceof AtRule) conditions.unshift(`@${at.name} ${at.params} `)
    else if (at instanceof Rule) conditions.unshift(`${at.selector} `)
  }
  return conditions.join('')
}

let styles: { whole: string; core: string; later: string[] }
beforeAll(async () => void (styles = await compileStyles()))

test('the core has the rules of the whole sheet in their order, but those that need a class which it leaves to it', () => {
  const { whole, core, later } = styles
  const left = new Set(later)
  const rest = matchesOf(core)
  let at = 0
  for (const { name, selector, body } of matchesOf(whole)) {
    if (rest[at]?.name === name && rest[at]!.body === body) at++
    else
      expect(
        classesNeeded(selector).filter((one) => left.has(one)),
        name,
      ).not.toEqual([])
  }
  expect(rest[at]?.name).toBeUndefined()
  expect(at).toBeGreaterThan(500)
})

test('the core sets every variable that it reads and that the whole sheet sets', () => {
  const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name!))
  const [set, read] = [/(?:[{;]|@property )(--[\w-]+)\s*[:{]/g, /var\((--[\w-]+)/g]
  const missing = namesIn(styles.core, read).difference(namesIn(styles.core, set))
  // A class that only the whole sheet knows may set what others read with a default.
  const setLater = [...missing].filter((name) => {
    let needed = false
    postcss.parse(styles.whole).walkDecls(name, ({ parent }) => {
      if (parent?.type === 'rule') needed ||= parent.selectors.some((one) => !classesNeeded(one).some((c) => styles.later.includes(c)))
    })
    return needed
  })
  expect(setLater).toEqual([])
})
