'use client'
// What a field reads and writes: the props of one block, of several at once, the page's settings, or a record that is no page. A field
// knows its pointer only, so that the same field serves all of them.
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Op } from '@/schemas/page/ops'
import type { PageHead } from '@/schemas/page/tree'
import { mayTouchSome, PAGE_SETTINGS } from '@/schemas/rules/base/page-scope'
import { mayChange } from '../state/may-handle'
import type { Editor, EditorState } from '../state/editor'
import { labelOf } from '../state/label-of'
import { stepsOf, typedSteps, valueAt, withValueAt } from './value-at'

/** Several blocks differ here. */
export const MIXED = Symbol('여러 값')

export interface Change {
  pointer: string
  /** `undefined` removes the key. */
  value: unknown
}
export interface WriteOptions {
  /** A press of a button rather than typing: its own undo entry. */
  once?: boolean
  /** Operations of the same undo entry, after the change. */
  with?: readonly Op[]
}

export interface Target {
  /** Blocks written to; empty for the page. */
  ids: readonly string[]
  isReadOnly: boolean
  /** What is written here may be incomplete until it is published: empty fields are not called faults while they are filled in. */
  mayBeUnfinished?: boolean
  /** @param pointer where a change is of interest; others may be told too. */
  subscribe: (listener: () => void, pointer?: string) => () => void
  /** The value there, `MIXED` where blocks differ. */
  read: (pointer: string) => unknown
  /** Whether the value exists: in all of the blocks, in none, in some. */
  holds: (pointer: string) => 'all' | 'none' | 'some'
  /** @param what the field's title. @returns false when nothing could be changed. */
  write: (what: string, changes: readonly Change[], options?: WriteOptions) => boolean
  /** Says that a text stands in a field that its value does not hold; undefined once it does. */
  stand?: (pointer: string, message: string | undefined) => void
  seal: () => void
  undo: () => void
  redo: () => void
  announce: (text: string) => void
  /** The field that the editor requested. */
  requests: StoreApi<Pick<EditorState, 'requestedField'>>
  /** The edited page; absent for a record. */
  editor?: Editor
}

export function blockTarget(editor: Editor, ids: readonly string[]): Target {
  const isBarred = ids.some((id) => !mayChange(editor, id))
  const propsOf = (id: string): unknown => editor.node(id)?.block.props
  return {
    ...common(editor),
    ...(isBarred ? { isReadOnly: true } : {}),
    ids,
    subscribe: (listener) => {
      const leave = ids.map((id) => editor.subscribeNode(id, listener))
      return () => leave.forEach((one) => one())
    },
    read: (pointer) => {
      const [first, ...others] = ids.map((id) => valueAt(propsOf(id), pointer))
      return others.every((value) => isAlike(value, first)) ? first : MIXED
    },
    holds: (pointer) => {
      const filled = ids.filter((id) => valueAt(propsOf(id), pointer) !== undefined).length
      return filled === 0 ? 'none' : filled === ids.length ? 'all' : 'some'
    },
    write: (what, changes, { once = false, with: more = [] } = {}) => {
      const ops = ids.flatMap((id) =>
        changes.map(({ pointer, value }): Op => ({ op: 'setProp', id, path: typedSteps(propsOf(id), pointer), ...given(value) })),
      )
      const whose = ids.length === 1 ? labelOf(editor.node(ids[0]!)) : `블록 ${ids.length}개`
      const key = `prop:${ids.join(',')}:${changes.map(({ pointer }) => pointer).join(',')}`
      return editor.edit(`${whose} ${what} 고치기`, [...ops, ...more], once ? {} : { key })
    },
  }
}

/** The page's own fields: `/title`, `/seo/description`. */
export function headTarget(editor: Editor): Target {
  return {
    ...common(editor),
    ...(mayTouchSome(editor.scope, PAGE_SETTINGS) ? {} : { isReadOnly: true }),
    ids: [],
    subscribe: (listener) => editor.subscribeNode('', listener),
    read: (pointer) => valueAt(editor.tree.head, pointer),
    holds: (pointer) => (valueAt(editor.tree.head, pointer) === undefined ? 'none' : 'all'),
    write: (what, changes, { once = false } = {}) => {
      const ops = changes.map(({ pointer, value }): Op => {
        const [field] = stepsOf(pointer) as [keyof PageHead & Extract<Op, { op: 'setHead' }>['field']]
        const next = (withValueAt(editor.tree.head, pointer, value) as PageHead)[field]
        const isEmpty = typeof next === 'object' && next !== null && Object.keys(next).length === 0
        return { op: 'setHead', field, ...given(isEmpty ? undefined : next) }
      })
      return editor.edit(`페이지 ${what} 고치기`, ops, once ? {} : { key: `head:${changes.map(({ pointer }) => pointer).join(',')}` })
    },
  }
}

const common = (editor: Editor) => ({
  editor,
  isReadOnly: editor.state.role === 'mng',
  requests: editor.store,
  seal: () => editor.seal(),
  undo: () => void editor.undo(),
  redo: () => void editor.redo(),
  announce: (text: string) => editor.announce(text),
})
export const given = (value: unknown): { value?: unknown } => (value === undefined ? {} : { value })

export const isAlike = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

const TargetContext = createContext<Target | null>(null)
export const TargetProvider = TargetContext.Provider

export function useTarget(): Target {
  const target = use(TargetContext)
  if (!target) throw new Error('A field stands outside its <TargetProvider>.')
  return target
}

const nobody = (): void => undefined
/** Tells the form of a text that stands in a field and could not be taken; a field outside of a form tells nobody. */
export const useStanding = (): NonNullable<Target['stand']> => use(TargetContext)?.stand ?? nobody

/** The value at a pointer; the component renders again only when that value changes. */
export function useValue(pointer: string): unknown {
  return usePicked(pointer, same)
}
const same = (value: unknown): unknown => value

/** A simple value derived from the one at a pointer: the length of a list, whether an object exists. */
export function usePicked<T>(pointer: string, pick: (value: unknown) => T): T {
  const target = useTarget()
  const read = useCallback(() => pick(target.read(pointer)), [target, pointer, pick])
  return useSyncExternalStore(useSubscription(target, pointer), read, read)
}

export function usePresence(pointer: string): 'all' | 'none' | 'some' {
  const target = useTarget()
  const read = () => target.holds(pointer)
  return useSyncExternalStore(useSubscription(target, pointer), read, read)
}

const useSubscription = (target: Target, pointer: string) =>
  useCallback((listener: () => void) => target.subscribe(listener, pointer), [target, pointer])
