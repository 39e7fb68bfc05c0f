// What is stored of a record for the search, made of what visitors see of it.
import { createHash } from 'node:crypto'
import { dense, fold } from '@/lib/hangul/fold'
import { initialsOf } from '@/lib/hangul/is-syllable'
import type { searchDocs } from '@/services/db/tables/finding'
import type { SearchKind, SearchSource } from '@/services/parts/search-kind'
import { marksOfNames, marksOfTexts } from './marks-of-names'
import { WORD_ENDS } from './word-ends'

export type SearchDoc = typeof searchDocs.$inferInsert

/** Letters of a text that are searched; the rest of a long article would make the index larger than the table. */
const SEARCHED = 600
/** Another one writes all documents anew. */
export const DOC_VERSION = '2'

/** The letter with which a line of what stands beside a name begins. */
export const LINE_SIGNS = { categories: 'c', brands: 'b', words: 'w', numbers: 'n' } as const

export function docOf(siteId: string, kind: string, { one }: SearchKind, source: SearchSource): SearchDoc {
  const { id, title, beside = {}, summary, words, at, from, until, area = null, isSoldOut = false, counted = '', madeOf = [] } = source
  const lines = Object.entries(LINE_SIGNS).flatMap(([part, sign]) =>
    (beside[part as keyof typeof LINE_SIGNS] ?? []).flatMap((text) => spellings(fold(text), sign).map((line) => sign + line)),
  )
  const name = fold(title)
  const names = [name, ...new Set(lines)].join('\n')
  const said = lines.map((line) => line.slice(1))
  const about = dense(summary)
  // What stands together in the summary is found before what only the text says.
  const texts = `${about}\n${dense(words.join(' ')).slice(0, Math.max(0, SEARCHED - about.length))}`
  const categories = beside.categories ?? []
  const doc = {
    siteId,
    kind,
    id,
    names,
    texts,
    nameMarks: marksOfNames({ kind, id }, name, said),
    textMarks: marksOfTexts(id, [...[name, ...said].map((line) => line.replaceAll(' ', '')), ...texts.split('\n')]),
    choseong: [title, ...categories].map((name) => initialsOf(fold(name))).join('\n'),
    area,
    newness: Math.round(at),
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
    isSoldOut,
    counted,
    tags: [...(one === '' ? [] : [one + id]), ...madeOf],
  }
  const { nameMarks: _, textMarks: __, ...written } = doc
  return {
    ...doc,
    hash: createHash('sha256')
      .update(`${DOC_VERSION}${JSON.stringify(written)}`)
      .digest('base64url')
      .slice(0, 16),
  }
}

/** A number of a catalogue is typed with and without its hyphens. */
const spellings = (line: string, sign: string): string[] =>
  line === '' ? [] : sign === 'n' && line.includes('-') ? [line, line.replaceAll('-', '')] : [line]

/** Words of a name that a typing error is corrected to, and whole names; those with digits are numbers, which nobody corrects. */
export function wordsOf({ kind, names }: SearchDoc, isName: boolean): { word: string; isName: boolean }[] {
  const [title = '', ...lines] = names.split('\n')
  const named = lines.flatMap((line) => ('cbw'.includes(line[0]!) ? [line.slice(1)] : []))
  const single = [title, ...named].flatMap((name) => name.split(WORD_ENDS))
  const whole = isName ? [title.replaceAll(' ', ''), ...title.split(WORD_ENDS)] : []
  const known = new Map<string, boolean>()
  for (const word of single) known.set(word, false)
  for (const word of whole) known.set(word, kind !== '')
  return [...known].flatMap(([word, name]) =>
    [...word].length > 1 && word.length <= 20 && !/\d/.test(word) ? [{ word, isName: name }] : [],
  )
}
