import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'
import exceljs from 'exceljs'

interface Parts {
  _parseSharedStrings(entry: Readable): AsyncGenerator
  _parseWorksheet(chunks: AsyncIterable<Buffer>, sheetNo: string): Generator
}

/**
 * The reader of exceljs turns each chunk of a part into text by itself, which tears a Korean letter that lies across two chunks apart.
 * This one gives it text, so that no letter is torn (tests/laws/sheets.test.ts finds it again if it is).
 */
export class WorkbookReader extends exceljs.stream.xlsx.WorkbookReader {
  _parseSharedStrings(entry: Readable): AsyncGenerator {
    return parts._parseSharedStrings.call(this, entry.setEncoding('utf8'))
  }
  _parseWorksheet(chunks: AsyncIterable<Buffer>, sheetNo: string): Generator {
    return parts._parseWorksheet.call(this, decoded(chunks) as AsyncIterable<never>, sheetNo)
  }
}
const parts = exceljs.stream.xlsx.WorkbookReader.prototype as unknown as Parts

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  for await (const chunk of chunks) yield decoder.write(chunk)
}
