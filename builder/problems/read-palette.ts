import type { Palette } from './check-contrast'

/** The colour tokens of this document's style sheets, with the site's theme applied. */
export function readPalette(document: Document): Palette {
  const names = tokenNames(document)
  const band = document.createElement('div')
  band.className = 'tone-dark'
  band.hidden = true
  document.body.append(band)
  const read = (element: Element): Record<string, string> => {
    const style = document.defaultView!.getComputedStyle(element)
    return Object.fromEntries([...names].map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]))
  }
  const palette = { light: read(document.documentElement), dark: read(band) }
  band.remove()
  return palette
}

function tokenNames(document: Document): Set<string> {
  const names = new Set<string>()
  const walk = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('style' in rule)
        for (const name of (rule as CSSStyleRule).style) if (name.startsWith('--color-')) names.add(name.slice('--color-'.length))
      if ('cssRules' in rule) walk((rule as CSSGroupingRule).cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      walk(sheet.cssRules)
    } catch {
      // Style sheets of another origin (an extension) cannot be read.
    }
  }
  return names
}
