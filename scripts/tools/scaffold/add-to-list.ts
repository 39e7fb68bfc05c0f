import { readFile, rewriteFile } from './file'
import { stop } from './stop'

/** `printWidth` of .prettierrc.json. */
const LONGEST_LINE = 140

/** Adds an import and one entry to a list of a file, in order where the list is in order. @param name of an exported list, or of a property. */
export function addToList(file: string, name: string, entry: string, importLine: string): void {
  const text = readFile(file)
  if (text.includes(importLine)) stop(`${file} lists ${entry} already.`)
  const imports = text.match(/^import .*\n/gm)?.join('') ?? ''
  const lines = imports.trimEnd().split('\n')
  const imported = text.replace(imports, `${inOrder(lines, importLine, placeOf).join('\n')}\n`)

  const found = new RegExp(`(^export const ${name}\\b[^\\n]*?[=,(] ?\\[|^ {2}${name}: \\[)([^\\]]*)\\]`, 'm').exec(imported)
  if (!found) return stop(`${file} has no list called ${name}: add ${entry} by hand.`)
  const [whole, start, inside] = found as unknown as [string, string, string]
  const entries = inside
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const added = inOrder(entries, entry, (one) => one.toLowerCase())
  const line = imported.split('\n').find((one) => one.startsWith(start)) ?? ''
  const indent = start.startsWith(' ') ? '  ' : ''
  const isLong = line.length + entry.length + ', '.length > LONGEST_LINE
  const body = inside.includes('\n') || isLong ? `\n${indent}  ${added.join(`,\n${indent}  `)},\n${indent}` : added.join(', ')
  rewriteFile(file, imported.replace(whole, `${start}${body}]`))
}

/** Imports by what they import, those from other rooms first. */
const placeOf = (line: string) => (/'([^']+)'/.exec(line)?.[1] ?? line).replace('@/', ' ')

function inOrder(list: string[], one: string, by: (item: string) => string): string[] {
  const sorted = (items: string[]) => [...items].sort((a, b) => (by(a) < by(b) ? -1 : 1))
  const isOrdered = list.every((item, i) => item === sorted(list)[i])
  return isOrdered ? sorted([...list, one]) : [...list, one]
}
