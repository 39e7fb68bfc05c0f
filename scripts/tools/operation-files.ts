import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

interface OperationFile {
  name: string
  file: string
}

/**
 * The file of each operation of a noun, in the order of its service.ts: an operation does not repeat its own path, its service.ts imports
 * it from there. One of a line or two stands in service.ts itself.
 */
export function operationFiles(): Map<string, OperationFile[]> {
  const files = new Map<string, OperationFile[]>()
  for (const file of globSync('services/*/*/service.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const places = new Map(Array.from(text.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)'/g), ([, name, place]) => [name!, place!]))
    const [, noun, list] = /service\('([\w-]+)', \[([^\]]*)\]\)/.exec(text) ?? []
    if (noun === undefined || list === undefined) throw new Error(`${file} lists no operations`)
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const folder = file.replaceAll('\\', '/').replace('/service.ts', '')
    files.set(
      noun,
      names.map((name) => ({ name, file: `${folder}/${places.get(name) ?? 'service'}.ts` })),
    )
  }
  return files
}
