// `npm run new:area <area>`: its line in schemas/areas.ts, its face on each side, and its lines in the three lists of areas.
import { createFile, readFile, rewriteFile } from './tools/scaffold/file'
import { stop } from './tools/scaffold/stop'

const area = process.argv[2] ?? ''
// One word: it is a property, a folder of each floor, and the file of its tables.
if (!/^[a-z][a-z0-9]*$/.test(area)) stop('Usage: npm run new:area -- <area>, one word in small letters')
const arrows = 'schemas/areas.ts'
if (new RegExp(`^ {2}${area}: \\{`, 'm').test(readFile(arrows))) stop(`${arrows} has ${area} already.`)

// `site` stays the last, because it shows what the others have.
rewriteFile(arrows, readFile(arrows).replace(/^(?: {2}\/\/ [^\n]*\n)?(?= {2}site: \{)/m, `  ${area}: { needs: ['auth', 'members'] },\n$&`))
createFile(
  `services/${area}/area.ts`,
  `import type { Area } from '@/services/area'
import { seeds } from './seeds'

export const area = {
  services: [],
  memberData: [],
  seeds,
} satisfies Area
`,
)
createFile(
  `services/${area}/seeds.ts`,
  `import type { AreaSeeds } from '@/services/db/seeds/area-seeds'

export const seeds = {} satisfies AreaSeeds
`,
)
createFile(
  `blocks/${area}/area.ts`,
  `import type { BlockArea } from '@/blocks/area'

export const area: BlockArea = {
  blocks: [],
}
`,
)
createFile(
  `app/office/${area}/area.tsx`,
  `import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [],
}
`,
)
// The order of each list is explained in its head. Members and staff are seeded first, from the end of the list of services.
addTo('services/areas.ts', 'members')
addTo('blocks/areas.ts', 'site')
addTo('app/office/areas.ts', 'site')

function addTo(list: string, next: string): void {
  const text = readFile(list)
  const imports = [...text.matchAll(/^import \{ area as (\w+) \} from .*\n/gm)]
  const before = imports.findLast(([, name]) => name! < area) ?? imports[0]!
  const place = before.index + before[0].length
  const imported = `${text.slice(0, place)}import { area as ${area} } from './${area}/area'\n${text.slice(place)}`
  const listed = imported.replace(new RegExp(`^ {2}${next},\n`, 'm'), `  ${area},\n$&`)
  if (listed === imported) stop(`${list} has no ${next}: add ${area} by hand.`)
  rewriteFile(list, listed)
}

console.log(`
Now: what it imports besides auth and members, in ${arrows}; its name in the drawing of docs/house.md; then
  npm run new:table -- ${area}/<noun>     for what it stores (docs/recipes/add-an-area.md)`)
