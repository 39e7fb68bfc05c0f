// `npm run new:service <plural-noun>`: the table of contents of a noun, and its line in services/registry.ts.
import { addToList, camel, exists, kebabOr, stop, write } from './tools/scaffold'

const noun = kebabOr(process.argv[2], 'Usage: npm run new:service -- <plural-noun-in-kebab-case>')
if (exists(`services/${noun}`)) stop(`services/${noun} is there already.`)

write(
  `services/${noun}/service.ts`,
  `import { service } from '@/services/kit/service'

export const ${camel(noun)} = service('${noun}', [])
`,
)
addToList('services/registry.ts', 'services', camel(noun), `import { ${camel(noun)} } from './${noun}/service'`)
console.log(`\nNow: npm run new:op -- ${noun} list-${noun} "GET /svc/…" <id of the call>`)
