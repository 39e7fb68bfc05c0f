// A workbook is a zip, and a zip of half a megabyte may hold gigabytes. Its directory is read first, and each part is unpacked once
// without being kept: what it says of its sizes must be true before a parser sees it.
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { SheetRefused } from './sheet-message'

const MB = 1024 * 1024
const ENTRIES = 500
const UNPACKED = 200 * MB
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]+\d+:[A-Z]+\d+)"/
/** Longer than the tag of a merged cell, which may lie across two chunks. */
const OVERLAP = 200

const TOO_MUCH = '압축을 풀면 너무 큰 파일입니다. 쓰지 않는 시트와 서식을 지우고 다시 저장해 주세요.'
const BROKEN = '엑셀 파일(.xlsx)로 읽을 수 없습니다. 파일이 깨졌거나 암호가 걸려 있는지 확인해 주세요.'

/** @throws SheetRefused */
export async function checkWorkbook(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true }).catch(() => {
    throw new SheetRefused(BROKEN)
  })
  try {
    if (zip.entryCount > ENTRIES) throw new SheetRefused(TOO_MUCH)
    const entries = await entriesOf(zip)
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > UNPACKED) throw new SheetRefused(TOO_MUCH)
    if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw new SheetRefused(BROKEN)
    for (const entry of entries) await checkPart(zip, entry)
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused(BROKEN)
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

async function checkPart(zip: ZipFile, entry: Entry): Promise<void> {
  const isSheet = SHEET.test(entry.fileName)
  let rest = ''
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!isSheet) continue
    const text = rest + (chunk as Buffer).toString('latin1')
    const merged = MERGED.exec(text)
    if (merged)
      throw new SheetRefused(`합친 칸(${merged[1]!})이 있습니다. 칸 합치기를 풀고 각 칸에 값을 적어 주세요.`, merged[1]!.split(':')[0])
    rest = text.slice(-OVERLAP)
  }
}
