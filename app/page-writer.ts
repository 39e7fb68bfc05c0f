// The one writer of pages, for Next's catch-all route: Next bundles that route, and its bundles share no module with the page server, so the
// writer lies on globalThis.
import type { Handler } from './front/capture-page'

const key = Symbol.for('maru.page-writer')
const globals = globalThis as Record<symbol, unknown>

export const setPageWriter = (writer: Handler): void => void (globals[key] = writer)

/** Undefined where Next runs without the page server. */
export const pageWriter = (): Handler | undefined => globals[key] as Handler | undefined
