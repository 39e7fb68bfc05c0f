// Reads the parts of the installed Next on whose internals the page server depends (app/front/next-marks.ts).
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from './project.mjs'

export interface MarkSources {
  /** A page that `next build` wrote; absent without a build. */
  builtPage: string | undefined
  /** Source of the server that answers Next's tools in development. */
  developmentTools: string
  /** The headers and the query name of requests by Next's client. */
  clientRequests: Record<string, unknown>
  /** Reads the nonce from the headers of a request. */
  nonceOf: (headers: Record<string, string>) => string | undefined
}

const require = createRequire(import.meta.url)
const builtPage = inRoot('.next', 'server', 'app', '_global-error.html')

export function installedSources(): MarkSources {
  const next = 'next/dist'
  return {
    builtPage: existsSync(builtPage) ? readFileSync(builtPage, 'utf8') : undefined,
    developmentTools: readFileSync(require.resolve(`${next}/server/dev/middleware-turbopack.js`), 'utf8'),
    clientRequests: require(`${next}/client/components/app-router-headers.js`) as Record<string, unknown>,
    nonceOf: (
      require(`${next}/server/app-render/get-script-nonce-from-header.js`) as {
        getScriptNonceFromHeaders: MarkSources['nonceOf']
      }
    ).getScriptNonceFromHeaders,
  }
}
