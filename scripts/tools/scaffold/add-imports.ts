import { readFile, rewriteFile } from './file'

/** Adds names that a file imports from a module, each once and in order; types stay behind them. */
export function addImports(file: string, from: string, names: readonly string[]): void {
  const text = readFile(file)
  const found = text.split('\n').find((line) => line.startsWith('import {') && line.endsWith(` from '${from}'`))
  const inside = found ? found.slice(found.indexOf('{') + 1, found.indexOf('}')).split(',') : []
  const known = inside.map((one) => one.trim()).filter(Boolean)
  const types = known.filter((one) => one.startsWith('type '))
  const values = [...new Set([...known.filter((one) => !types.includes(one)), ...names])].sort()
  const line = `import { ${[...values, ...types].join(', ')} } from '${from}'`
  const lastImport = [...text.matchAll(/^import .*\n/gm)].at(-1)
  const place = lastImport ? lastImport.index + lastImport[0].length : 0
  rewriteFile(file, found ? text.replace(found, line) : `${text.slice(0, place)}${line}\n${text.slice(place)}`)
}
