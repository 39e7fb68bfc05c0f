import { camelCase } from './case'

interface Call {
  at: string
  id: string
  /** `list-notices` */
  verb: string
  noun: string
}

interface ScaffoldedCall {
  /** What the file of contracts imports for it, by module. */
  imports: Readonly<Record<string, readonly string[]>>
  /** The contract. */
  card: string
  /** The second argument of `operation`. */
  handler: string
}

const FIELDS = '@/schemas/api/base/fields'

/** The first text of a contract and of what answers it: by its path for staff or for visitors, by its verb a list, a read or a write. */
export function scaffoldCall({ at, id, verb, noun }: Call): ScaffoldedCall {
  const isStaff = /^\w+ \/(adm|mng)\//.test(at)
  const isWrite = !at.startsWith('GET ')
  const isList = !isWrite && /^(list|browse|find)-/.test(verb)
  const input = isList
    ? isStaff
      ? '{ direction, ...paging() }'
      : '{ page: Page, size: sizeOf(20) }'
    : `{ id: Type.String({ title: '번호' }) }`
  const lines = [
    `at: '${at}'`,
    `id: '${id}'`,
    `title: '${verb}의 우리말 이름'`,
    `access: '${isStaff ? 'manager' : isWrite ? 'member' : 'visitor'}'`,
    ...(isStaff ? [`right: { of: '${noun}', act: '${isWrite ? 'write' : 'see'}' }`] : []),
    ...(isWrite && !isStaff ? ['rateLimit: CHANGING'] : []),
    `input: Type.Object(${input})`,
    `${isList ? 'items' : 'item'}: Type.Object({ id: Type.String() })`,
    ...(isList ? [] : [`errors: { missing: ['404', '요청하신 내용을 찾을 수 없습니다.', 404] }`]),
    ...(isWrite || isStaff ? [] : [isList ? `tags: () => ['${noun}']` : `tags: ({ id }) => [\`${noun}:\${id}\`]`]),
  ]
  return {
    imports: {
      ...(isList && isStaff ? { [FIELDS]: ['direction', 'paging'] } : {}),
      ...(isList && !isStaff ? { '@/schemas/words/paging': ['Page', 'sizeOf'] } : {}),
      ...(isWrite && !isStaff ? { '@/schemas/api/base/rate-limit': ['CHANGING'] } : {}),
    },
    card: `\nexport const ${camelCase(verb)} = contract({\n${lines.map((line) => `  ${line},\n`).join('')}})\n`,
    handler: isList
      ? 'async () => ({ items: [], totalCount: 0 })'
      : `async ({ id }, { fail }) => {\n  if (id === '') throw fail('missing')\n  return { item: { id } }\n}`,
  }
}
