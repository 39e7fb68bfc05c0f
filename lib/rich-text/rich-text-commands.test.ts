// @vitest-environment happy-dom
import { createEditor, Editor, Node } from 'slate'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { linkAt, removeLink, setLink } from './set-link'
import { setAlign } from './set-align'
import { setKind } from './block-kind'
import { toggleList } from './toggle-list'
import { toggleMark } from './toggle-mark'
import { toggleQuote } from './toggle-quote'
import { fromHtml } from './from-html'
import { toHtml } from './to-html'
import { moveIn, moveOut, withRichText } from './with-rich-text'

/** A text with `[` and `]` around the selection, or `|` at the caret. */
function written(html: string): Editor {
  const editor = withRichText(createEditor())
  editor.children = fromHtml(html, sanitizeHtml)
  const take = (mark: string) => {
    for (const [text, path] of Node.texts(editor)) {
      const offset = text.text.indexOf(mark)
      if (offset < 0) continue
      editor.selection = null
      editor.apply({ type: 'remove_text', path, offset, text: mark })
      return { path, offset }
    }
    return undefined
  }
  const caret = take('|')
  const anchor = caret ?? take('[')!
  const focus = caret ?? take(']')!
  editor.selection = { anchor, focus }
  return editor
}
const after = (html: string, act: (editor: Editor) => unknown): string => {
  const editor = written(html)
  act(editor)
  Editor.normalize(editor, { force: true })
  return toHtml(editor.children)
}
const enter = (editor: Editor) => editor.insertBreak()
const back = (editor: Editor) => editor.deleteBackward('character')

describe('writing', () => {
  it.each([
    ['Enter splits an entry', '<ul><li>가|나</li></ul>', enter, '<ul><li>가</li><li>나</li></ul>'],
    ['Enter in an empty entry leaves the list', '<ul><li>가</li><li>|</li></ul>', enter, '<ul><li>가</li></ul><p><br /></p>'],
    [
      'Enter in an empty inner entry goes one list out',
      '<ul><li>가<ul><li>|</li></ul></li></ul>',
      enter,
      '<ul><li>가</li><li><br /></li></ul>',
    ],
    ['Enter after a heading begins a paragraph', '<h2>제목|</h2>', enter, '<h2>제목</h2><p><br /></p>'],
    ['Enter in a heading splits it', '<h2>제|목</h2>', enter, '<h2>제</h2><h2>목</h2>'],
    ['Backspace at its start makes a heading a paragraph', '<h3>|제목</h3>', back, '<p>제목</p>'],
    ['Backspace at its start takes an entry out', '<ul><li>가</li><li>|나</li></ul>', back, '<ul><li>가</li></ul><p>나</p>'],
    ['an entry moved in', '<ul><li>가</li><li>|나</li><li>다</li></ul>', moveIn, '<ul><li>가<ul><li>나</li></ul></li><li>다</li></ul>'],
    ['the first entry stays', '<ul><li>|가</li></ul>', moveIn, '<ul><li>가</li></ul>'],
    [
      'an entry moved out takes those after it along',
      '<ul><li>가<ul><li>|나</li><li>다</li></ul></li></ul>',
      moveOut,
      '<ul><li>가</li><li>나<ul><li>다</li></ul></li></ul>',
    ],
  ])('%s', (_, before, act, result) => expect(after(before, act)).toBe(result))
})

