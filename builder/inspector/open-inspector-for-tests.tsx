import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { blocks } from '@/blocks/areas'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { registerDefinitions } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import type { PageScope } from '@/schemas/rules/base/page-scope'
import { EditorProvider } from '../state/editor-provider'
import { Editor } from '../state/editor'
import { watchProblems } from '../problems/watch-problems'
import { ProblemsProvider } from '../problems/problems-provider'
import { Inspector } from './inspector'

registerDefinitions(blocks)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

export const ROUTES = [
  { route: '/styling/home', title: '스타일링 홈', published: true, dynamic: false },
  { route: '/cs/notice', title: '공지사항', published: false, dynamic: false },
]
export const PICTURE = {
  src: '/media/uploads/oak.webp',
  shown: '/media/uploads/oak.webp',
  kind: 'picture',
  name: '오크 마루.jpg',
  alt: '오크 마루가 깔린 거실',
  width: 1600,
  height: 1200,
  color: '#c8b59a',
  focal: '50% 50%',
  decorative: false,
  poster: '',
  captions: '',
  seconds: null,
  pages: null,
  bytes: 1,
  createdAt: '2026-01-01T00:00:00Z',
  shipped: false,
}

const complaints: string[] = []
let root: Root
let place: HTMLElement
beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words.map(String).join(' ')))
  const answer = (items: unknown[]) => ({ result: '200', resultMessage: '', item: undefined, items, totalCount: items.length })
  setCaller((async ({ id }: { id: string }) =>
    answer(id === 'builder.routes' ? ROUTES : id === 'media.list' ? [PICTURE] : [])) as unknown as Caller)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

export const heading = (id: string, props: Record<string, unknown> = {}): Block => ({
  id,
  type: 'heading',
  v: 1,
  props: { text: '', level: 2, ...props },
})

export async function openInspector(list: unknown[], select: string[] = [], { scope }: { scope?: PageScope } = {}): Promise<Editor> {
  const page = { schemaVersion: 1, kind: 'page', route: '/now', title: '시험', blocks: list } as PageDocument
  let n = 0
  const editor = new Editor({ id: 'd1', kind: 'page', document: page, role: 'adm', ...(scope ? { scope } : {}), newId: () => `new${++n}` })
  const nothing = () => undefined
  const context = {
    editor,
    screen: {
      saveNow: nothing,
      openPreview: nothing,
      copyPreviewLink: nothing,
      exportJson: nothing,
      focus: nothing,
      hasDiscarded: () => false,
      restoreDiscarded: nothing,
    },
  }
  editor.select(select)
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <EditorProvider editor={editor}>
          <ProblemsProvider watch={watchProblems(editor)}>
            <Inspector context={context} status="draft" />
          </ProblemsProvider>
        </EditorProvider>
      </SWRConfig>,
    ),
  )
  return editor
}

export const field = (pointer: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-field]')].find((one) => one.dataset['field'] === pointer)
  if (!found) throw new Error(`There is no field ${pointer}.`)
  return found
}
export const input = (pointer: string) =>
  field(pointer).querySelector<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea, input:not([type])')!
export const named = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role=option]')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )
  if (!found) throw new Error(`There is no button ${name}.`)
  return found
}
export const press = (name: string) => act(async () => named(name).click())
export const propsOf = (editor: Editor, id: string) => editor.node(id)!.block.props

/** As a browser does it: the value is in the field before the listeners run. */
export function put(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const proto = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
export const type = (pointer: string, text: string) => act(async () => put(input(pointer), text))
export const leave = (pointer: string) => act(async () => void input(pointer).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

export async function compose(pointer: string, steps: readonly string[]): Promise<void> {
  const send = (kind: string, data: string) =>
    act(async () => void input(pointer).dispatchEvent(new CompositionEvent(kind, { bubbles: true, data })))
  await send('compositionstart', '')
  for (const text of steps) await type(pointer, text)
  await send('compositionend', steps.at(-1)!)
}
