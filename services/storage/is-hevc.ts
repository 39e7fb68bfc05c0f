/** What is read of a film's head at most: that of an hour has a few megabytes. */
const MOST_HEAD = 16 * 1024 * 1024
/** HEVC, also under Dolby Vision: most browsers show it black, or not at all. */
const HEVC = ['hvc1', 'hev1', 'dvh1', 'dvhe']

/** Whether the pictures of an MP4 are coded in HEVC, as phones write them: what codes them is named in its head, wherever that lies. */
export async function isHevc(film: Blob): Promise<boolean> {
  for (let at = 0; at + 8 <= film.size;) {
    const head = Buffer.from(await film.slice(at, at + 16).arrayBuffer())
    const type = head.toString('latin1', 4, 8)
    const size = lengthOf(head, film.size - at)
    if (size < 8) return false
    if (type === 'moov') return codesIn(Buffer.from(await film.slice(at, at + Math.min(size, MOST_HEAD)).arrayBuffer())).some(isNamed)
    at += size
  }
  return false
}

const isNamed = (code: string): boolean => HEVC.includes(code)

/** Of a box: its length is 1 where the long one follows, and 0 to the end of the file. */
function lengthOf(head: Buffer, rest: number): number {
  const short = head.length < 8 ? 0 : head.readUInt32BE(0)
  if (short === 1) return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return short === 0 ? rest : short
}

/** The first sample description of each track: behind the box's name come its version, a count, and a length. */
function codesIn(moov: Buffer): string[] {
  const found: string[] = []
  for (let at = moov.indexOf('stsd'); at >= 0; at = moov.indexOf('stsd', at + 4)) found.push(moov.toString('latin1', at + 16, at + 20))
  return found
}
