import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse, CsvError } from 'csv-parse'
import iconv from 'iconv-lite'
import { unmarked } from './marked'
import { plainCell } from './plain-cell'
import { SheetRefused, type SheetCell, type SheetRow } from './sheet-message'

/** Characters of one line with all its cells. */
const LINE_MAX = 4_000_000
const OLD_EXCEL = 'd0cf11e0'

export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const bytes = await readFile(path)
  if (bytes.subarray(0, 4).toString('hex') === OLD_EXCEL)
    throw new SheetRefused('옛 엑셀 파일(.xls)이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx나 CSV로 저장해 다시 올려 주세요.')
  const decoded = decode(bytes)
  refuseOthers(decoded)
  // Excel reads the divider from such a line, and does not show it.
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(decoded)
  const text = decoded.slice(told?.[0].length ?? 0)
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter: told?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: LINE_MAX,
      bom: true,
    }),
  )
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++
      yield [line, cells.map(cellOf)]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The lines before it may still be on their way.
    const at = Number(error['records'] ?? line) + 1
    throw new SheetRefused(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `${at}번째 줄이 너무 깁니다. 따옴표가 닫히지 않은 칸이 있는지 확인해 주세요.`
        : `CSV의 ${at}번째 줄을 읽을 수 없습니다. 따옴표는 칸의 맨 앞과 맨 뒤에만, 짝을 맞추어 입력해 주세요. 쉼표와 따옴표 사이에는 빈칸을 두지 않습니다.`,
      `A${at}`,
    )
  }
}

function cellOf(text: string): SheetCell {
  // Written by programs that keep Excel from making a number of it; Excel shows what stands between.
  const kept = /^="([^"]*)"$/.exec(text)
  if (kept) return plainCell(kept[1]!)
  if (/^\s*=/.test(text)) return { bad: '수식은 쓸 수 없습니다. 값만 남겨 주세요.' }
  if (/^#{4,}$/.test(text)) return { bad: '열이 좁아 ####로 저장된 칸입니다. 엑셀에서 열을 넓히고 다시 저장해 주세요.' }
  if (/^-?\d\.\d+E\+\d{2,}$/.test(text))
    return { bad: `엑셀이 긴 숫자를 ‘${text}’로 줄여 저장했습니다. 표시 형식을 ‘숫자’나 ‘텍스트’로 바꾸고 다시 저장해 주세요.` }
  return plainCell(unmarked(text))
}

const SAVE_AGAIN = '엑셀에서 열어 ‘Excel 통합 문서(.xlsx)’로 다시 저장해 올려 주세요.'

/** Files that are called spreadsheets and are something else. */
function refuseOthers(text: string): void {
  const head = text.slice(0, 2_000).replace(/^\uFEFF?\s*/, '')
  if (/^MIME-Version:/i.test(head)) throw new SheetRefused(`엑셀 파일이 아니라 웹 보관 파일(MHTML)입니다. ${SAVE_AGAIN}`)
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(head)) throw new SheetRefused(`옛 XML 스프레드시트입니다. ${SAVE_AGAIN}`)
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|meta|body|table|style)\b/i.test(head))
    throw new SheetRefused(`엑셀 파일이 아니라 이름만 엑셀인 웹 페이지(HTML)입니다. ${SAVE_AGAIN}`)
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** Korean Excel saves CP949; everything else that is not UTF-8 is refused, because wrong letters would be stored. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf16be')
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
