// `npm run new:service <area>/<plural-noun>`: the table of contents of a noun, and its line in services/<area>/area.ts.
import { addToList } from './tools/scaffold/add-to-list'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase } from './tools/scaffold/case'
import { createFile, fileExists } from './tools/scaffold/file'
import { stop } from './tools/scaffold/stop'

const [area, noun] = areaAndName(process.argv[2], 'Usage: npm run new:service -- <area>/<plural-noun-in-kebab-case>')
const folder = `services/${area}/${noun}`
if (fileExists(folder)) stop(`${folder} is there already.`)

createFile(
  `${folder}/service.ts`,
  `import { service } from '@/services/kit/service'

export const ${camelCase(noun)} = service('${noun}', [])
`,
)
addToList(`services/${area}/area.ts`, 'services', camelCase(noun), `import { ${camelCase(noun)} } from './${noun}/service'`)
console.log(`\nNow: npm run new:op -- ${area}/${noun} list-${noun} "GET /svc/…" <id of the call>`)
