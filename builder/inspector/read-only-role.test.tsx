// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { heading, field, input, openInspector } from './open-inspector-for-tests'

const WHY = /이 역할로는/g
const sentences = () => document.body.textContent.match(WHY)?.length ?? 0

test('a block that the role may not change says so once, and every field of it is one that is read', async () => {
  await openInspector([heading('h')], ['h'], { scope: { blocks: { faq: true } } })
  expect(document.body.textContent).toContain('이 역할로는 고칠 수 없는 블록입니다.')
  expect(sentences()).toBe(1)
  expect(input('/text').readOnly).toBe(true)
  // Drawn by it: `FIELD` greys what has the attribute.
  expect(input('/text').matches('[readonly]')).toBe(true)
})

test('of a block some of whose fields are the role’s, the sentence stands once at its head and not below each of the others', async () => {
  await openInspector([heading('h')], ['h'], { scope: { blocks: { heading: ['text'] } } })
  expect(document.body.textContent).toContain('이 역할로는 이 블록의 정해진 항목만 고칠 수 있습니다.')
  expect(sentences()).toBe(1)
  expect([input('/text').readOnly, input('/eyebrow').readOnly]).toEqual([false, true])
})

test('the settings of a page say why they cannot be written, or which of them cannot', async () => {
  await openInspector([heading('h')], [], { scope: { blocks: { faq: true } } })
  expect(document.body.textContent).toContain('이 역할로는 페이지 설정을 고칠 수 없습니다.')
  expect([sentences(), input('/title').readOnly, input('/seo/description').readOnly]).toEqual([1, true, true])
  expect(field('/layout').querySelector('[data-readonly]')).not.toBeNull()
  expect(field('/guard').querySelector('[data-disabled]')).not.toBeNull()
})

test('where some settings are the role’s, the others are read', async () => {
  await openInspector([heading('h')], [], { scope: { blocks: { '~page': ['title'] } } })
  expect(document.body.textContent).toContain('이 역할로는 페이지 설정의 정해진 항목만 고칠 수 있습니다.')
  expect([sentences(), input('/title').readOnly, input('/seo/description').readOnly]).toEqual([1, false, true])
})
