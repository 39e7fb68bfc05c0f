// Writes islands: `<maru-island>` with the markup that react-dom renders, and the props that the browser hydrates it with.
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { idScope, IdScopeContext } from '@/lib/ui/id-scope'
import { noteInner, setIslandWriter, type Island } from '../island'
import { asReact, Html, htmlNode, isWriting } from './jsx-runtime'

/** URLs of an island's file and of all that it imports; given by the build's manifest. */
export interface IslandFiles {
  file: string
  imports: readonly string[]
}
export type FilesOf = (name: string) => IslandFiles | undefined

/** What the islands of the block that is being written have in common. */
export interface IslandScope {
  /** Prefix of the ids that their components make; unique on the page. */
  prefix: string
  count: number
}

let scope: IslandScope | undefined

/** Writes a block whose islands belong to this scope. */
export function withIslands<T>(given: IslandScope, work: () => T): T {
  const before = scope
  scope = given
  try {
    return work()
  } finally {
    scope = before
  }
}

export function writeIslands(filesOf: FilesOf): void {
  setIslandWriter((island, props) => (isWriting() ? htmlNode(islandHtml(island, props, filesOf(island.name))) : undefined) as never)
}

function islandHtml(island: Island, props: object, files: IslandFiles | undefined): string {
  const { component } = island
  if (island.isPlain) return `<maru-island name="${island.name}" plain${fileAttribute(files)}></maru-island>`
  if (!component || !scope) throw new Error(`The island ${island.name} is used before it was loaded.`)
  const prefix = `${scope.prefix}${scope.count++}`
  const slots: string[] = []
  const json = JSON.stringify(toPlain(props, slots, island.name))
  const shown = new Set<number>()
  const inner = new Set<string>()
  const own = asReact(() =>
    noteInner(inner, () =>
      renderToString(
        createElement(
          IdScopeContext,
          { value: idScope(prefix) },
          createElement(component as unknown as ComponentType<object>, withSlots(props, prefix, slots, shown)),
        ),
      ),
    ),
  )
  // What the island does not show yet waits beside it.
  const hidden = slots.map((html, i) => (shown.has(i) ? '' : `<template data-slot="${prefix}-${i}">${html}</template>`)).join('')
  // What is typed or chosen before a form wakes would be lost on it. All files it needs are named, because each is found only by reading
  // the one that imports it.
  const when = island.when === 'visible' && FIELDS.test(own) ? 'load' : island.when
  const attributes = [
    `name="${island.name}"${fileAttribute(files)}`,
    ...(files && when === 'load' && files.imports.length > 0 ? [`needs="${files.imports.join(' ')}"`] : []),
    ...(when === 'visible' ? [] : [`when="${when}"`]),
    `key="${prefix}"`,
    ...(inner.size === 0 ? [] : [`inner="${[...inner].join(' ')}"`]),
    ...(json === '{}' ? [] : [`props='${json.replace(/[&']/g, (character) => (character === '&' ? '&amp;' : '&#39;'))}'`]),
  ]
  return `<maru-island ${attributes.join(' ')}>${own}</maru-island>${hidden}`
}

const fileAttribute = (files: IslandFiles | undefined): string => (files ? ` src="${files.file}"` : '')

const FIELDS = /<(?:form|input|select|textarea)\b/

/** Props as JSON: nodes become `{ "$slot": index }`. What JSON would lose in silence is refused. */
function toPlain(value: unknown, slots: string[], where: string): unknown {
  if (value instanceof Html) return { $slot: slots.push(value.text) - 1 }
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw new Error(`${where} is given a ${typeof value}, which cannot travel to the browser.`)
    return value
  }
  if (Array.isArray(value)) return value.map((item, i) => toPlain(item, slots, `${where}[${i}]`))
  const prototype = Object.getPrototypeOf(value) as unknown
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`${where} is given a ${value.constructor.name}, which cannot travel to the browser.`)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part, slots, `${where}.${name}`)]))
}

/** The same props for the component, with its slots as fixed markup. The order of visits is that of `toPlain`. */
function withSlots(props: object, prefix: string, slots: string[], shown: Set<number>): object {
  let next = 0
  const Slot = ({ index }: { index: number }): ReactNode => {
    shown.add(index)
    return slotElement(`${prefix}-${index}`, slots[index]!)
  }
  const visit = (value: unknown): unknown => {
    if (value instanceof Html) {
      const index = next++
      return createElement(Slot, { key: index, index })
    }
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
  }
  return visit(props) as object
}

const slotElement = (id: string, html: string): ReactNode =>
  createElement('maru-slot', { 'data-slot': id, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
