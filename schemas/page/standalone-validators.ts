// The validators for the browser, generated as plain code, because Ajv at run time needs `eval`, which our policy forbids.
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { AJV_OPTIONS } from './ajv-options'
import { allDefinitions } from './definitions'
import { allSubjects } from './subjects'
import { BlockNode, PageDocument } from './document'

/**
 * One ES module: `validateDocument`, `validateBlock` and `props['block-type']`, each an Ajv validator with `.errors`,
 * and `subjects`, the names that only the server knows.
 */
export function standaloneValidators(): string {
  const ajv = new Ajv({ ...AJV_OPTIONS, code: { source: true, esm: true } })
  const names: Record<string, string> = {}
  const add = (name: string, schema: object) => {
    ajv.addSchema(schema, name)
    names[name] = name
  }
  add('validateDocument', PageDocument)
  add('validateBlock', BlockNode)
  const definitions = allDefinitions()
  // Blocks may share their props, and Ajv generates a schema once per name.
  const distinct = [...new Set(definitions.map(({ props }) => props))]
  distinct.forEach((props, i) => add(`props_${i}`, props))
  const code = standaloneCode(ajv, names)
  const table = definitions
    .map((definition) => `${JSON.stringify(definition.type)}: props_${distinct.indexOf(definition.props)}`)
    .join(', ')
  return `${withoutRequire(code)}\nexport const props = { ${table} };\nexport const subjects = ${JSON.stringify(allSubjects())};\n`
}

/** Ajv's output loads two small functions by `require`; a browser module contains them itself. */
function withoutRequire(code: string): string {
  return code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '((text) => [...text].length)')
    .replaceAll('require("ajv/dist/runtime/equal").default', EQUAL)
}

/** Of JSON values. */
const EQUAL =
  '(function equal(a, b) { if (a === b) return true; if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false; const names = Object.keys(a); return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name])) })'
