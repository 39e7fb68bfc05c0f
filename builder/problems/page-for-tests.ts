import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument, Show } from '@/schemas/page/document'
import { findProblems, type FindOptions } from './find-problems'

let count = 0
export const block = (type: string, props: object, more: Partial<Block> = {}): Block => ({
  id: `b${++count}`,
  type,
  v: definitionOf(type)?.version ?? 1,
  props: props as Block['props'],
  ...more,
})
export const page = (list: unknown[], more: Partial<PageDocument> = {}): PageDocument =>
  ({ schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks: list, ...more }) as PageDocument
export const heading = (level: number, text = '제목', show?: Show): Block => block('heading', { text, level }, show ? { show } : {})
export const section = (props: object, content: Block[], show?: Show): Block =>
  block('section', props, { slots: { content }, ...(show ? { show } : {}) })
export const found = (list: unknown[], options?: FindOptions) =>
  findProblems(page(list), options).map(({ severity, keyword, field }) => `${severity} ${keyword} ${field}`)
