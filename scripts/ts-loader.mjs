// Lets plain Node run this project's TypeScript without a build: `@/` paths, imports without endings, and views in .tsx. Node strips the
// types itself; only JSX needs a compiler, which is loaded with the first view that is not compiled yet. Why package.json#imports cannot do this:
// docs/decisions/0014. Used as `node --import ./scripts/ts-loader.mjs <file>`.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const require = createRequire(import.meta.url)
/** Writes HTML while the page server writes a page, and is React's own otherwise. */
const jsxRuntime = '@/renderer/html'
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
    return { format: 'module', source: compiled(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
  },
})

/** A view compiled to JavaScript. The compiler takes longer to load than a server to start, so its output is stored by content. */
function compiled(source) {
  const file = new URL(`.cache/tsx/${createHash('sha256').update(jsxRuntime).update(source).digest('hex').slice(0, 32)}.js`, root)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const ts = require('typescript')
    const { JsxEmit, ModuleKind, ScriptTarget } = ts
    const compilerOptions = {
      jsx: JsxEmit.ReactJSX,
      jsxImportSource: jsxRuntime,
      module: ModuleKind.ESNext,
      target: ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    }
    const { outputText } = ts.transpileModule(source, { compilerOptions })
    store(file, outputText)
    return outputText
  }
}

function store(file, text) {
  try {
    mkdirSync(new URL('.', file), { recursive: true })
    const own = new URL(`${file.href}.${process.pid}`)
    writeFileSync(own, text)
    renameSync(own, file)
  } catch {
    // A folder that cannot be written costs time only.
  }
}
