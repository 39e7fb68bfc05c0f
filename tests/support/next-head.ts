// The head that Next writes for metadata, made by Next's own code: its resolution of the layout's and the page's objects, and its elements.
import { createRequire, registerHooks } from 'node:module'
import type { Metadata, Viewport } from 'next'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Items = [Metadata, null][]
interface Resolution {
  accumulateMetadata: (route: string, items: Items, path: Promise<string>, context: object) => Promise<object>
  accumulateViewport: (items: Viewport[]) => Promise<object>
  createSelectedMetadata: (resolved: object) => object
}
interface Elements {
  createMetadataElements: (selected: object) => ReactNode[]
  createViewportElements: (resolved: object) => ReactNode[]
}

// Next's bundler resolves this module, which only says where its importer may run.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only' ? { url: 'node:module', format: 'builtin', shortCircuit: true } : next(specifier, context),
})
const require = createRequire(import.meta.url)
const resolution = require('next/dist/lib/metadata/resolve-metadata.js') as Resolution
const elements = require('next/dist/lib/metadata/metadata-elements.js') as Elements

/** @param metadata of the layout, and of the page in it. */
export async function nextHead(path: string, metadata: readonly Metadata[], viewport: Viewport): Promise<string> {
  const context = { trailingSlash: false, isStaticMetadataRouteFile: false }
  const resolved = await resolution.accumulateMetadata(
    path,
    metadata.map((one) => [one, null]),
    Promise.resolve(path),
    context,
  )
  const nodes = [
    elements.createViewportElements(await resolution.accumulateViewport([viewport])),
    elements.createMetadataElements(resolution.createSelectedMetadata(resolved)),
  ]
  // An empty mark of its own stands behind the icons.
  return renderToStaticMarkup(createElement(Fragment, null, ...nodes.flat())).replace('<meta name="«nxt-icon»"/>', '')
}
