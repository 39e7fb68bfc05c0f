import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './fixtures'

/** A block that `blocks/<area>/<folder>/block.ts` defines: the one of the folder's name, or a variant of it. */
export interface DefinedBlock {
  area: string
  folder: string
  type: string
}

const DEFINED = /\bdefine(?:Entry)?Block(?:<[^(]*>)?\(\{\s*type: '([a-z0-9-]+)'/g

/** Every block by its definition, in the order of the types. */
export function blockFolders(): DefinedBlock[] {
  const areas = readdirSync(join(root, 'blocks'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas
    .flatMap(({ name: area }) => readdirSync(join(root, 'blocks', area)).map((folder) => ({ area, folder })))
    .flatMap(({ area, folder }) => {
      const file = join(root, 'blocks', area, folder, 'block.ts')
      if (!existsSync(file)) return []
      return [...readFileSync(file, 'utf8').matchAll(DEFINED)].map(([, type]) => ({ area, folder, type: type! }))
    })
    .sort((a, b) => (a.type < b.type ? -1 : 1))
}
