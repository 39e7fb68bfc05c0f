// @vitest-environment happy-dom
import { Type } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { textAt, textsOf } from './text-at'

const text = { widget: 'text' }
beforeAll(() =>
  registerDefinitions([
    {
      type: 'test-words',
      version: 1,
      title: '시험',
      group: 'text',
      example: {},
      props: Type.Object({
        title: Type.String(text),
        link: Type.String({ widget: 'link' }),
        slides: Type.Array(Type.Object({ title: Type.String({ widget: 'textarea' }) })),
        html: Type.String({ widget: 'html' }),
      }),
    },
  ]),
)
const block: Block = {
  id: 'a',
  type: 'test-words',
  v: 1,
  props: { title: '제목', link: '/제목', slides: [{ title: '하나' }, { title: '햇살이\n오래' }], html: '<p>긴 글</p>' },
}

function frameOf(html: string) {
  const frame = document.createElement('div')
  frame.innerHTML = html
  return frame
}

describe('textsOf', () => {
  it('finds every text of the props, however deep, and no path', () => {
    expect(textsOf(block).map(({ path }) => path)).toEqual([['title'], ['slides', 0, 'title'], ['slides', 1, 'title'], ['html']])
  })
})

describe('textAt', () => {
  it('is the prop whose words the pointer is on', () => {
    const frame = frameOf('<section><h2><span>제목</span></h2><ul><li><b>햇살이<br>오래</b></li></ul></section>')
    expect(textAt(block, frame.querySelector('span')!, frame)).toEqual(['title'])
    expect(textAt(block, frame.querySelector('b')!, frame)).toEqual(['slides', 1, 'title'])
  })
  it('is the rich text where the pointer is in one', () => {
    const frame = frameOf('<div class="prose"><p>긴 글</p></div><figure><img></figure>')
    expect(textAt(block, frame.querySelector('p')!, frame)).toEqual(['html'])
    expect(textAt(block, frame.querySelector('img')!, frame)).toBeUndefined()
  })
})
