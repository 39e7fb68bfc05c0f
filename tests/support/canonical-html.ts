import { Parser } from 'htmlparser2'

/** What only says where an island is: the same markup stands in it. */
const PLACES = new Set(['maru-island', 'maru-slot'])
/** Ids that are made differ by their root: React's own, and those of an island (lib/ui/id-scope.ts). */
const MADE_ID = /_[\w-]*R_\w*_|\b[\w-]+_\d+_/g

/** HTML in one spelling: attributes sorted, entities resolved, comments and the places of islands left out. */
export function canonicalHtml(html: string): string {
  const out: string[] = []
  let text = ''
  let inTemplate = 0
  const endText = (): void => {
    if (text) out.push(text)
    text = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'template') inTemplate++
        if (inTemplate > 0 || PLACES.has(name)) return
        endText()
        const sorted = Object.entries(attributes).map(([key, value]) => ` ${key.toLowerCase()}="${value}"`)
        out.push(`<${name}${sorted.sort().join('')}>`)
      },
      onclosetag(name) {
        if (name === 'template') return void inTemplate--
        if (inTemplate > 0 || PLACES.has(name)) return
        endText()
        out.push(`</${name}>`)
      },
      ontext(part) {
        if (inTemplate === 0) text += part
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  endText()
  return out.join('\n').replace(MADE_ID, '_made_')
}
