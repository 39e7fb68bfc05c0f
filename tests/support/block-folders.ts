import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './fixtures'

/** Every folder that holds a block, as `[area, type]`, in order: `blocks/<area>/<type>/block.ts`. */
export function blockFolders(): { area: string; type: string }[] {
  const areas = readdirSync(join(root, 'blocks'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas
    .flatMap(({ name: area }) => readdirSync(join(root, 'blocks', area)).map((type) => ({ area, type })))
    .filter(({ area, type }) => existsSync(join(root, 'blocks', area, type, 'block.ts')))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
}
