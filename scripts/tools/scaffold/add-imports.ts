import { readFile, rewriteFile } from './file'

/** As .prettierrc.json has it. */
const WIDTH = 140

/** Adds names that a file imports from a module, each once and in order; types stay behind them. */
export function addImports(file: string, from: string, names: readonly string[]): void {
  const text = readFile(file)
  const imports = [...text.matchAll(/^import (?:(?:type )?\{([^}]*)\} from )?[^\n{}]*'([^'\n]*)'\n/gm)]
  const found = imports.find(([whole, inside, module]) => inside !== undefined && module === from && !whole.startsWith('import type '))
  const known = (found?.[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const types = known.filter((one) => one.startsWith('type '))
  const values = [...new Set([...known.filter((one) => !types.includes(one)), ...names])].sort()
  const line = importOf([...values, ...types], from)
  const last = imports.at(-1)
  const place = last ? last.index + last[0].length : 0
  rewriteFile(file, found ? text.replace(found[0], line) : text.slice(0, place) + line + text.slice(place))
}

function importOf(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}'\n`
  return line.length - 1 <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'\n`
}
