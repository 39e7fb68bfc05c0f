// `npm run new:op <area>/<noun> <verb-object> "<METHOD /path>" <id>`: a contract, its operation, and their lines.
import { addToList } from './tools/scaffold/add-to-list'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase } from './tools/scaffold/case'
import { appendToFile, createFile, fileExists, readFile } from './tools/scaffold/file'
import { kebabName } from './tools/scaffold/kebab-name'
import { stop } from './tools/scaffold/stop'

const usage = 'Usage: npm run new:op -- <area>/<noun> <verb-object> "<METHOD /path>" <id of the call>'
const [, , first, second, at = '', id = ''] = process.argv
const [area, noun] = areaAndName(first, usage)
const folder = `services/${area}/${noun}`
const verb = kebabName(second, usage)
if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(at) || id === '') stop(usage)
if (!fileExists(`${folder}/service.ts`)) stop(`There is no service ${noun} yet: npm run new:service -- ${area}/${noun}`)
const name = camelCase(verb)
const reads = at.startsWith('GET')

const card = `
export const ${name} = contract({
  at: '${at}',
  id: '${id}',
  title: '${verb}의 우리말 이름',
  access: '${reads ? 'visitor' : 'member'}',
  input: Type.Object({ id: Type.String({ title: '번호' }) }),
  item: Type.Object({ id: Type.String() }),
  errors: { missing: ['404', '요청하신 내용을 찾을 수 없습니다.', 404] },
})
`
const contracts = `schemas/api/${area}/${noun}.ts`
if (fileExists(contracts)) {
  if (readFile(contracts).includes(`const ${name} `)) stop(`${contracts} has ${name} already.`)
  appendToFile(contracts, card)
} else createFile(contracts, `import { Type } from 'typebox'\nimport { contract } from '@/schemas/api/base/contract'\n${card}`)

createFile(
  `${folder}/${verb}.ts`,
  `import * as contracts from '@/schemas/api/${area}/${noun}'
import { operation } from '@/services/kit/service'

export const ${name} = operation(contracts.${name}, async ({ id }, { fail }) => {
  if (id === '') throw fail('missing')
  return { item: { id } }
})
`,
)
addToList(`${folder}/service.ts`, camelCase(noun), name, `import { ${name} } from './${verb}'`)
console.log(
  `\nNow: write its fields, its sentences and its query; \`npm run routes -- ${noun}\` shows it, \`npm test -- --only=unit\` holds it to the laws.`,
)
