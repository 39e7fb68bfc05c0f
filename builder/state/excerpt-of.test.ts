import { expect, test } from 'vitest'
import type { TreeNode } from '@/schemas/page/tree'
import { excerptOf } from './excerpt-of'

const node = (props: Record<string, unknown>, more: object = {}): TreeNode => ({
  id: 'a',
  block: { id: 'a', type: 'section', v: 1, props, ...more },
  slots: {},
  parent: null,
  slot: '',
  opaque: false,
})

test('takes the first meaningful text, without markup and on one line', () => {
  expect(excerptOf(node({ label: '이름', title: '전문가\n시공사례' }))).toBe('전문가 시공사례')
  expect(excerptOf(node({ html: '<h2>마루를</h2><p>고르기 <b>전에</b></p>' }))).toBe('마루를 고르기 전에')
  expect(excerptOf(node({ slides: [{ title: '햇살' }] }))).toBe('햇살')
  expect(excerptOf(node({ title: '가'.repeat(80) }))).toBe(`${'가'.repeat(60)}…`)
})

test('is empty for a block with a name of its own, or without text', () => {
  expect(excerptOf(node({ title: '제목' }, { name: '머리' }))).toBe('')
  expect(excerptOf(node({ title: '  ', size: 3 }))).toBe('')
  expect(excerptOf(undefined)).toBe('')
})
