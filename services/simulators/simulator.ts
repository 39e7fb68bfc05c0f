// One stand-in for one outside service. It speaks the wire contract of its original and checks what is sent as strictly: what
// the original would refuse, it refuses with the original's words. Adapters do not know that it is not the original.

/** Answers everything under `/<name>/` of the simulators' port. */
export interface Simulator {
  /** First part of its paths, and its name for `/_ctl/next`: `kakao`. */
  name: string
  /** Other first parts of a path that the vendor's own client insists on; `path` is then whole. */
  alsoAt?: readonly string[]
  /** What the inbox page calls it. */
  title: string
  /** Outcomes that `/_ctl/next` may ask of it, with what each does; any other is refused there. */
  outcomes?: Readonly<Record<string, string>>
  handle: (visit: Visit, context: SimulatorContext) => Response | Promise<Response>
  /** Mail arrives by SMTP on the port beside. @returns the port that it listens on, and how it ends. */
  listen?: (port: number, context: SimulatorContext) => Promise<{ port: number; close: () => Promise<void> }>
}

export interface Visit {
  request: Request
  method: string
  /** Below its name: `/oauth/token`. */
  path: string
  query: URLSearchParams
}

/** What all of them share. */
export interface SimulatorContext {
  /** Where this simulator is, as a browser and our server reach it: `http://127.0.0.1:3001/kakao`. */
  readonly base: string
  /**
   * The outcome that was ordered (`POST /_ctl/next`), used up by this call; waits where a delay was ordered too.
   * @param of the outcomes that this step can have; others stay for the step that they are for.
   */
  outcome: (...of: string[]) => Promise<string | undefined>
  /** Puts what a person would have received (a mail, a text message) into the inbox. */
  receive(message: { to: string; subject: string; text: string; html?: string }): void
  now(): Date
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A page of a simulator. What stands in it was escaped by `text`. */
export const page = (title: string, body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${STYLE}</style><main>${body}</main></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Safe between tags and in quoted attributes. */
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
