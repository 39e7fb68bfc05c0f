// One ESLint rule of our own. Views are written on the server, where a client file has no life: it becomes an island by its lazy
// entry, whose code is loaded only where it is rendered. So a view imports the lazy entry.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'

const isClient = (text) => /^\s*(\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*['"]use client['"]/.test(text)

export const lazyEntriesOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lazyEntry:
        "'{{name}}' is a client file: here it would be written once and never live. Import its lazy entry '{{name}}.lazy' (a 'use client' file with island() or behaviour()) instead.",
    },
  },
  create(context) {
    if (isClient(context.sourceCode.text)) return {}
    return {
      ImportDeclaration(node) {
        const name = node.source.value
        if (node.importKind === 'type' || name.endsWith('.lazy') || !/^(\.|@\/)/.test(name)) return
        const place = name.startsWith('@/') ? join(root, name.slice(2)) : join(dirname(context.filename), name)
        const file = ['.tsx', '.ts'].map((ending) => place + ending).find(existsSync)
        if (file && isClient(readFileSync(file, 'utf8'))) context.report({ node, messageId: 'lazyEntry', data: { name } })
      },
    }
  },
}
