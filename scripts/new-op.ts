// `npm run new:op <area>/<noun> <verb-object> "<METHOD /path>" <id>`: a contract, its operation, and their lines.
import { addToList, append, areaAndName, camel, exists, kebabOr, read, stop, write } from './tools/scaffold-file'

const usage = 'Usage: npm run new:op -- <area>/<noun> <verb-object> "<METHOD /path>" <id of the call>'
const [, , first, second, at = '', id = ''] = process.argv
const [area, noun] = areaAndName(first, usage)
const folder = `services/${area}/${noun}`
const verb = kebabOr(second, usage)
if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(at) || id === '') stop(usage)
if (!exists(`${folder}/service.ts`)) stop(`There is no service ${noun} yet: npm run new:service -- ${area}/${noun}`)
const name = camel(verb)
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
if (exists(contracts)) {
  if (read(contracts).includes(`const ${name} `)) stop(`${contracts} has ${name} already.`)
  append(contracts, card)
} else write(contracts, `import { Type } from 'typebox'\nimport { contract } from '@/schemas/api/base/contract'\n${card}`)

write(
  `${folder}/${verb}.ts`,
  `import * as contracts from '@/schemas/api/${area}/${noun}'
import { operation } from '@/services/kit/service'

export const ${name} = operation(contracts.${name}, async ({ id }, { fail }) => {
  if (id === '') throw fail('missing')
  return { item: { id } }
})
`,
)
addToList(`${folder}/service.ts`, camel(noun), name, `import { ${name} } from './${verb}'`)
console.log(
  `\nNow: write its fields, its sentences and its query; \`npm run routes -- ${noun}\` shows it, \`npm test -- --only=unit\` holds it to the laws.`,
)
