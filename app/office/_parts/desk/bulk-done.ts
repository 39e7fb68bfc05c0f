import type { SeveralDone } from '@/schemas/api/base/many'
import type { Static } from 'typebox'
import type { DeskDone } from './desk-definition'

interface Named<R> {
  idOf: (row: R) => string
  nameOf: (row: R) => string
}

/** What an act on several rows has done, and which of them stayed as they were. @param words of those that were changed. */
export function bulkDone<R>(
  { idOf, nameOf }: Named<R>,
  rows: readonly R[],
  { changed, left }: Static<typeof SeveralDone>,
  words: (changed: number) => string,
): DeskDone {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return {
    words: changed > 0 ? words(changed) : '바꾼 것이 없습니다.',
    left: left.map(({ id, words: why }) => {
      const row = byId.get(id)
      return { name: row ? nameOf(row) : id, words: why }
    }),
  }
}
