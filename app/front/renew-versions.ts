// Lets a running server load its sources anew (`npm run dev`). A module's identity is its URL: a file that changed, and every file that
// imports it at any depth, gets a URL with a new version, so that the next import evaluates these and nothing else. Modules beside that
// path keep their state, and what rooms tell each other is on globalThis, because Next's bundles share no module state either.
// Loaded with `--import` behind scripts/ts-loader.mjs, so that it sees every import from the first.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const root = new URL('../../', import.meta.url).href
const isSource = (url: string): boolean => url.startsWith(root) && !url.includes('/node_modules/') && /\.tsx?$/.test(url)
/** The file's own URL, without a version. */
const fileUrl = (url: string): string => url.replace(/\?.*$/, '')

/** File → the files that import it, by URL. */
const importers = new Map<string, Set<string>>()
const versions = new Map<string, number>()
let newest = 0

const versioned = (url: string): string => (versions.has(url) ? `${url}?v=${versions.get(url)}` : url)

registerHooks({
  resolve(specifier, context, next) {
    const parentURL = context.parentURL && fileUrl(context.parentURL)
    const resolved = next(specifier, { ...context, parentURL })
    const url = fileUrl(resolved.url)
    if (!isSource(url)) return resolved
    // What is imported by `importNewest` has no importer that would have to be evaluated with it.
    if (parentURL && parentURL !== import.meta.url) {
      const known = importers.get(url)
      if (known) known.add(parentURL)
      else importers.set(url, new Set([parentURL]))
    } else if (!importers.has(url)) importers.set(url, new Set())
    return { ...resolved, url: versioned(url) }
  },
  load: (url, context, next) => next(isSource(fileUrl(url)) ? fileUrl(url) : url, context),
})

/** Gives these files and all that import them a new version. @param files absolute paths. @returns how many modules that are. */
export function renewVersions(files: readonly string[]): number {
  const left = files.map((file) => pathToFileURL(file).href).filter((url) => importers.has(url))
  const found = new Set(left)
  for (let url = left.pop(); url !== undefined; url = left.pop())
    for (const importer of importers.get(url) ?? [])
      if (!found.has(importer)) {
        found.add(importer)
        left.push(importer)
      }
  newest++
  for (const url of found) versions.set(url, newest)
  return found.size
}

/** Imports a source in its newest version. @param file absolute path. */
export const importNewest = (file: string): Promise<unknown> => import(versioned(pathToFileURL(file).href)) as Promise<unknown>
