import { createHash } from 'node:crypto'

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** The name of the first content of a file. */
export const contentHash = (bytes: Buffer): string => sha256(bytes)

/** As `contentHash`, read a part at a time: a film may lie on the disk. */
export async function contentHashOf(content: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content.stream()) hash.update(part)
  return hash.digest('hex')
}

/**
 * The name of a later content of a file. It differs from the name of every first content, so that a file that is uploaded on its own
 * is never taken for the present content of another; the same content gets the same name again.
 */
export const laterName = (file: string, content: Buffer, ending: string): string => laterNameOf(file, sha256(content), ending)

/** @param hash what `contentHashOf` gives. */
export const laterNameOf = (file: string, hash: string, ending: string): string => `${sha256(`${file} ${hash}`)}.${ending}`
