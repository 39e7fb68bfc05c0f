import { posix } from 'node:path'
import { SheetRefused } from '../sheet-message'
import { BROKEN, type Parts } from './open-parts'
import { parseWhole } from './parse-xml'

export interface Workbook {
  /** The tabs that Excel shows, from the left; each with the name of its part. */
  tabs: { name: string; part: string }[]
  /** Days are counted from 1904, as old programs of Macs did. */
  is1904: boolean
  sharedStrings: string | undefined
  styles: string | undefined
}

/** What the workbook says of its parts. Which file is which tab stands there and nowhere else. */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const [at] = parts.has('_rels/.rels') ? [...(await relationsOf(parts, '_rels/.rels', '')).values()].filter(isOf('officeDocument')) : []
  const path = at?.target ?? 'xl/workbook.xml'
  const folder = posix.dirname(path)
  const related = `${folder}/_rels/${posix.basename(path)}.rels`
  const relations = parts.has(related) ? await relationsOf(parts, related, folder) : new Map<string, Relation>()
  const book: Workbook = { tabs: [], is1904: false, sharedStrings: undefined, styles: undefined }
  await parseWhole(await parts.read(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') book.is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key))?.[1] ?? ''
      const relation = relations.get(id)
      // A sheet of a chart or a dialogue has no cells.
      if (!relation || !isOf('worksheet')(relation)) return
      book.tabs.push({ name: attributes['name'] ?? '', part: relation.target })
    },
  })
  const partOf = (kind: string): string | undefined => [...relations.values()].find(isOf(kind))?.target
  book.sharedStrings = partOf('sharedStrings')
  book.styles = partOf('styles')
  if (book.tabs.length === 0) throw new SheetRefused('보이는 시트가 없는 파일입니다. 첫 시트에 내용을 입력해 주세요.')
  return book
}

interface Relation {
  type: string
  target: string
}
const isOf =
  (kind: string) =>
  ({ type }: Relation): boolean =>
    type.endsWith(`/${kind}`)

async function relationsOf(parts: Parts, part: string, folder: string): Promise<Map<string, Relation>> {
  const found = new Map<string, Relation>()
  await parseWhole(await parts.read(part), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External') return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      if (path.startsWith('..')) throw new SheetRefused(BROKEN)
      found.set(id, { type, target: path })
    },
  })
  return found
}
