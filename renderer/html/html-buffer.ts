/** How much the next buffer holds at first: about as much as the last ones came to, so that most pages are never copied. */
let typical = 32 * 1024
const LARGEST_TYPICAL = 1024 * 1024

/** Bytes of HTML that grow at their end. What is written is encoded once, in its place. */
export class HtmlBuffer {
  #bytes = Buffer.allocUnsafeSlow(typical)
  #from = 0
  #length = 0

  text(html: string): void {
    // One UTF-16 unit is at most three bytes of UTF-8.
    if (this.#length + html.length * 3 > this.#bytes.length) this.#grow(Buffer.byteLength(html))
    this.#length += this.#bytes.write(html, this.#length)
  }

  bytes(html: Buffer): void {
    if (this.#length + html.length > this.#bytes.length) this.#grow(html.length)
    this.#bytes.set(html, this.#length)
    this.#length += html.length
  }

  write(html: string | Buffer): void {
    if (typeof html === 'string') this.text(html)
    else this.bytes(html)
  }

  /** What is not taken yet. */
  get pending(): Buffer {
    return this.#bytes.subarray(this.#from, this.#length)
  }

  /** Writes over a part of what is not taken yet. */
  replace(start: number, end: number, html: Buffer): void {
    const more = html.length - (end - start)
    if (this.#length + more > this.#bytes.length) this.#grow(more)
    this.#bytes.copyWithin(this.#from + end + more, this.#from + end, this.#length)
    this.#bytes.set(html, this.#from + start)
    this.#length += more
  }

  /** What was written since the last call; it is not written over any more. */
  take(): Buffer {
    const taken = this.#bytes.subarray(this.#from, this.#length)
    this.#from = this.#length
    typical = Math.min(LARGEST_TYPICAL, Math.max(taken.length + 1024, Math.ceil(typical * 0.9)))
    return taken
  }

  #grow(needed: number): void {
    const kept = this.#length - this.#from
    const bytes = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, kept + needed + 1024))
    this.#bytes.copy(bytes, 0, this.#from, this.#length)
    this.#bytes = bytes
    this.#from = 0
    this.#length = kept
  }
}
