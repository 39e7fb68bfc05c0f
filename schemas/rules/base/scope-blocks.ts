// The fields that a role may be given of a block, with their Korean names.
import { allDefinitions, definitionOf } from '@/schemas/page/definitions'
import { isOffered } from '@/schemas/page/is-offered'
import { BLOCK_SETTINGS, PAGE_SETTINGS } from './page-scope'

const OF_PAGE: Readonly<Record<string, string>> = {
  title: '제목',
  seo: '검색과 공유',
  layout: '틀',
  route: '주소',
  id: '이름표',
  guard: '들어올 수 있는 사람',
  subject: '대상',
}
const OF_BLOCKS: Readonly<Record<(typeof BLOCK_SETTINGS)[number], string>> = {
  '~name': '블록 이름',
  '~show': '보이는 기기와 기간',
  '~locked': '잠금',
}

/** In the order of the block's form; undefined for a type that does not exist. */
export function fieldsOf(type: string): readonly { name: string; words: string }[] | undefined {
  if (type === PAGE_SETTINGS) return Object.entries(OF_PAGE).map(([name, words]) => ({ name, words }))
  const definition = definitionOf(type)
  if (!definition) return undefined
  const properties = definition.props.properties as Record<string, { title?: string }>
  return [
    ...Object.entries(properties).map(([name, { title = name }]) => ({ name, words: title })),
    ...BLOCK_SETTINGS.map((name) => ({ name, words: OF_BLOCKS[name] })),
  ]
}

/** All that a role may be given among what pages hold: their settings first, then the blocks of the palette by their Korean names. */
export const scopeBlocks = (): { type: string; title: string; fields: { name: string; words: string }[] }[] =>
  [
    { type: PAGE_SETTINGS, title: '페이지 설정' },
    ...allDefinitions()
      .filter(isOffered)
      .toSorted((a, b) => a.title.localeCompare(b.title, 'ko')),
  ].map(({ type, title }) => ({ type, title, fields: [...fieldsOf(type)!] }))

export const fieldTitle = (type: string, field: string): string => fieldsOf(type)?.find(({ name }) => name === field)?.words ?? field
