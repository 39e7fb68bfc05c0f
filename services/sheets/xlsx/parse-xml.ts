import { Parser } from 'htmlparser2'
import { SheetRefused } from '../sheet-message'
import { BROKEN } from './open-parts'

export interface XmlReader {
  /** Names come without their prefixes: which one a program chose for a namespace tells nothing. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const unprefixed = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part chunk by chunk; between two chunks the caller has its turn.
 * @throws SheetRefused when elements are not closed as they were opened: half of a part would be read as all of it.
 */
export async function* parseXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  // `<a/>` is reported as closed by implication, directly after it was opened.
  let opened = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        opened = name
        reader.open?.(unprefixed(name), attributes)
      },
      ontext: (text) => {
        opened = ''
        reader.text?.(text)
      },
      onclosetag: (name, isImplied) => {
        if (isImplied && opened !== name) throw new SheetRefused(BROKEN)
        opened = ''
        reader.close?.(unprefixed(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.end(decoder?.decode())
}

/** Nearly all parts are UTF-8; UTF-16 begins with its mark. */
const encodingOf = (chunk: Buffer): string =>
  chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8'

/** Reads a part as a whole. */
export async function parseWhole(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  for await (const _ of parseXml(chunks, reader));
}
