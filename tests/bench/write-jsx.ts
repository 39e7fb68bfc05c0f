// Writes the JSX that a developer would write by hand for the same page: every element a literal, no blocks, no props, no document; only
// the frames stay (ErrorBoundary > Suspense), because a page without them would differ.
import { Fragment, isValidElement, Suspense, type ReactElement, type ReactNode } from 'react'
import { BlockFallback } from '@/renderer/block-fallback'
import { ErrorBoundary } from '@/renderer/error-boundary'

type Props = Record<string, unknown> & { children?: ReactNode }
const KEPT = new Map<unknown, string>([
  [Suspense, 'Suspense'],
  [ErrorBoundary, 'ErrorBoundary'],
  [BlockFallback, 'BlockFallback'],
])

/** @returns source of a module that exports `Literal`. */
export function writeJsx(nodes: ReactNode): string {
  return [
    `import { Suspense } from 'react'`,
    `import { BlockFallback } from '@/renderer/block-fallback'`,
    `import { ErrorBoundary } from '@/renderer/error-boundary'`,
    ``,
    `export function Literal() {`,
    `  return <main>${jsxOf(nodes)}</main>`,
    `}`,
    ``,
  ].join('\n')
}

function jsxOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return `{${JSON.stringify(String(node))}}`
  if (isValidElement(node)) return elementOf(node as ReactElement<Props>)
  if (Symbol.iterator in Object(node)) return [...(node as Iterable<ReactNode>)].map(jsxOf).join('\n')
  throw new Error('A block of the mixed document draws something that is not there at once (a promise, a lazy island).')
}

function elementOf({ type, props }: ReactElement<Props>): string {
  if (type === Fragment) return jsxOf(props.children)
  const kept = KEPT.get(type)
  if (kept === undefined && typeof type === 'function') return jsxOf((type as (props: Props) => ReactNode)(props))
  const name = kept ?? (typeof type === 'string' ? type : undefined)
  if (!name) throw new Error(`The mixed document draws a kind of element that cannot be written down: ${String(type)}`)
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    key === 'children' || value === undefined ? [] : [attributeOf(key, value)],
  )
  const children = jsxOf(props.children)
  const open = [name, ...attributes].join(' ')
  return children ? `<${open}>${children}</${name}>` : `<${open} />`
}

function attributeOf(name: string, value: unknown): string {
  if (isValidElement(value)) return `${name}={${jsxOf(value)}}`
  if (typeof value === 'function') throw new Error(`The mixed document hands a function to an element (${name}).`)
  return `${name}={${JSON.stringify(value)}}`
}
