// A failed call, on both sides: a code of the contract, a Korean message, the matching HTTP status, and, for a fault of one input, its
// JSON Pointer.

export interface Problem {
  /** JSON Pointer into the input or the document. */
  pointer: string
  message: string
  /** Where that is, in words, for a document that is not open beside the message. */
  place?: string
  blockId?: string
  keyword?: string
}

export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly code: string
  readonly status: number
  readonly problems: Problem[]
  readonly retryAfter: number | undefined
  /** Data that the caller needs to continue, as `item` of the envelope (who saved in between, and when). */
  readonly item: unknown

  /** Bundles contain a copy of this class each, and a failure may cross between them. */
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

/** The wire format: the envelope of every answer, errors included (CX-15). */
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
