// Files that were made to hurt are refused with a sentence, in bounded time and memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zipOf, type ZipPart } from '@/tests/support/zip-of'
import { readSheet } from './read-sheet'

describe('files that were made to hurt', () => {
  const read = async (bytes: Buffer): Promise<{ rows: number; message: string; ms: number }> => {
    const folder = mkdtempSync(join(tmpdir(), 'maru-sheet-'))
    const from = performance.now()
    const told = (rows: number, message: string) => ({ rows, message, ms: performance.now() - from })
    try {
      writeFileSync(join(folder, 'sheet'), bytes)
      return told((await readSheet(join(folder, 'sheet'), 20_000, new AbortController().signal)).rows.length, '')
    } catch (error) {
      return told(0, (error as Error).message)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('a million empty rows are skipped', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, i) => `<row r="${String(i + 2)}"/>`).join('')
    const found = await read(zipOf(sheetParts(`<row r="1"><c r="A1" t="str"><v>제목</v></c></row>${empty}`)))
    expect(found).toMatchObject({ rows: 1, message: '' })
    expect(found.ms).toBeLessThan(30_000)
    expect(await read(Buffer.from(`제목\n가\n${'\n'.repeat(1_000_000)}`))).toMatchObject({ rows: 2, message: '' })
  }, 60_000)

  test('more rows than are taken are refused', async () => {
    expect((await read(Buffer.from(`제목\n${'가\n'.repeat(30_000)}`))).message).toContain('20,000줄까지')
  })

  test('a bomb is refused before it is parsed, also one that lies about its size', async () => {
    const huge = Buffer.alloc(300 * 1024 * 1024, 32)
    const packed = deflateRawSync(huge)
    const bomb = (size: number): Buffer => zipOf({ ...sheetParts(''), 'xl/worksheets/sheet1.xml': { packed, size, crc: crc32(huge) } })
    expect((await read(bomb(huge.length))).message).toContain('너무 큰 파일')
    expect((await read(bomb(1_000))).message).toContain('읽을 수 없습니다')
    expect((await read(Buffer.from('PK\x03\x04 not a zip'))).message).toContain('읽을 수 없습니다')
  }, 60_000)
})

const sheetParts = (rows: string): Record<string, ZipPart> => ({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
})
