// What a browser needs of a contract is how to call it and what a refusal means. The fields of its input and answer are checked on the
// server, so the islands' build leaves them out, and with them typebox: 11 KB (gzip) that every page with a call would load.

/** Props of a contract that a browser reads (schemas/api/base/send.ts and failure-reaction.ts). */
const FOR_BROWSERS = new Set(['at', 'id', 'codec', 'writes', 'errors'])

/** A plugin of rolldown. Modules of `schemas` only declare, so that what they declare and nobody uses is left out too. */
export function slimContracts(schemas) {
  return {
    name: 'slim-contracts',
    transform(code, id) {
      if (!id.startsWith(schemas)) return undefined
      const edits = []
      const { body } = this.parse(code, { lang: 'ts' })
      const shared = partsOfContracts(body)
      for (const statement of body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type === 'FunctionDeclaration') visit(declaration, edits)
        else if (declaration?.type === 'VariableDeclaration')
          for (const { id: variable, init } of declaration.declarations) {
            declare(init, edits)
            if (shared.has(variable.name)) slim(objectOf(init), edits)
          }
      }
      if (edits.length === 0) return undefined
      edits.sort((a, b) => a.start - b.start || a.end - b.end)
      let out = ''
      let from = 0
      for (const { start, end, text } of edits) {
        if (start < from) continue
        out += code.slice(from, start) + text
        from = end
      }
      return { code: out + code.slice(from), map: null }
    },
  }
}

const isContract = ({ type, callee, arguments: [card] = [] }) =>
  type === 'CallExpression' && callee.name === 'contract' && card?.type === 'ObjectExpression'

/** `{ … } as const` is the object too. */
const objectOf = (node) =>
  node?.type === 'TSAsExpression' ? objectOf(node.expression) : node?.type === 'ObjectExpression' ? node : undefined

/** Removes the props that stay on the server. */
function slim(card, edits) {
  card?.properties.forEach((property, i) => {
    if (property.type !== 'Property' || FOR_BROWSERS.has(property.key.name)) return
    edits.push({ start: property.start, end: card.properties[i + 1]?.start ?? card.end - 1, text: '' })
  })
}

/** Names of the objects that contracts of this module have in common (`...list`), and that nothing else names. */
function partsOfContracts(body) {
  const spread = new Map()
  const named = new Map()
  const count = (counts, { type, name }) => type === 'Identifier' && counts.set(name, (counts.get(name) ?? 0) + 1)
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return void node.forEach(walk)
    if (node.type) count(named, node)
    if (isContract(node))
      for (const { type, argument } of node.arguments[0].properties) if (type === 'SpreadElement') count(spread, argument)
    Object.values(node).forEach(walk)
  }
  walk(body)
  // Its declaration names it once.
  return new Set([...spread].flatMap(([name, times]) => (named.get(name) === times + 1 ? [name] : [])))
}

/** What spreads an object may have effects, for all that a bundler knows: as a whole, the initialiser has none. */
function declare(init, edits) {
  visit(init, edits)
  if (!init || !edits.some(({ start, isSpread }) => isSpread && start > init.start && start < init.end)) return
  edits.push({ start: init.start, end: init.start, text: '/*@__PURE__*/ (() => (' }, { start: init.end, end: init.end, text: '))()' })
}

/** Marks each call of an initialiser as free of effects, and removes the props of contracts that stay on the server. */
function visit(node, edits, isInitialiser = true) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) return void node.forEach((one) => visit(one, edits, isInitialiser))
  if (/Function|Class/.test(node.type)) isInitialiser = false
  if (node.type === 'SpreadElement') edits.push({ start: node.start, end: node.start, text: '', isSpread: true })
  if (node.type === 'CallExpression') {
    if (isInitialiser) edits.push({ start: node.start, end: node.start, text: '/*@__PURE__*/ ' })
    if (isContract(node)) slim(node.arguments[0], edits)
  }
  for (const part of Object.values(node)) visit(part, edits, isInitialiser)
}
