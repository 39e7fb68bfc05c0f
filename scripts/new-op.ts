// `npm run new:op <area>/<noun> <verb-object> "<METHOD /path>" <id>`: a contract, its operation, and their lines, that of the list of our own
// calls included.
import { addEndpoint } from './tools/scaffold/add-endpoint'
import { addImports } from './tools/scaffold/add-imports'
import { addToList } from './tools/scaffold/add-to-list'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase } from './tools/scaffold/case'
import { appendToFile, createFile, fileExists, readFile } from './tools/scaffold/file'
import { kebabName } from './tools/scaffold/kebab-name'
import { scaffoldCall } from './tools/scaffold/scaffold-call'
import { stop } from './tools/scaffold/stop'

const usage = 'Usage: npm run new:op -- <area>/<noun> <verb-object> "<METHOD /path>" <id of the call>'
const [, , first, second, at = '', id = ''] = process.argv
const [area, noun] = areaAndName(first, usage)
const folder = `services/${area}/${noun}`
const verb = kebabName(second, usage)
if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(at) || id === '') stop(usage)
if (!fileExists(`${folder}/service.ts`)) stop(`There is no service ${noun} yet: npm run new:service -- ${area}/${noun}`)
const name = camelCase(verb)
const { imports, card, handler } = scaffoldCall({ at, id, verb, noun })

const contracts = `schemas/api/${area}/${noun}.ts`
if (fileExists(contracts)) {
  if (readFile(contracts).includes(`const ${name} `)) stop(`${contracts} has ${name} already.`)
} else createFile(contracts, `import { Type } from 'typebox'\nimport { contract } from '@/schemas/api/base/contract'\n`)
for (const [from, names] of Object.entries(imports)) addImports(contracts, from, names)
appendToFile(contracts, card)
addEndpoint(id, at)

createFile(
  `${folder}/${verb}.ts`,
  `import * as contracts from '@/schemas/api/${area}/${noun}'
import { operation } from '@/services/kit/service'

export const ${name} = operation(contracts.${name}, ${handler})
`,
)
addToList(`${folder}/service.ts`, camelCase(noun), name, `import { ${name} } from './${verb}'`)
console.log(
  `\nNow: write its fields, its sentences and its query, and for staff the area of its right; who may call, in tests/support/access-matrix.json; \`npm run routes -- ${noun}\` shows it, \`npm test -- --only=unit\` holds it to the laws.`,
)
