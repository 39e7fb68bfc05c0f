// Lets plain Node run this project's TypeScript as it stands: `@/` paths, imports without endings,
// and views in .tsx. Node strips the types itself; only JSX needs a compiler, loaded when first met.
// Used as `node --import ./scripts/ts-loader.mjs <file>`.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const require = createRequire(import.meta.url)
const isFile = (path) => existsSync(path) && statSync(path).isFile()

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL
    // Only what our own sources import: Next's build lies under the same root and resolves its chunks itself.
    const ours =
      specifier.startsWith('@/') ||
      (specifier.startsWith('.') && /^(?!.*\/node_modules\/).*\.tsx?$/.test(parent ?? '') && parent.startsWith(root.href))
    if (!ours) {
      // Next's package has no `exports`: its entry points are reached with their ending outside a bundler.
      if (/^next\/[a-z-]+$/.test(specifier)) return next(`${specifier}.js`, context)
      return next(specifier, context)
    }
    const target = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, parent)
    const path = fileURLToPath(target)
    for (const ending of ['', '.ts', '.tsx']) {
      if (isFile(path + ending)) return next(pathToFileURL(path + ending).href, context)
    }
    return next(specifier, context)
  },
  load(url, context, next) {
    if (url.endsWith('.tsx')) {
      const ts = require('typescript')
      const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
        compilerOptions: {
          jsx: ts.JsxEmit.ReactJSX,
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ES2023,
          verbatimModuleSyntax: true,
        },
      })
      return { format: 'module', source: outputText, shortCircuit: true }
    }
    if (url.startsWith(root.href) && url.endsWith('.json')) {
      return next(url, { ...context, importAttributes: { type: 'json' } })
    }
    return next(url, context)
  },
})
