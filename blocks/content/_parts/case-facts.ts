import type { InteriorCase } from '@/schemas/api/content/interiors'
import { areaWords } from '@/schemas/words/area'

interface Condition {
  group: string
  code: string
  name: string
}

/** The names of a case's conditions by group (FILTER_JSON_STR); empty when it cannot be parsed. */
export function namesByGroup(filterJson: string): (group: string) => string[] {
  let list: Condition[] = []
  try {
    const { filterList } = JSON.parse(filterJson) as { filterList?: Condition[] }
    if (Array.isArray(filterList)) list = filterList
  } catch {
    // A record of another source; its page shows its other fields.
  }
  return (group) => list.filter((entry) => entry.group === group && entry.name).map(({ name }) => name)
}

/** The facts of a case beside its story, the most relevant first. Empty ones are left out. */
export function caseFacts(item: InteriorCase): { name: string; words: string }[] {
  const of = namesByGroup(item.FILTER_JSON_STR)
  const words = (group: string) => of(group).join(', ')
  return [
    { name: '면적', words: areaWords(item.AREA) || words('homeSize') },
    { name: '주거 형태', words: words('homeType') },
    { name: '가족', words: words('familyType') },
    { name: '지역', words: item.address },
    { name: '공간', words: words('space') },
    { name: '스타일', words: words('style') },
    { name: '색상', words: words('color') },
    { name: '시공 범위', words: words('range') },
    { name: '예산', words: words('budget') },
    { name: '시공 기간', words: words('constTime') },
    { name: item.TYPE === 'myhome' ? '올린 사람' : '시공', words: item.TYPE === 'myhome' ? item.AUTHOR_NAME : item.companyName },
  ].filter((fact) => fact.words)
}
