// What the scaffolds have in common: names, files that are never overwritten, and lines added to a list in a file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Stops the command with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** `event-apply` → `eventApply`, `EventApply`. */
export const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())

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
