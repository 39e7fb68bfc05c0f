// Builds what browsers load on public pages: the style sheets, the fonts, the boot script, and a file for each island and behaviour,
// which share their parts. The lazy entries (`*.lazy.tsx`) name them; the page server reads the manifest and writes a file's URL beside the markup that needs it.
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { buildFonts } from './build-fonts.mjs'
import { buildStyles } from './build-styles.mjs'
import { root } from './project.mjs'
import { slimContracts } from './slim-contracts.mjs'

const ENTRY = /\b(?:island|behaviour)\(\s*'([^']+)',\s*\(\) =>\s*import\('([^']+)'\)\.then\(\s*\((\w+)\) => \3\.(\w+)\s*,?\s*\)/g
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
const fileOf = (path) => ['', '.ts', '.tsx'].map((ending) => path + ending).find(isFile)

/** Name → the module that holds it and the name of its export, as the lazy entries say. */
export function lazyEntries() {
  const entries = new Map()
  for (const file of globSync(['blocks/**/*.lazy.tsx'], { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const found = [...text.matchAll(ENTRY)]
    if (found.length === 0) throw new Error(`${file} names no island or behaviour in the form that the build reads.`)
    for (const [, name, target, , member] of found) {
      const path = target.startsWith('@/') ? join(root, target.slice(2)) : join(root, dirname(file), target)
      const module = fileOf(path)
      if (!module) throw new Error(`${file} names ${target}, which is not there.`)
      entries.set(name, { module, member })
    }
  }
  return entries
}

const VIRTUAL = '\0island:'
/**
 * A module behind an `import()`: one of its own that passes its exports on. Where the module itself travels in a file that others share,
 * the bundler would put an object of all its exports there, and a runtime that makes such objects onto every page.
 */
const LATER = '\0later:'

/** What every page loads; the islands' own files come beside it. */
const BASE = { boot: join(root, 'blocks/boot.ts'), 'wake-island': join(root, 'renderer/browser/wake-island.tsx') }

/** Modules of the boot script, and those that waking an island adds. */
export const partsOfEveryPage = (entries, development = false) => modulesOf(optionsOf(BASE, entries, development))

/**
 * @param folder where the files go. @param base its URL. @param entries as `lazyEntries` finds them. @param everywhere as
 *   `partsOfEveryPage` finds them; those of an earlier build cost at most a few more files. @param sources receives the path of every
 *   module that the files were made of. @returns the manifest.
 */
export async function buildIslands({ folder, base: url, development = false, entries = lazyEntries(), everywhere, sources }) {
  const input = { ...BASE }
  for (const name of entries.keys()) input[name.replace(/[^\w]+/g, '-')] = VIRTUAL + name
  const parts = everywhere ?? (await partsOfEveryPage(entries, development))
  const bundle = await rolldown(optionsOf(input, entries, development))
  // In development an open page may still ask for files of the build before.
  if (!development) rmSync(folder, { recursive: true, force: true })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: !development,
    // They tell bundlers what may be left out, and no browser: 7 KB in all (gzip).
    comments: { annotation: development },
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hashCharacters: 'base36',
    codeSplitting: {
      groups: groupsOf(parts),
    },
  })
  await bundle.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) sources?.add(id.replace(LATER, ''))
  const entry = (name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)
  const boot = entry('boot')
  const withBoot = closure(boot, chunks).add(boot.fileName)
  const urls = (names) => [...names].map((name) => url + name)
  /** The URL of a chunk, and of what it needs that is not there with the boot script: named together, they are fetched together. */
  const named = (chunk) => ({ file: url + chunk.fileName, imports: urls(closure(chunk, chunks).difference(withBoot)) })
  const islands = {}
  for (const chunk of chunks)
    if (chunk.facadeModuleId?.startsWith(VIRTUAL)) islands[chunk.facadeModuleId.slice(VIRTUAL.length)] = named(chunk)
  // The smallest first: of what a page asks for with low priority, browsers fetch the first beside the style sheet, and the rest after it.
  const sizeOf = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]))
  const bootImports = [...closure(boot, chunks)].toSorted((a, b) => sizeOf.get(a) - sizeOf.get(b))
  return { boot: { file: url + boot.fileName, imports: urls(bootImports) }, wake: named(entry('wake-island')), islands }
}

/**
 * Parts that travel in one file. A file costs a round trip, and a browser fetches six at a time; left alone, the bundler makes one of each
 * set of modules that the same islands use, and a form needs forty of a few hundred bytes. What a group's modules import comes with them,
 * so what others import stands first.
 */
