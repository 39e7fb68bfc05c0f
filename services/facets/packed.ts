// Rows and numbers as the bytes of a file, in columns: a value that many rows have stands once. What is read back shares such values.

/** Named parts of a file. */
export type Packed = Map<string, Uint8Array>

/**
 * How a column is written: `text` differs in nearly every row, `coded` is one of few values of any shape, `number` may be null, `moment` is a date
 * or null.
 */
export type ColumnKind = 'text' | 'coded' | 'number' | 'moment'
export type Columns<Row> = Readonly<Record<keyof Row & string, ColumnKind>>

/** Rows between which other calls run. */
const AT_ONCE = 20_000
const others = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

export const packJson = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))
export const unpackJson = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()) as T

/** A copy: what is in memory changes while the file is written. */
export const packNumbers = (numbers: Uint32Array | Float64Array): Uint8Array => new Uint8Array(numbers.slice().buffer)
export const unpackWords = (bytes: Uint8Array): Uint32Array<ArrayBuffer> => new Uint32Array(copyOf(bytes))
export const unpackNumbers = (bytes: Uint8Array): Float64Array => new Float64Array(copyOf(bytes))
/** A buffer of its own, so that the one of the whole file is let go. */
const copyOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer

export async function packRows<Row extends object>(rows: readonly Row[], columns: Columns<Row>, parts: Packed): Promise<void> {
  for (const [name, kind] of entriesOf(columns)) {
    const write = writers[kind](rows.length)
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const until = Math.min(rows.length, from + AT_ONCE)
      for (let at = from; at < until; at++) write.put(at, rows[at]![name])
      await others()
    }
    write.end(`row ${name}`, parts)
  }
  parts.set('rows', packJson(rows.length))
}

/** @throws where a column is missing. */
export async function unpackRows<Row extends object>(columns: Columns<Row>, parts: Packed): Promise<Row[]> {
  const length = unpackJson<number>(partOf(parts, 'rows'))
  const readers = entriesOf(columns).map(([name, kind]) => [name, read[kind](`row ${name}`, parts)] as const)
  const rows = new Array<Row>(length)
  for (let from = 0; from < length; from += AT_ONCE) {
    const until = Math.min(length, from + AT_ONCE)
    for (let at = from; at < until; at++) {
      const row: Record<string, unknown> = {}
      for (const [name, of] of readers) row[name] = of(at)
      rows[at] = row as Row
    }
    await others()
  }
  return rows
}

const entriesOf = <Row>(columns: Columns<Row>) => Object.entries(columns) as [keyof Row & string, ColumnKind][]

export function partOf(parts: Packed, name: string): Uint8Array {
  const found = parts.get(name)
  if (!found) throw new Error(`the file has no part "${name}"`)
  return found
}

interface Writer {
  put: (at: number, value: unknown) => void
  end: (name: string, parts: Packed) => void
}
const numeric = (of: (value: never) => number) => (length: number) => {
  const list = new Float64Array(length)
  return {
    put: (at: number, value: unknown) => void (list[at] = value === null ? NaN : of(value as never)),
    end: (name: string, parts: Packed) => void parts.set(name, packNumbers(list)),
  }
}
const writers: Record<ColumnKind, (length: number) => Writer> = {
  text(length) {
    const list = new Array<unknown>(length)
    return { put: (at, value) => void (list[at] = value), end: (name, parts) => void parts.set(name, packJson(list)) }
  },
  coded(length) {
    const codes = new Uint32Array(length)
    const known = new Map<string, number>()
    return {
      put(at, value) {
        const key = JSON.stringify(value)
        let code = known.get(key)
        if (code === undefined) known.set(key, (code = known.size))
        codes[at] = code
      },
      end(name, parts) {
        parts.set(name, packNumbers(codes))
        parts.set(`${name} values`, Buffer.from(`[${[...known.keys()].join(',')}]`))
      },
    }
  },
  number: numeric((value: number) => value),
  moment: numeric((value: Date) => value.getTime()),
}
const read: Record<ColumnKind, (name: string, parts: Packed) => (at: number) => unknown> = {
  text(name, parts) {
    const list = unpackJson<unknown[]>(partOf(parts, name))
    return (at) => list[at]
  },
  coded(name, parts) {
    const codes = unpackWords(partOf(parts, name))
    const values = unpackJson<unknown[]>(partOf(parts, `${name} values`))
    return (at) => values[codes[at]!]
  },
  number(name, parts) {
    const list = unpackNumbers(partOf(parts, name))
    return (at) => (Number.isNaN(list[at]!) ? null : list[at])
  },
  moment(name, parts) {
    const list = unpackNumbers(partOf(parts, name))
    return (at) => (Number.isNaN(list[at]!) ? null : new Date(list[at]!))
  },
}
