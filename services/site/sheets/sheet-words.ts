// Codes and references are stored by what nobody types. A cell may have the code or the word of a code, and the number, the name or the
// path of a record; what stands for nothing, or for several, is refused in words.
import { withParticle } from '@/lib/particle'
import type { SheetColumn } from './sheet-columns'

export interface KnownRecord {
  id: string
  name: string
  /** Id of the record above it in a tree; empty at the top. */
  parent: string
  isDeleted: boolean
  /** Of a category: the conditions by which its products are found. */
  attributes?: unknown
}
/** Codes with their words by group, and records by type. */
export interface KnownWords {
  codes: ReadonlyMap<string, readonly { code: string; name: string }[]>
  records: ReadonlyMap<string, readonly KnownRecord[]>
}
export type Found = { value: string } | { fault: string }

export interface SheetWords {
  /** What a cell, or one line of it, stands for. */
  find: (column: SheetColumn, text: string) => Found
  /** The record at the top of its tree, for what is written there alone. */
  topOf: (type: string, id: string) => KnownRecord | undefined
  /** What people call a stored value; empty for an unknown one. */
  nameOf: (source: string, value: string) => string
}

/** Where the values of a field come from: `codes:GROUP`, `records:TYPE`; empty where they are what is typed. */
export const sourceOf = ({ property }: Pick<SheetColumn, 'property'>): string => property.source ?? property.items?.source ?? ''
export const isWorded = (column: Pick<SheetColumn, 'property'>): boolean => /^(?:codes|records|attributes):/.test(sourceOf(column))

/** Words that differ in blanks and capitals alone are the same. */
export const wordKey = (text: string): string => text.normalize('NFC').replace(/\s+/g, '').toLowerCase()
const TOLD = 12

export function sheetWords({ codes, records }: KnownWords): SheetWords {
  const names = new Map<string, string>()
  for (const [group, list] of codes) for (const { code, name } of list) names.set(`codes:${group} ${code}`, name)
  for (const [type, list] of records) for (const { id, name } of list) names.set(`records:${type} ${id}`, name)
  const trees = new Map([...records].map(([type, list]) => [type, findable(list)]))
  return {
    nameOf: (source, value) => names.get(`${source} ${value}`) ?? '',
    topOf(type, id) {
      const list = records.get(type) ?? []
      let top = list.find((one) => one.id === id)
      for (let steps = 0; top && top.parent !== '' && steps < 10; steps++) top = list.find((one) => one.id === top!.parent)
      return top
    },
    find(column, text) {
      const [kind = '', of = ''] = sourceOf(column).split(':')
      return kind === 'codes' ? findCode(column, codes.get(of) ?? [], text) : findRecord(column, trees.get(of) ?? findable([]), text)
    },
  }
}

function findCode({ title }: SheetColumn, list: readonly { code: string; name: string }[], text: string): Found {
  const found = list.find(({ code }) => code === text) ?? list.find(({ name }) => wordKey(name) === wordKey(text))
  if (found) return { value: found.code }
  const words = list.slice(0, TOLD).map(({ name }) => `‘${name}’`)
  const more = list.length > TOLD ? ' 등' : ''
  return {
    fault:
      list.length === 0
        ? `${withParticle(title, '은/는')} 아직 고를 수 있는 코드가 없습니다. 공통 코드에서 먼저 만들어 주세요.`
        : `${withParticle(title, '은/는')} ${words.join(', ')}${more} 가운데에서 입력해 주세요(입력된 값: ‘${text.slice(0, 40)}’).`,
  }
}

interface Findable {
  byId: Map<string, KnownRecord>
  byName: Map<string, KnownRecord[]>
  pathOf: (record: KnownRecord) => string[]
}

function findable(list: readonly KnownRecord[]): Findable {
  const all = new Map(list.map((record) => [record.id, record]))
  const present = list.filter(({ isDeleted }) => !isDeleted)
  const pathOf = (record: KnownRecord): string[] => {
    const path: string[] = []
    for (let at: KnownRecord | undefined = record; at && path.length < 10; at = all.get(at.parent)) path.unshift(at.name)
    return path
  }
  return { byId: new Map(present.map((record) => [record.id, record])), byName: Map.groupBy(present, ({ name }) => wordKey(name)), pathOf }
}

function findRecord({ title }: SheetColumn, { byId, byName, pathOf }: Findable, text: string): Found {
  if (byId.has(text)) return { value: text }
  const named = byName.get(wordKey(text)) ?? []
  const found = named.length > 0 ? named : byPath()
  if (found.length === 1) return { value: found[0]!.id }
  const written = `‘${text.slice(0, 60)}’`
  if (found.length === 0)
    return { fault: `${title}: ${withParticle(written, '을/를')} 찾을 수 없습니다. 번호나 이름을 그대로 입력해 주세요.` }
  const options = found.slice(0, 3).map((record) => `‘${pathOf(record).length > 1 ? pathOf(record).join(' > ') : record.id}’`)
  return { fault: `${title}: ${written} 이름이 ${found.length}개 있습니다. ${options.join(', ')}처럼 어느 것인지 입력해 주세요.` }

  /** The records of that name whose names above end with the others of the path: `거실 > 소파`. */
  function byPath(): KnownRecord[] {
    for (const divider of [/[>›]/, /\//]) {
      const steps = text.split(divider).map(wordKey)
      if (steps.length < 2 || steps.includes('')) continue
      const ending = (byName.get(steps.at(-1)!) ?? []).filter((record) => {
        const path = pathOf(record).map(wordKey)
        return path.length >= steps.length && steps.every((step, at) => path[path.length - steps.length + at] === step)
      })
      const whole = ending.filter((record) => pathOf(record).length === steps.length)
      if (ending.length > 0) return whole.length > 0 ? whole : ending
    }
    return []
  }
}