const groupsOf = ({ boot, wake }) =>
  [
    // Every page, with the functions that its header shares with islands.
    { name: 'base', test: (id) => boot.has(id) || /[\\/](login-(here|url)|after-paint)\./.test(id), minShareCount: 2 },
    // Every page with an island.
    { name: 'live', test: (id) => wake.has(id) || /[\\/](icon|use-id|seoul-day|stored-state)\./.test(id) },
    // What sends a call and reads its answer: all that the count of the cart needs, on every page of the store.
    { name: 'ask', test: /[\\/](api[\\/]base[\\/]call|login-needed)\./ },
    // What sends a call and tells how it went; pictures; cards; fields; forms of many fields; entries to events.
    { name: 'call', test: /[\\/](tracked-call|failure-reaction|dialogs|show-snackbar)\./ },
    { name: 'picture', test: /[\\/](picture|is-safe-link|shaped)\./ },
    { name: 'card', test: /[\\/](card|badge)\./, minShareCount: 2 },
    // Time zones, which most pages with dates do without (schemas/words/dates.ts).
    { name: 'zone', test: /@date-fns/ },
    { name: 'field', test: /[\\/](buttons|fault-line|field|text-field|dates|forbidden-words|ask-login)\./, minShareCount: 15 },
    { name: 'form', test: /react-hook-form|[\\/](use-form-call|form-summary|required-fault|check-box|member-id)\./ },
    { name: 'entry', test: /[\\/](use-entry|entry-frame|entry-words|has-applied|entries|may-enter|event-template)\./, minShareCount: 12 },
    // What quizzes share: their hint, and their answers.
    { name: 'quiz', test: /event-entry[\\/](hint|send-game)\./ },
    // URLs that members send in.
    { name: 'url', test: /[\\/](review-url|is-web-url)\./ },
    // What is written in several lines.
    { name: 'word', test: /[\\/](use-word-check|text-area|site[\\/]words)\./ },
  ].map(({ test, ...group }, i, { length }) => ({
    ...group,
    test: (id) => !id.startsWith(LATER) && (typeof test === 'function' ? test(id) : test.test(id)),
    priority: length - i,
  }))

const REACT_BY_DEFAULT = /\bimport (\w+)(?:, ?(\{[^}]*\}))? from ?['"](react(?:-dom)?)['"]/g

function optionsOf(input, entries, development) {
  return {
    input,
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    },
    resolve: {
      conditionNames: ['browser', 'import', 'module', 'default'],
      // A seventh of React's bytes, and faster to start (docs/decisions/0020).
      alias: {
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        react: 'preact/compat',
      },
    },
    // Modules of schemas and of typebox only declare: an import for its effects alone would load a file for nothing.
    treeshake: { moduleSideEffects: [{ test: /[\\/](?:schemas|typebox|@date-fns)[\\/]/, sideEffects: false }] },
    onLog(level, log, handle) {
      // 'use client' is Next's word.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
    plugins: [
      slimContracts(join(root, 'schemas/')),
      {
        name: 'maru',
        async resolveDynamicImport(id, importer) {
          const module = await this.resolve(id, importer, { skipSelf: false })
          // Entries have a file of their own, and what packages export by default would be lost.
          const isOwn = module && !module.external && !/[\\/]node_modules[\\/]/.test(module.id)
          return isOwn && !Object.values(input).includes(module.id) ? LATER + module.id : module
        },
        resolveId(id) {
          if (id.startsWith(VIRTUAL) || id.startsWith(LATER)) return id
          if (id.startsWith('next/')) throw new Error(`${id} has no place on a public page.`)
          if (id.startsWith('@/')) return fileOf(join(root, id.slice(2)))
          return undefined
        },
        // "React.useState" of the default export keeps everything that React has; of a namespace, what packages name.
        transform: {
          filter: { id: /[\\/]node_modules[\\/]/, code: REACT_BY_DEFAULT },
          handler: (code) =>
            code.replace(
              REACT_BY_DEFAULT,
              (_, name, named, from) => `import * as ${name} from '${from}'${named ? `;import ${named} from '${from}'` : ''}`,
            ),
        },
        load(id) {
          if (id.startsWith(LATER)) return `export * from ${JSON.stringify(id.slice(LATER.length))}`
          if (!id.startsWith(VIRTUAL)) return undefined
          const { module, member } = entries.get(id.slice(VIRTUAL.length))
          return `export { ${member} as default } from ${JSON.stringify(module)}`
        },
      },
    ],
  }
}

async function modulesOf(options) {
  const bundle = await rolldown(options)
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  const under = (chunk) => {
    const names = [chunk.fileName, ...closure(chunk, chunks)]
    return new Set(chunks.filter(({ fileName }) => names.includes(fileName)).flatMap(({ moduleIds }) => moduleIds))
  }
  const boot = under(chunks.find(({ name }) => name === 'boot'))
  const wake = under(chunks.find(({ name }) => name === 'wake-island'))
  return { boot, wake: wake.difference(boot) }
}

/** What a chunk imports, all the way down. */
function closure(chunk, chunks, seen = new Set()) {
  for (const name of chunk.imports)
    if (!seen.has(name)) {
      seen.add(name)
      closure(
        chunks.find(({ fileName }) => fileName === name),
        chunks,
        seen,
      )
    }
  return seen
}

export async function writeIslands(distDir) {
  const base = '/_next/static/'
  const manifest = await buildIslands({ folder: join(distDir, 'static/islands'), base: `${base}islands/` })
  const styles = await buildStyles(join(distDir, 'static/styles'), `${base}styles/`)
  const fonts = buildFonts({ folder: join(distDir, 'static/fonts'), base: `${base}fonts/`, own: join(distDir, 'fonts') })
  const whole = { ...styles, fonts, ...manifest }
  writeFileSync(join(distDir, 'islands.json'), JSON.stringify(whole))
  return whole
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const { islands } = await writeIslands(join(root, process.env.NEXT_DIST_DIR || '.next'))
  console.log(
    `${Object.keys(islands).length} islands in ${Math.round(performance.now() - started)} ms, ${relative(process.cwd(), root) || '.'}`,
  )
}
