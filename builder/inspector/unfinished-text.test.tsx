// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { findProblems } from '../problems/find-problems'
import { field, heading, input, openInspector as open, propsOf, type } from './open-inspector-for-tests'

describe('what is typed and not right yet', () => {
  test('a text over its limit is in the page as typed, is called a problem, and is there when the block is chosen again', async () => {
    const editor = await open([heading('h', { text: '가', eyebrow: '전' }), heading('other', { text: '나' })], ['h'])
    const long = `${'가'.repeat(60)}끝`
    await type('/eyebrow', long)
    expect(propsOf(editor, 'h')['eyebrow']).toBe(long)
    expect(field('/eyebrow').textContent).toContain('윗글은 60자까지 입력할 수 있습니다.')
    expect(input('/eyebrow').getAttribute('aria-invalid')).toBe('true')
    expect(findProblems(editor.tree).filter(({ severity }) => severity === 'error')).toMatchObject([
      { blockId: 'h', field: '/props/eyebrow', message: '윗글은 60자까지 입력할 수 있습니다.' },
    ])
    await act(async () => editor.select(['other']))
    await act(async () => editor.select(['h']))
    expect(input('/eyebrow').value).toBe(long)
  })

  test('the page’s own title over its limit is in the page as typed', async () => {
    const editor = await open([heading('h')], [])
    const long = '긴 제목 '.repeat(40)
    await type('/title', long)
    expect(editor.document().title).toBe(long)
    expect(field('/title').textContent).toContain('제목은 120자까지 입력할 수 있습니다.')
  })

  test('a link that is not finished is in the page when its field is left for another block', async () => {
    const editor = await open([{ id: 'k', type: 'button', v: 1, props: { label: '보기', link: '' } }, heading('other')], ['k'])
    await type('/link', 'www.example.com')
    expect(propsOf(editor, 'k')['link']).toBe('')
    await act(async () => editor.select(['other']))
    expect(propsOf(editor, 'k')['link']).toBe('www.example.com')
    expect(findProblems(editor.tree).some(({ blockId, field: at }) => blockId === 'k' && at === '/props/link')).toBe(true)
  })
})
