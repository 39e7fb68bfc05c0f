import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// A popup of @base-ui/react carries attributes of its own (data-side, data-open). A rule of a sheet that
// selects one of them for a block moves and resizes every popup of the site and of the console too.
const written = new Set(
  globSync('node_modules/@base-ui/react/**/*DataAttributes.d.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/= "(data-[a-z-]+)"/g)].map(([, name]) => name!),
  ),
)
const sheets = globSync('app/**/*.css')

describe('selectors of the style sheets', () => {
  it('know the attributes that the popup library writes', () => {
    expect(written).toContain('data-side')
    expect(sheets.length).toBeGreaterThan(1)
  })

  it.each(sheets)('%s selects none of them', (sheet) => {
    const selected = [...readFileSync(sheet, 'utf8').matchAll(/\[(data-[a-z-]+)/g)].map(([, name]) => name!)
    expect(selected.filter((name) => written.has(name))).toEqual([])
  })
})

// A browser that meets one of these in a sheet has every element of the page styled anew whenever something opens or is chosen, which a
// phone needs longer for than for the whole press: a rule of a sheet names what it styles, `header:has([open]) > .scrim`.
describe('classes of public pages', () => {
  const views = globSync('{blocks,lib/ui}/**/*.tsx').filter((file) => !file.includes('.test.'))

  it('ask for no state inside an ancestor by `group-has` or `peer-has`, or at the root by `html:has`', () => {
    expect(views.length).toBeGreaterThan(100)
    const asking = views.filter((file) => /\b(?:group|peer)-has-|\[(?:html|:root)[^\]\s]*:has\(/.test(readFileSync(file, 'utf8')))
    expect(asking).toEqual([])
  })
})