describe('toolbar commands', () => {
  it.each([
    ['bold', '<p>가[나]다</p>', (editor: Editor) => toggleMark(editor, 'strong'), '<p>가<strong>나</strong>다</p>'],
    ['bold taken back', '<p>가<strong>[나]</strong>다</p>', (editor: Editor) => toggleMark(editor, 'strong'), '<p>가나다</p>'],
    [
      'a heading',
      '<p style="text-align:center">가|</p>',
      (editor: Editor) => setKind(editor, 'h3'),
      '<h3 style="text-align:center">가</h3>',
    ],
    [
      'a heading of an entry',
      '<ul><li>가</li><li>|나</li></ul>',
      (editor: Editor) => setKind(editor, 'h2'),
      '<ul><li>가</li></ul><h2>나</h2>',
    ],
    ['a list of several', '<p>[가</p><h2>나]</h2>', (editor: Editor) => toggleList(editor, 'ul'), '<ul><li>가</li><li>나</li></ul>'],
    ['numbers for points', '<ul><li>|가</li></ul>', (editor: Editor) => toggleList(editor, 'ol'), '<ol><li>가</li></ol>'],
    ['no list any more', '<ul><li>[가</li><li>나]</li></ul>', (editor: Editor) => toggleList(editor, 'ul'), '<p>가</p><p>나</p>'],
    ['a quotation', '<p>|가</p>', toggleQuote, '<blockquote><p>가</p></blockquote>'],
    ['no quotation', '<blockquote><p>|가</p></blockquote>', toggleQuote, '<p>가</p>'],
    ['the middle', '<p>|가</p>', (editor: Editor) => setAlign(editor, 'center'), '<p style="text-align:center">가</p>'],
    ['the left, which is not written', '<p style="text-align:center">|가</p>', (editor: Editor) => setAlign(editor, 'left'), '<p>가</p>'],
    ['a link', '<p>가[나]다</p>', (editor: Editor) => setLink(editor, ' /zin ', false), '<p>가<a href="/zin">나</a>다</p>'],
    [
      'a link over two lines',
      '<p>[가</p><p>나]</p>',
      (editor: Editor) => setLink(editor, '/x', false),
      '<p><a href="/x">가</a></p><p><a href="/x">나</a></p>',
    ],
    [
      'another address',
      '<p><a href="/x">가|나</a></p>',
      (editor: Editor) => setLink(editor, '/y', true),
      '<p><a href="/y" target="_blank" rel="noopener">가나</a></p>',
    ],
    ['the address itself', '<p>|</p>', (editor: Editor) => setLink(editor, '/y', false), '<p><a href="/y">/y</a></p>'],
    ['no link', '<p><a href="/x">가|나</a></p>', removeLink, '<p>가나</p>'],
  ])('makes %s', (_, before, act, result) => expect(after(before, act)).toBe(result))

  it('refuses script URLs', () => {
    const editor = written('<p>[글]</p>')
    expect(setLink(editor, 'javascript:alert(1)', false)).toBe(false)
    expect(linkAt(editor)).toBeUndefined()
    expect(toHtml(editor.children)).toBe('<p>글</p>')
  })
})

describe('a text with a table', () => {
  const TABLE = '<table><tbody><tr><td>칸</td></tr></tbody></table>'
  const typedOver = (html: string, act: (editor: Editor) => void): string => {
    const editor = withRichText(createEditor())
    editor.children = fromHtml(html, sanitizeHtml)
    editor.selection = Editor.range(editor, [])
    act(editor)
    return toHtml(editor.children)
  }
  it.each([
    ['last', `<p>앞의 글</p>${TABLE}`],
    ['first', `${TABLE}<p>뒤의 글</p>`],
    ['between', `<p>앞의 글</p>${TABLE}<p>뒤의 글</p>`],
    ['twice', `${TABLE}<p>사이</p>${TABLE}`],
    ['after a list', `<ul><li>하나</li><li>둘</li></ul>${TABLE}`],
    ['after a quotation', `<blockquote><p>인용</p></blockquote>${TABLE}`],
  ])('%s: everything is selected, and every letter typed over it stands there', (_, html) => {
    const typed = typedOver(html, (editor) => [...'새 글'].forEach((letter) => editor.insertText(letter)))
    expect(typed.replace(/<[^>]*>/g, '')).toBe('새 글')
    // A composed syllable: the browser's selection is removed first, then the text is inserted.
    const composed = typedOver(html, (editor) => {
      editor.deleteFragment()
      editor.insertText('한')
    })
    expect(composed.replace(/<[^>]*>/g, '')).toBe('한')
    expect(typedOver(html, (editor) => editor.insertBreak()).replace(/<[^>]*>/g, '')).toBe('')
  })

  it('keeps its table, and what is typed while the table is selected follows it', () => {
    const typed = typedOver(`<p>앞</p>${TABLE}<p>뒤</p>`, (editor) => {
      editor.selection = { anchor: Editor.start(editor, [1]), focus: Editor.start(editor, [1]) }
      for (const letter of '설명') editor.insertText(letter)
    })
    expect(typed).toContain('칸')
    expect(typed.endsWith('<p>설명</p><p>뒤</p>')).toBe(true)
    // A text that is only a table has one place, in the table.
    const alone = typedOver(TABLE, (editor) => [...'설명'].forEach((letter) => editor.insertText(letter)))
    expect(alone.replace(/<[^>]*>/g, '')).toBe('칸설명')
  })
})
