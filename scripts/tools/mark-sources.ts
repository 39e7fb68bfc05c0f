// Reads the parts of the installed Next and React on whose internals the page server depends (app/front/private-marks.ts).
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import type * as React from 'react'
import type * as ReactServer from 'react-dom/server'
import { inRoot } from './project.mjs'

export interface MarkSources {
  /** Source of the bundle in which Next renders pages in production; React's server is part of it. */
  pageRuntime: string
  /** A page that `next build` wrote; absent without a build. */
  builtPage: string | undefined
  /** Source of the server that answers Next's tools in development. */
  developmentTools: string
  /** The headers and the query name of requests by Next's client. */
  clientRequests: Record<string, unknown>
  httpErrors: Record<string, unknown>
  redirects: Record<string, unknown>
  /** Reads the nonce from the headers of a request. */
  nonceOf: (headers: Record<string, string>) => string | undefined
  /** Renders with Next's own React, which is not the one in node_modules/react. */
  render: (page: (react: typeof React) => React.ReactNode) => Promise<string>
}

const require = createRequire(import.meta.url)
const builtPage = inRoot('.next', 'server', 'app', '_global-error.html')
const textOf = (path: string): string => readFileSync(require.resolve(path), 'utf8')

/** Its minifier escapes angle brackets that could end a script in a page. */
const unescaped = (source: string): string => source.replaceAll('\\x3c', '<').replaceAll('\\x3e', '>')

export function installedSources(): MarkSources {
  const next = 'next/dist'
  return {
    pageRuntime: unescaped(textOf(`${next}/compiled/next-server/app-page-turbo.runtime.prod.js`)),
    builtPage: existsSync(builtPage) ? readFileSync(builtPage, 'utf8') : undefined,
    developmentTools: textOf(`${next}/server/dev/middleware-turbopack.js`),
    clientRequests: require(`${next}/client/components/app-router-headers.js`) as Record<string, unknown>,
    httpErrors: require(`${next}/client/components/http-access-fallback/http-access-fallback.js`) as Record<string, unknown>,
    redirects: require(`${next}/client/components/redirect-error.js`) as Record<string, unknown>,
    nonceOf: (
      require(`${next}/server/app-render/get-script-nonce-from-header.js`) as {
        getScriptNonceFromHeaders: MarkSources['nonceOf']
      }
    ).getScriptNonceFromHeaders,
    render: async (page) => {
      const react = require(`${next}/compiled/react`) as typeof React
      const server = require(`${next}/compiled/react-dom/server.node`) as typeof ReactServer
      return streamed(server, page(react))
    },
  }
}

function streamed(server: typeof ReactServer, page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const out = new PassThrough()
    let html = ''
    out.on('data', (part: Buffer) => (html += part.toString('utf8')))
    out.on('end', () => resolve(html))
    const stream = server.renderToPipeableStream(page, {
      nonce: 'probe',
      onShellReady: () => stream.pipe(out),
      onError: () => 'failed',
      onShellError: reject,
    })
  })
}
