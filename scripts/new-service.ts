// `npm run new:service <area>/<plural-noun>`: the table of contents of a noun, and its line in services/registry.ts.
import { addToList, areaAndName, camel, exists, stop, write } from './tools/scaffold-file'

const [area, noun] = areaAndName(process.argv[2], 'Usage: npm run new:service -- <area>/<plural-noun-in-kebab-case>')
const folder = `services/${area}/${noun}`
if (exists(folder)) stop(`${folder} is there already.`)

write(
  `${folder}/service.ts`,
  `import { service } from '@/services/kit/service'

export const ${camel(noun)} = service('${noun}', [])
`,
)
addToList('services/registry.ts', 'services', camel(noun), `import { ${camel(noun)} } from './${area}/${noun}/service'`)
console.log(`\nNow: npm run new:op -- ${area}/${noun} list-${noun} "GET /svc/…" <id of the call>`)
