// Reads the stream of the console's news as a browser does.
import type { NewsState } from '@/schemas/api/auth/staff-news'
import type { TestApp, TestRequest } from './test-app'

export class NewsStream {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #decoder = new TextDecoder()

  constructor(response: Response) {
    this.#reader = response.body!.getReader()
  }

  static async open(app: TestApp, as: TestRequest['as']): Promise<NewsStream> {
    const response = await app.raw('/adm/news/follow', {}, { as: as! })
    if (response.status !== 200) throw new Error(`the stream was refused: ${response.status}`)
    return new NewsStream(response)
  }

  /** The next part: a state, `end`, or `beat`; undefined when the stream is over. */
  async next(): Promise<NewsState | 'end' | 'beat' | undefined> {
    const { value } = await this.#reader.read()
    if (!value) return undefined
    const text = this.#decoder.decode(value)
    if (text.startsWith('event: end')) return 'end'
    return text.startsWith('data: ') ? (JSON.parse(text.slice(6)) as NewsState) : 'beat'
  }

  /** How much is unread by kind. */
  async counts(): Promise<Record<string, number>> {
    const state = await this.next()
    if (typeof state !== 'object') throw new Error(`no state came, but ${state}`)
    return Object.fromEntries(state.kinds.map(({ kind, count }) => [kind, count]))
  }

  close = (): Promise<void> => this.#reader.cancel()
}
