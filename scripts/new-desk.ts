// `npm run new:desk <area>/<noun> <file of contracts> <contract>`: a list of the console whose rows are no records, its screen and its page.
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase, pascalCase } from './tools/scaffold/case'
import { createFile, fileExists, readFile } from './tools/scaffold/file'
import { kebabName } from './tools/scaffold/kebab-name'
import { stop } from './tools/scaffold/stop'

const usage = 'Usage: npm run new:desk -- <area>/<plural-noun> <file of contracts> <contract that lists>'
const [, , first, second, contract = ''] = process.argv
const [area, noun] = areaAndName(first, usage)
const file = kebabName(second, usage)
const contracts = `schemas/api/${area}/${file}.ts`
if (!fileExists(contracts) || !readFile(contracts).includes(`export const ${contract} = contract(`))
  stop(`${usage}\n${contracts} has no contract ${contract || 'with that name'} yet: npm run new:op`)
const folder = `app/office/${area}/${noun}`
const desk = `${camelCase(noun)}Desk`
const Screen = `${pascalCase(noun)}Screen`

createFile(
  `${folder}/${noun}-desk.tsx`,
  `import { ${contract} } from '@/schemas/api/${area}/${file}'
import { defineDesk } from '../../_parts/desk/define-desk'

export const ${desk} = defineDesk({
  id: '${noun}',
  title: '${noun}의 우리말 이름',
  unit: '건',
  what: '항목',
  contract: ${contract},
  idOf: ({ id }) => id,
  nameOf: ({ id }) => id,
  sorts: { id: 'desc' },
  rows: 'even',
  columns: [{ id: 'id', header: '번호', isRowHeader: true, cell: ({ id }) => id }],
  nothing: { title: '아직 아무것도 없습니다.', text: '생기면 여기에 보입니다.' },
})
`,
)
createFile(
  `${folder}/${noun}-screen.tsx`,
  `'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { ${desk} } from './${noun}-desk'

export const ${Screen} = screenOf(${desk})
`,
)
createFile(
  `app/ice_builder/${noun}/page.tsx`,
  `import { ${desk} } from '@/app/office/${area}/${noun}/${noun}-desk'
import { ${Screen} } from '@/app/office/${area}/${noun}/${noun}-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(${desk})
export default listPage(${desk}, ${Screen})
`,
)
console.log(
  `\nNow: its right in schemas/rules/base/console-areas.ts, its link in app/office/${area}/area.tsx, and in the desk what its rows show; \`npm test -- --only=unit\` holds it to the laws.`,
)
