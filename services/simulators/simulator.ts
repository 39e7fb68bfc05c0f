// A simulator of one outside service. It implements the original's wire contract and validates requests as strictly: it refuses what the
// original would refuse, with the original's messages. Adapters cannot tell the difference.

/** Answers everything under `/<name>/` of the simulators' port. */
export interface Simulator {
  /** First part of its paths, and its name for `/_ctl/next`: `kakao`. */
  name: string
  /** Other first parts of paths that the vendor's own client requires; `path` is then complete. */
  alsoAt?: readonly string[]
  /** Its title on the inbox page. */
  title: string
  /** Outcomes that `/_ctl/next` accepts for it, with their effects; any other is refused there. */
  outcomes?: Readonly<Record<string, string>>
  handle: (visit: Visit, context: SimulatorContext) => Response | Promise<Response>
  /** Mail arrives by SMTP on the next port. @returns the listening port, and a function that closes it. */
  listen?: (port: number, context: SimulatorContext) => Promise<{ port: number; close: () => Promise<void> }>
}

export interface Visit {
  request: Request
  method: string
  /** Below its name: `/oauth/token`. */
  path: string
  query: URLSearchParams
}

/** Shared by all simulators. */
export interface SimulatorContext {
  /** The simulator's base URL, for browsers and our server: `http://127.0.0.1:3001/kakao`. */
  readonly base: string
  /**
   * The outcome ordered by `POST /_ctl/next`, used up by this call; waits if a delay was ordered too.
   * @param of the outcomes that this step can have; others stay for their own step.
   */
  outcome: (...of: string[]) => Promise<string | undefined>
  /** Puts a message that a person would have received (a mail, a text message) into the inbox. */
  receive(message: { to: string; subject: string; text: string; html?: string }): void
  now(): Date
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A page of a simulator. Its values were escaped by `text`. */
export const page = (title: string, body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${STYLE}</style><main>${body}</main></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escaped for use between tags and in quoted attributes. */
export const text = (value: string): string => value.replace(/[&<>"']/g, (letter) => ENTITY[letter]!)

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d1b18; background: #f6f5f2 }
body { margin: 0 } main { max-width: 44rem; margin: 0 auto; padding: 16px }
h1 { font-size: 20px; margin: 0 0 4px } h2 { font-size: 16px; margin: 24px 0 8px } p { margin: 4px 0 12px }
.note { padding: 8px 12px; background: #fff4d6; border-radius: 8px; font-size: 14px }
ul.people { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 8px }
button, .button { font: inherit; box-sizing: border-box; min-height: 44px; width: 100%; padding: 6px 10px; border: 1px solid #b9b4aa; border-radius: 8px; background: #fff; cursor: pointer; text-align: left }
button small { display: block; color: #5d574d } button.main { background: #1d1b18; color: #fff; border-color: #1d1b18; text-align: center }
label { display: block; margin: 8px 0 } input, select, textarea { display: block; font: inherit; box-sizing: border-box; width: 100%; min-height: 44px; padding: 6px 10px; border: 1px solid #8d877c; border-radius: 8px; background: #fff }
:focus-visible { outline: 3px solid #2456c9; outline-offset: 2px }
article { background: #fff; border-radius: 8px; padding: 12px; margin: 8px 0; overflow-wrap: anywhere } pre { white-space: pre-wrap; margin: 8px 0 0; font: inherit } time { color: #5d574d; font-size: 14px }
`
