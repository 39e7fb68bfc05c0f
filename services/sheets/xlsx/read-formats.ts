import { getFormatFromId } from 'numfmt'
import type { Readable } from 'node:stream'
import { parseWhole } from './parse-xml'

export const GENERAL = 'General'

/** What a Korean Excel shows for the ids that each language fills with formats of its own (ECMA-376, part 1, 18.8.30, ko-kr). */
const [CHINESE, MONTH_DAY, DAY] = ['yyyy"年" mm"月" dd"日"', 'mm-dd', 'yyyy-mm-dd']
const KOREAN: Readonly<Record<number, string>> = {
  27: CHINESE,
  28: MONTH_DAY,
  29: MONTH_DAY,
  30: 'mm-dd-yy',
  31: 'yyyy"년" mm"월" dd"일"',
  32: 'h"시" mm"분"',
  33: 'h"시" mm"분" ss"초"',
  34: DAY,
  35: DAY,
  36: CHINESE,
  50: CHINESE,
  51: MONTH_DAY,
  52: DAY,
  53: DAY,
  54: MONTH_DAY,
  55: DAY,
  56: MONTH_DAY,
  57: CHINESE,
  58: MONTH_DAY,
}

/** The number format of each style, in the order in which cells name them. */
export async function readFormats(part: Readable | undefined): Promise<string[]> {
  const named = new Map<number, string>()
  const formats: number[] = []
  let isOfCells = false
  if (part)
    await parseWhole(part, {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'numFmt') named.set(Number(numFmtId), formatCode)
        if (name === 'cellXfs') isOfCells = true
        if (name === 'xf' && isOfCells) formats.push(Number(numFmtId))
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false
      },
    })
  return formats.map((id) => named.get(id) ?? KOREAN[id] ?? (getFormatFromId(id, 'ko') || GENERAL))
}
