// A workbook is a zip, and a zip of half a megabyte may hold gigabytes. Its directory is read first and says which parts there are and how
// large; a part is unpacked when it is asked for, and must be as large as the directory said. In which order the parts lie tells nothing.
import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { SheetRefused } from '../sheet-message'

const MB = 1024 * 1024
const ENTRIES = 500
const UNPACKED = 200 * MB

const TOO_MUCH = '압축을 풀면 너무 큰 파일입니다. 쓰지 않는 시트와 서식을 지우고 다시 저장해 주세요.'
export const BROKEN = '엑셀 파일(.xlsx)로 읽을 수 없습니다. 파일이 깨졌거나 암호가 걸려 있는지 확인해 주세요.'
const BINARY = '엑셀 바이너리 파일(.xlsb)입니다. 엑셀에서 ‘Excel 통합 문서(.xlsx)’로 다시 저장해 올려 주세요.'
const OPEN_DOCUMENT = '오픈도큐먼트 파일(.ods)입니다. ‘Excel 통합 문서(.xlsx)’나 CSV로 다시 저장해 올려 주세요.'

export interface Parts {
  has: (name: string) => boolean
  /** @throws SheetRefused when there is no such part. */
  read: (name: string) => Promise<Readable>
  close: () => void
}

/** @throws SheetRefused for what is no workbook, or is too large to be one. */
export async function openParts(path: string): Promise<Parts> {
  const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true }).catch(() => {
    throw new SheetRefused(BROKEN)
  })
  try {
    const entries = await entriesOf(zip)
    const nameOf = (name: string): string => name.replace(/^\//, '').toLowerCase()
    const byName = new Map(entries.map((entry) => [nameOf(entry.fileName), entry]))
    if (byName.has('xl/workbook.bin')) throw new SheetRefused(BINARY)
    if (byName.has('content.xml') && byName.has('mimetype')) throw new SheetRefused(OPEN_DOCUMENT)
    return {
      has: (name) => byName.has(nameOf(name)),
      read: async (name) => {
        const entry = byName.get(nameOf(name))
        if (!entry) throw new SheetRefused(BROKEN)
        return zip.openReadStreamPromise(entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error instanceof SheetRefused ? error : new SheetRefused(BROKEN)
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > ENTRIES) throw new SheetRefused(TOO_MUCH)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > UNPACKED) throw new SheetRefused(TOO_MUCH)
  return entries
}
