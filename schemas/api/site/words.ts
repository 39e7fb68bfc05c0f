import { Type } from 'typebox'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

/** Long enough for a post; a longer text is refused by its own form. */
const Word = Type.Object({ word: Type.String({ title: '글', maxLength: 5_000 }) })
const Valid = Type.Object({ validYn: YesNo })

/** Called while the visitor types; the client aborts a call when a newer one starts (V-FW-1, V-FW-2, CX-28). */
export const validateForbiddenWord = contract({
  at: 'POST /svc/forbiddenWordSvcApi/validateForbiddenWordFo',
  id: 'word.validateForbiddenWordFo',
  title: '금칙어 검사',
  access: 'visitor',
  writes: false,
  input: Word,
  /** `word` is the hit; empty when the text is allowed. */
  item: Type.Object({ validYn: YesNo, word: Type.String() }),
})

/** The same list under its older name (CX-28). */
export const validateWord = contract({
  at: 'GET /svc/forbiddenWordSvcApi/validate',
  id: 'word.validate',
  title: '금칙어 확인',
  access: 'visitor',
  input: Word,
  item: Valid,
  tags: () => ['forbidden-words'],
})

/** And under the name of the other document. The list itself is never sent out. */
export const readProhibitWord = contract({
  at: 'GET /svc/prohibitWord/rProhibitWord',
  id: 'word.rProhibitWord',
  title: '금지어 확인',
  access: 'visitor',
  input: Word,
  item: Valid,
  tags: () => ['forbidden-words'],
})
