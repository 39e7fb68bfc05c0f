/** How much the next buffer holds at first: about as much as the last ones came to, so that most pages are never copied. */
let typical = 32 * 1024
const LARGEST_TYPICAL = 1024 * 1024

/**
 * Memory of pages that have been sent, for the next ones. V8 collects its whole heap once enough memory lies outside of it, and with a
 * new buffer for each page of 400 blocks that was every hundred pages.
 */
const spare: Buffer[] = []
const MOST_SPARE = 8
const NONE = Buffer.alloc(0)

/** Bytes of HTML that grow at their end. What is written is encoded once, in its place. */
export class HtmlBuffer {
  #bytes = spare.pop() ?? Buffer.allocUnsafeSlow(typical)
  #from = 0
  #length = 0
  #fitCheck: ((html: string | Buffer) => boolean) | undefined
  #fits = true

  /** @param fitCheck asked for all that is written from now on. */
  heed(fitCheck: (html: string | Buffer) => boolean): void {
    this.#fitCheck = fitCheck
  }

  /** Whether all that was written was fit. */
  get fits(): boolean {
    return this.#fits
  }

  /** @param isFit where that is known already. */
  text(html: string, isFit?: boolean): void {
    if (this.#fitCheck && this.#fits) this.#fits = isFit ?? this.#fitCheck(html)
    // One UTF-16 unit is at most three bytes of UTF-8.
    if (this.#length + html.length * 3 > this.#bytes.length) this.#grow(Buffer.byteLength(html))
    this.#length += this.#bytes.write(html, this.#length)
  }

  bytes(html: Buffer, isFit?: boolean): void {
    if (this.#fitCheck && this.#fits) this.#fits = isFit ?? this.#fitCheck(html)
    if (this.#length + html.length > this.#bytes.length) this.#grow(html.length)
    this.#bytes.set(html, this.#length)
    this.#length += html.length
  }

  write(html: string | Buffer, isFit?: boolean): void {
    if (typeof html === 'string') this.text(html, isFit)
    else this.bytes(html, isFit)
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

  /** Gives its memory to another page. Call it when what was taken is no longer read, as it will be written over. */
  release(): void {
    if (this.#bytes.length <= LARGEST_TYPICAL && this.#bytes.length > 0 && spare.length < MOST_SPARE) spare.push(this.#bytes)
    this.#bytes = NONE
    this.#from = 0
    this.#length = 0
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
