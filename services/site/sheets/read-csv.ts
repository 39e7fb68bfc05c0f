import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse, CsvError } from 'csv-parse'
import iconv from 'iconv-lite'
import { unmarked } from './marked'
import { SheetRefused, type SheetCell, type SheetRow } from './sheet-message'

/** Characters of one line with all its cells. */
const LINE_MAX = 4_000_000
const OLD_EXCEL = 'd0cf11e0'

export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const bytes = await readFile(path)
  if (bytes.subarray(0, 4).toString('hex') === OLD_EXCEL)
    throw new SheetRefused('옛 엑셀 파일(.xls)이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx나 CSV로 저장해 다시 올려 주세요.')
  const text = decode(bytes)
  const parser = Readable.from(slices(text)).pipe(
    parse({ delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false, max_record_size: LINE_MAX, bom: true }),
  )
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++
      yield [line, cells.map(cellOf)]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefused(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? '한 줄이 너무 깁니다. 따옴표가 닫히지 않은 칸이 있는지 확인해 주세요.'
        : `CSV의 형식이 올바르지 않습니다(${line + 1}번째 줄 근처). 따옴표가 짝이 맞는지 확인해 주세요.`,
      `A${line + 1}`,
    )
  }
}

const cellOf = (text: string): SheetCell =>
  /^\s*=/.test(text)
    ? { bad: '수식은 쓸 수 없습니다. 값만 남겨 주세요.' }
    : text.includes('\0')
      ? { bad: '쓸 수 없는 글자가 들어 있습니다.' }
      : unmarked(text)

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** Korean Excel saves CP949; everything else that is not UTF-8 is refused, because wrong letters would be stored. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = iconv.decode(bytes, 'cp949')
    if (text.includes('�')) throw new SheetRefused('글자를 읽을 수 없는 파일입니다. UTF-8이나 한글 윈도(CP949)로 저장해 다시 올려 주세요.')
    return text
  }
}

/** What most often divides the first line. */
function delimiterOf(text: string): string {
  const first = text.slice(0, 20_000).split(/\r|\n/, 1)[0]!
  return [',', '\t', ';'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
}
