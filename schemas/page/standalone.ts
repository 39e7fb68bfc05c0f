// The same schemas for the browser, compiled to plain code: Ajv at run time needs `eval`, which our policy forbids.
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import standaloneCode from 'ajv/dist/standalone'
import { allCards } from './catalogue'
import { BlockNode, PageDocument } from './document'

/** One ES module: `validateDocument`, `validateBlock` and `props['block-type']`, each an Ajv validator with `.errors`. */
export function standaloneValidators(): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    keywords: ['widget'],
    code: { source: true, esm: true, lines: true },
  })
  addFormats(ajv)
  // Formats are written out as their sources; a named one would be a `require` of ajv-formats.
  for (const name of ['date-time', 'date', 'email', 'uri']) ajv.formats[name] = patternOnly(name)
  const names: Record<string, string> = {}
  const add = (name: string, schema: object) => {
    ajv.addSchema(schema, name)
    names[name] = name
  }
  add('validateDocument', PageDocument)
  add('validateBlock', BlockNode)
  const cards = allCards()
  cards.forEach((card, i) => add(`props_${i}`, card.props))
  const code = standaloneCode(ajv, names)
  const table = cards.map((card, i) => `${JSON.stringify(card.type)}: props_${i}`).join(', ')
  return `${withoutRequire(code)}\nexport const props = { ${table} };\n`
}

function patternOnly(name: string): RegExp {
  const patterns: Record<string, RegExp> = {
    'date-time': /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/,
    date: /^\d{4}-\d\d-\d\d$/,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  }
  return patterns[name]!
}

/** Ajv's output calls two small helpers through `require`; a browser module brings them itself. */
function withoutRequire(code: string): string {
  return code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '((text) => [...text].length)')
    .replaceAll(
      'require("ajv/dist/runtime/equal").default',
      '(function equal(a, b) { if (a === b) return true; if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false; const k = Object.keys(a); return k.length === Object.keys(b).length && k.every((n) => equal(a[n], b[n])) })',
    )
}
