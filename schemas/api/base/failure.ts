// How a call fails, on both sides: a code of the contract, a Korean sentence, the true HTTP status, and, where one input is at fault, its
// JSON Pointer.

export interface Problem {
  /** JSON Pointer into the input or the document. */
  pointer: string
  message: string
  blockId?: string
  keyword?: string
}

export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly code: string
  readonly status: number
  readonly problems: Problem[]
  readonly retryAfter: number | undefined
  /** What a caller needs to go on, as `item` of the envelope (who saved in between, and when). */
  readonly item: unknown

  /** Bundles hold a copy of this class each, and a failure may cross from one to another. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallFailure'
  }

  constructor(
    code: string,
    message: string,
    options: { status?: number; problems?: Problem[]; retryAfter?: number; item?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.item = options.item
    this.code = code
    this.status = options.status ?? 400
    this.problems = options.problems ?? []
    this.retryAfter = options.retryAfter
  }
}

/** What travels: the envelope of every answer, errors included (CX-15). */
export interface Envelope {
  data: {
    result: string
    resultMessage: string
    item?: unknown
    items?: unknown[]
    totalCount?: number
    problems?: Problem[]
    requestId?: string
  }
}
