// Lets plain Node run this project's TypeScript without a build: `@/` paths, imports without endings, and views in .tsx. Node strips the
// types itself; only JSX needs a compiler, which is loaded with the first view. Why package.json#imports cannot do this:
// docs/decisions/0014. Used as `node --import ./scripts/ts-loader.mjs <file>`.
import { readFileSync, statSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const require = createRequire(import.meta.url)
const isFile = (url) => statSync(url, { throwIfNoEntry: false })?.isFile() === true
/** Next's build is under the same root, and resolves its chunks itself. */
const isSource = (url = '') => url.startsWith(root.href) && /^(?!.*\/node_modules\/).*\.tsx?$/.test(url)

registerHooks({
  resolve(specifier, context, next) {
    // Next's package has no `exports`: outside a bundler its entry points need their extension.
    if (/^next\/[a-z-]+$/.test(specifier)) return next(`${specifier}.js`, context)
    const isOurs = specifier.startsWith('@/') || (specifier.startsWith('.') && isSource(context.parentURL))
    if (!isOurs) return next(specifier, context)
    const target = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL)
    const found = ['', '.ts', '.tsx'].map((ending) => new URL(target.href + ending)).find(isFile)
    return next(found?.href ?? specifier, context)
  },
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const ts = require('typescript')
    const { JsxEmit, ModuleKind, ScriptTarget } = ts
    const compilerOptions = {
      jsx: JsxEmit.ReactJSX,
      module: ModuleKind.ESNext,
      target: ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    }
    const source = readFileSync(fileURLToPath(url), 'utf8')
    return { format: 'module', source: ts.transpileModule(source, { compilerOptions }).outputText, shortCircuit: true }
  },
})
