import type { SheetCell } from './sheet-message'

/** Nothing shows them, and some of them no database takes. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/ // eslint-disable-line no-control-regex -- these are what is looked for
/** What Excel shows, and writes as CSV, where a formula failed. */
const FAILED = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/

/** A text of a cell; a Mac writes Korean letters in their parts, which look the same and are not found. */
export function plainCell(text: string): SheetCell {
  if (CONTROL.test(text)) return { bad: '보이지 않는 제어 문자가 들어 있습니다. 칸의 글을 다시 입력해 주세요.' }
  if (FAILED.test(text)) return { bad: `오류 값(${text})입니다. 값을 입력해 주세요.` }
  return text.normalize('NFC')
}
