import { format, getFormatDateInfo, getFormatInfo, isDateFormat } from 'numfmt'
import type { BadCell, SheetCell } from '../sheet-message'
import { GENERAL } from './read-formats'

/** A spreadsheet keeps fifteen digits of a number and makes noughts of the others. */
const EXACT = 1e15
const [DAY_SECONDS, HOUR_SECONDS] = [86_400, 3_600]
/** Days from the first of 1900 to the first of 1904, as the two ways of counting have them. */
const DAYS_OF_1904 = 1_462
const LIKE = '‘2026-06-15 09:30’처럼 입력해 주세요.'

/**
 * A number of a spreadsheet, by what its format shows. It is read as a text, a number or a moment, whatever its column is; where what is
 * shown is not what would be stored, there is a sentence instead.
 */
export function shownCell(value: number, pattern = GENERAL, is1904 = false): SheetCell {
  if (!Number.isFinite(value)) return { bad: '숫자로 읽을 수 없는 값입니다. 값을 다시 입력해 주세요.' }
  const exact = digitsOf(value)
  const { isPlain, isDate, isScientific } = kindOf(pattern)
  if (isDate) return dateCell(value + (is1904 ? DAYS_OF_1904 : 0), pattern)
  const tooLong = Math.abs(value) >= EXACT && {
    bad: `숫자가 15자리를 넘어 엑셀이 끝자리를 0으로 바꾸었습니다(${exact}). 표시 형식을 ‘텍스트’로 바꾸고 다시 입력해 주세요.`,
  }
  if (isPlain) return tooLong ? { text: tooLong, number: exact, moment: exact } : exact
  const shown = shownAs(pattern, value)
  const text =
    tooLong ||
    (isScientific
      ? { bad: `‘${shown}’로 줄여 보이는 숫자입니다. 표시 형식을 ‘숫자’나 ‘텍스트’로 바꾸어 주세요.` }
      : shown === ''
        ? { bad: `칸에는 아무것도 보이지 않지만 ${exact} 값이 들어 있습니다. 표시 형식을 ‘일반’으로 바꾸거나 지워 주세요.` }
        : shown)
  return { text, number: numberOf(shown, exact), moment: { bad: `날짜로 입력한 칸이 아닙니다(‘${shown}’). ${LIKE}` } }
}

/** All fifteen digits, without an exponent. */
function digitsOf(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }) : text
}

/** The number, where what is shown says the same one: a rounded, scaled or hidden one would be another than people see. */
function numberOf(shown: string, exact: string): string | BadCell {
  const seen = shown.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? []
  const isNought = seen.length === 0 && shown === '-' && exact === '0'
  const isSame = seen.length === 1 && Number(seen[0].replaceAll(',', '')) === Math.abs(Number(exact)) && !shown.includes('%')
  if (isNought || isSame) return exact
  return { bad: `‘${shown}’로 보이지만 들어 있는 값은 ${exact}입니다. 표시 형식을 ‘일반’으로 바꾸고 보일 값을 입력해 주세요.` }
}

function dateCell(serial: number, pattern: string): SheetCell {
  const shown = shownAs(pattern, serial)
  return {
    text: /^#+$/.test(shown) ? { bad: `날짜로 읽을 수 없는 값입니다. ${LIKE}` } : shown,
    number: { bad: `날짜로 바뀐 칸입니다(‘${shown}’). 표시 형식을 ‘숫자’로 바꾸고 다시 입력해 주세요.` },
    moment: momentOf(serial, pattern, shown),
  }
}

function momentOf(serial: number, pattern: string, shown: string): string | BadCell {
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(pattern)
  if (!year && !month && !day) return { bad: `날짜 없이 시각만 있습니다(‘${shown}’). ${LIKE}` }
  if (!year || !month || !day) return { bad: `연, 월, 일이 모두 보이지 않습니다(‘${shown}’). ${LIKE}` }
  if (serial < 61) return { bad: `날짜로 읽을 수 없는 값입니다. ${LIKE}` }
  const passed = Math.round(serial * DAY_SECONDS)
  const at = new Date(Date.UTC(1899, 11, 30) + passed * 1_000).toISOString()
  const clock = at.slice(11, 16)
  const isHidden = (!hours && passed % DAY_SECONDS !== 0) || (!minutes && passed % HOUR_SECONDS !== 0)
  if (isHidden) return { bad: `‘${shown}’로 보이지만 시각 ${clock}이 함께 들어 있습니다. 시각을 지우거나 보이게 해 주세요.` }
  return `${at.slice(0, 10)} ${clock}${seconds ? at.slice(16, 19) : ''}`
}

interface Kind {
  isPlain: boolean
  isDate: boolean
  isScientific: boolean
}
const kinds = new Map<string, Kind>()

function kindOf(pattern: string): Kind {
  const known = kinds.get(pattern)
  if (known) return known
  const found = readKind(pattern)
  kinds.set(pattern, found)
  return found
}

/** A format that nobody can read shows the number as it is. */
function readKind(pattern: string): Kind {
  try {
    const { type } = getFormatInfo(pattern)
    return { isPlain: /^(?:general|@)$/i.test(pattern), isDate: isDateFormat(pattern), isScientific: type === 'scientific' }
  } catch {
    return { isPlain: true, isDate: false, isScientific: false }
  }
}

const shownAs = (pattern: string, value: number): string => format(pattern, value, { locale: 'ko', throws: false }).trim()
