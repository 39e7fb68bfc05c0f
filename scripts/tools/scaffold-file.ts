// What the scaffolds have in common: names, files that are never overwritten, and lines added to a list in a file.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository, or the folder that `--root=` names. */
const root = process.argv.find((one) => one.startsWith('--root='))?.slice('--root='.length) ?? join(import.meta.dirname, '..', '..')

/** Stops the command with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** `event-apply` → `eventApply`, `EventApply`. */
export const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())

/** `case-study` → `case-studies`, `notice` → `notices`. */
export const plural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`

export function kebabOr(name: string | undefined, usage: string): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name
  return stop(usage)
}

/** The areas that cut every floor (docs/house.md). */
export const AREAS = ['base', 'auth', 'members', 'content', 'catalog', 'events', 'consulting', 'store', 'site'] as const

/** `events/entries` → `['events', 'entries']`; anything else stops the command with its usage. */
export function areaAndName(text: string | undefined, usage: string): [area: string, name: string] {
  const [area = '', name] = (text ?? '').split('/')
  if (!AREAS.some((one) => one === area)) stop(`${usage}\nAreas: ${AREAS.join(', ')}`)
  return [area, kebabOr(name, usage)]
}

export const exists = (file: string) => existsSync(join(root, file))
export const read = (file: string) => readFileSync(join(root, file), 'utf8')

export function write(file: string, text: string): void {
  if (exists(file)) stop(`${file} is there already.`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(`wrote   ${file}`)
}

export function append(file: string, text: string): void {
  appendFileSync(join(root, file), text)
  console.log(`changed ${file}`)
}

/** Puts a line behind the last place that fits the pattern. */
export function addLine(file: string, after: RegExp, line: string): void {
  const text = read(file)
  const found = [...text.matchAll(new RegExp(after.source, `${after.flags.replace('g', '')}g`))].at(-1)
  if (!found) stop(`${file} has no place for this line: add it by hand.\n${line}`)
  const place = found.index + found[0].length
  writeFileSync(join(root, file), text.slice(0, place) + line + text.slice(place))
  console.log(`changed ${file}`)
}

/** Names that a file imports from a module, each once and in order; types stay behind them. */
export function addImports(file: string, from: string, names: readonly string[]): void {
  const text = read(file)
  const found = text.split('\n').find((line) => line.startsWith('import {') && line.endsWith(` from '${from}'`))
  const inside = found ? found.slice(found.indexOf('{') + 1, found.indexOf('}')).split(',') : []
  const known = inside.map((one) => one.trim()).filter(Boolean)
  const types = known.filter((one) => one.startsWith('type '))
  const values = [...new Set([...known.filter((one) => !types.includes(one)), ...names])].sort()
  const line = `import { ${[...values, ...types].join(', ')} } from '${from}'`
  const lastImport = [...text.matchAll(/^import .*\n/gm)].at(-1)
  const place = lastImport ? lastImport.index + lastImport[0].length : 0
  writeFileSync(join(root, file), found ? text.replace(found, line) : `${text.slice(0, place)}${line}\n${text.slice(place)}`)
}

/** Adds an import and one entry to the exported list `name` of a file, in order where the list is in order. */
export function addToList(file: string, name: string, entry: string, importLine: string): void {
  const text = read(file)
  if (text.includes(importLine)) stop(`${file} lists ${entry} already.`)
  const imports = text.match(/^import .*\n/gm)?.join('') ?? ''
  const lines = imports.trimEnd().split('\n')
  const imported = text.replace(imports, `${inOrder(lines, importLine, placeOf).join('\n')}\n`)

  const found = new RegExp(`(export const ${name}\\b[^\\n]*?[=,(] ?\\[)([^\\]]*)\\]`).exec(imported)
  if (!found) return stop(`${file} has no list called ${name}: add ${entry} by hand.`)
  const [whole, start, inside] = found as unknown as [string, string, string]
  const entries = inside
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const added = inOrder(entries, entry, (one) => one.toLowerCase())
  const body = inside.includes('\n') ? `\n  ${added.join(',\n  ')},\n` : added.join(', ')
  writeFileSync(join(root, file), imported.replace(whole, `${start}${body}]`))
  console.log(`changed ${file}`)
}

/** Imports by what they import, those from other rooms first. */
const placeOf = (line: string) => (/'([^']+)'/.exec(line)?.[1] ?? line).replace('@/', ' ')

function inOrder(list: string[], one: string, by: (item: string) => string): string[] {
  const sorted = (items: string[]) => [...items].sort((a, b) => (by(a) < by(b) ? -1 : 1))
  const isOrdered = list.every((item, i) => item === sorted(list)[i])
  return isOrdered ? sorted([...list, one]) : [...list, one]
}
