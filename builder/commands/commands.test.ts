// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { listAt } from '@/schemas/page/tree'
import { columns, heading, sampleEditor, section, textOf } from '@/tests/support/sample-editor'
import type { Editor } from '../state/editor'
import { attachClipboard } from './attach-clipboard'
import { clip, CLIPBOARD_TYPE, readClip } from './read-clip'
import type { CommandContext } from './command'
import { handleKey } from './handle-key'
import { moveBlocks } from './move-blocks'
import { commands, runCommand } from './commands'

const screen = {
  saveNow: vi.fn(),
  openPreview: vi.fn(),
  copyPreviewLink: vi.fn(),
  exportJson: vi.fn(),
  focus: vi.fn(),
  hasDiscarded: () => false,
  restoreDiscarded: vi.fn(),
}
const contextOf = (editor: Editor): CommandContext => ({ editor, screen })
const run = (editor: Editor, ...ids: string[]) => ids.forEach((id) => runCommand(id, contextOf(editor)))
const words = (editor: Editor) => editor.state.announcement.text

describe('the list of commands', () => {
  test('no two share an id or a key', () => {
    const ids = commands.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = commands.flatMap(({ shortcuts = [] }) =>
      shortcuts.map((shortcut) => JSON.stringify({ mod: false, shift: false, alt: false, ...shortcut })),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('moving by keyboard', () => {
  test('goes up and down in a list, into a neighbour, and out again, and says where', () => {
    const editor = sampleEditor([heading('a'), section('s', heading('b')), heading('c')])
    editor.select(['c'])
    run(editor, 'move-up')
    expect(editor.tree.root).toEqual(['a', 'c', 's'])
    expect(words(editor)).toBe('제목을 페이지 안 3개 중 2번째로 옮겼습니다.')
    run(editor, 'move-down', 'move-in')
    expect(listAt(editor.tree, { parent: 's', slot: 'content' })).toEqual(['b', 'c'])
    expect(words(editor)).toBe('제목을 구역 안 2개 중 2번째로 옮겼습니다.')
    run(editor, 'move-out')
    expect(editor.tree.root).toEqual(['a', 's', 'c'])
    expect(words(editor)).not.toMatch(/[0-9a-f]{8}-/)
  })

  test('up and down leave a container at its edge, and announce it', () => {
    const editor = sampleEditor([heading('a'), columns('two', [heading('b')], [heading('c')])])
    editor.select(['b'])
    run(editor, 'move-down')
    expect(listAt(editor.tree, { parent: 'two', slot: 'second' })).toEqual(['b', 'c'])
    run(editor, 'move-down', 'move-down')
    expect(editor.tree.root).toEqual(['a', 'two', 'b'])
    expect(words(editor)).toBe('제목을 페이지 안 3개 중 3번째로 옮겼습니다.')
    editor.select(['c'])
    run(editor, 'move-up', 'move-up')
    expect(editor.tree.root).toEqual(['a', 'c', 'two', 'b'])
  })

  test('says that it goes no further', () => {
    const editor = sampleEditor([heading('a')])
    editor.select(['a'])
    run(editor, 'move-up')
    expect(words(editor)).toBe('더 위로 옮길 수 없습니다.')
    expect(editor.state.undoLabel).toBeNull()
  })

  test('any choice of blocks ends where it was sent, in the order of the page, as one entry', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 6 }),
        fc.nat(8),
        fc.boolean(),
        (picks, at, inside) => {
          const names = [...'abcdefgh']
          const editor = sampleEditor([
            ...names.slice(0, 5).map((id) => heading(id)),
            section('s', ...names.slice(5).map((id) => heading(id))),
          ])
          const before = textOf(editor)
          const moving = picks.map((i) => names[i]!)
          const place = inside ? { parent: 's', slot: 'content' } : { parent: null, slot: '' }
          const rest = listAt(editor.tree, place).filter((id) => !moving.includes(id))
          const index = Math.min(at, rest.length)
          const wanted = rest.toSpliced(index, 0, ...names.filter((id) => moving.includes(id)))
          const moved = moveBlocks(editor, moving, { ...place, index })
          expect(listAt(editor.tree, place)).toEqual(wanted)
          if (moved) editor.undo()
          expect(textOf(editor)).toBe(before)
        },
      ),
    )
  })
})

describe('selected together', () => {
  test('five blocks of two lists go, come back, are copied and wrapped, one entry each', () => {
    const editor = sampleEditor([heading('a'), heading('b'), section('s', heading('c'), heading('d'), heading('e'))])
    const before = textOf(editor)
    for (const id of ['remove', 'duplicate', 'lock', 'hide-on-mobile']) {
      editor.select(['a', 'b', 'c', 'd', 'e'])
      run(editor, id)
      expect(textOf(editor), id).not.toBe(before)
      run(editor, 'undo')
      expect(textOf(editor), id).toBe(before)
    }
    editor.select(['a', 'b'])
    run(editor, 'wrap-columns')
    const [wrapper] = editor.tree.root
    expect(listAt(editor.tree, { parent: wrapper!, slot: 'first' })).toEqual(['a', 'b'])
    run(editor, 'undo')
    expect(textOf(editor)).toBe(before)
  })

  test('a locked block is not removed, and the reason is announced', () => {
    const editor = sampleEditor([{ ...heading('a'), locked: true }])
    editor.select(['a'])
    run(editor, 'remove')
    expect(editor.tree.root).toEqual(['a'])
    expect(words(editor)).toContain('잠긴 블록')
  })

  test('a block cannot be hidden on every device', () => {
    const editor = sampleEditor([heading('a')])
    editor.select(['a'])
    run(editor, 'hide-on-mobile', 'hide-on-tablet', 'hide-on-pc')
    expect(editor.node('a')!.block.show).toEqual({ on: ['pc'] })
    run(editor, 'hide-on-mobile', 'hide-on-tablet')
    expect(editor.node('a')!.block.show).toBeUndefined()
  })
})

describe('the clipboard', () => {
  const transfer = () => {
    const data = new Map<string, string>()
    return { data, setData: (type: string, text: string) => void data.set(type, text), getData: (type: string) => data.get(type) ?? '' }
  }
  const send = (name: string, clipboardData: ReturnType<typeof transfer>, target: EventTarget = document.body) => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { clipboardData })
    target.dispatchEvent(event)
    return event
  }

  test('carries nested blocks to another page with new ids', () => {
    const first = sampleEditor([section('s', heading('h', '복사할 글'))])
    const second = sampleEditor([heading('s')])
    first.select(['s'])
    const data = transfer()
    const stop = attachClipboard(window, { editor: first, onForeign: vi.fn(), onRefusal: vi.fn() })
    expect(send('copy', data).defaultPrevented).toBe(true)
    stop()
    const stopSecond = attachClipboard(window, { editor: second, onForeign: vi.fn(), onRefusal: vi.fn() })
    send('paste', data)
    stopSecond()
    const [, copy] = second.tree.root
    expect(copy).not.toBe('s')
    const [inner] = listAt(second.tree, { parent: copy!, slot: 'content' })
    expect(second.node(inner!)!.block.props['text']).toBe('복사할 글')
    expect(inner).not.toBe('h')
  })

  test('leaves a text selection, and fields, alone', () => {
    const editor = sampleEditor([heading('a')])
    editor.select(['a'])
    document.body.innerHTML = '<input>'
    const data = transfer()
    const stop = attachClipboard(window, { editor, onForeign: vi.fn(), onRefusal: vi.fn() })
    expect(send('copy', data, document.querySelector('input')!).defaultPrevented).toBe(false)
    stop()
    expect(data.data.size).toBe(0)
  })

  test.each([
    ['what is no document', '{"maru":1,"blocks":[{"type":"heading"}]}', /붙여 넣을 수 없는 내용입니다\. 제목 › /],
    [
      'props that do not fit',
      JSON.stringify({ maru: 1, blocks: [{ ...heading('a'), props: { text: 7 } }] }),
      /붙여 넣을 수 없는 내용입니다\. 제목 › /,
    ],
    ['a kind that is not here', JSON.stringify({ maru: 1, blocks: [{ ...heading('a'), type: 'elsewhere' }] }), /elsewhere/],
    [
      'a forbidden name',
      '{"maru":1,"blocks":[{"id":"a","type":"heading","v":1,"props":{"__proto__":{"x":1}}}]}',
      /붙여 넣을 수 없는 내용입니다\. 제목: ‘/,
    ],
    ['half a text', '{"maru":1,"blo', /읽을 수 없습니다/],
  ])('refuses %s, and nothing changes', (_, text, sentence) => {
    const editor = sampleEditor([heading('a')])
    const before = textOf(editor)
    const onRefusal = vi.fn()
    const data = transfer()
    data.setData(CLIPBOARD_TYPE, text)
    const stop = attachClipboard(window, { editor, onForeign: vi.fn(), onRefusal })
    send('paste', data)
    stop()
    expect(onRefusal).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(sentence) }))
    expect(textOf(editor)).toBe(before)
  })

  test('cut removes the blocks and announces it', () => {
    const editor = sampleEditor([heading('a'), heading('b')])
    editor.select(['a'])
    const data = transfer()
    const stop = attachClipboard(window, { editor, onForeign: vi.fn(), onRefusal: vi.fn() })
    send('cut', data)
    stop()
    expect(editor.tree.root).toEqual(['b'])
    expect(readClip(data.getData(CLIPBOARD_TYPE))).toMatchObject({ blocks: [{ id: 'a' }] })
    expect(clip(editor)).toContain('"b"')
  })
})

describe('keys', () => {
  const press = (
    editor: Editor,
    init: KeyboardEventInit & { keyCode?: number; altGraph?: boolean },
    target: Element = document.body,
    inCanvas = false,
  ) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    if (init.keyCode) Object.defineProperty(event, 'keyCode', { value: init.keyCode })
    Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === 'AltGraph' && Boolean(init.altGraph) })
    Object.defineProperty(event, 'target', { value: target })
    return handleKey(event, contextOf(editor), inCanvas)
  }
  const edited = () => {
    const editor = sampleEditor([heading('a')])
    editor.edit('글', [{ op: 'setProp', id: 'a', path: ['text'], value: '새 글' }])
    return editor
  }

  test('work by their place on a Korean layout', () => {
    const editor = edited()
    expect(press(editor, { code: 'KeyZ', key: 'ㅋ', ctrlKey: true })).toBe(true)
    expect(editor.node('a')!.block.props['text']).toBe('a')
  })

  test('are ignored while a syllable is composed, and with AltGr', () => {
    const editor = edited()
    editor.select(['a'])
    for (const code of ['Enter', 'Escape', 'Backspace', 'KeyZ']) {
      expect(press(editor, { code, isComposing: true, ctrlKey: code === 'KeyZ' })).toBe(false)
      expect(press(editor, { code, keyCode: 229, ctrlKey: code === 'KeyZ' })).toBe(false)
    }
    expect(press(editor, { code: 'KeyZ', ctrlKey: true, altGraph: true })).toBe(false)
    expect(press(editor, { code: 'KeyZ', ctrlKey: true, altKey: true })).toBe(false)
    expect(editor.node('a')!.block.props['text']).toBe('새 글')
  })

  test('leave letters to a field, Enter to a button and everything to a dialog', () => {
    const editor = edited()
    editor.select(['a'])
    document.body.innerHTML = '<input><button></button><div role=dialog><p></p></div><div data-page-field><input></div>'
    const [input, button, dialog, field] = ['input', 'button', '[role=dialog] p', '[data-page-field] input'].map((selector) =>
      document.querySelector(selector)!,
    )
    expect(press(editor, { code: 'Backspace' }, input)).toBe(false)
    expect(press(editor, { code: 'KeyZ', ctrlKey: true }, input)).toBe(false)
    expect(press(editor, { code: 'Enter' }, button)).toBe(false)
    expect(press(editor, { code: 'KeyS', ctrlKey: true }, dialog)).toBe(false)
    expect(press(editor, { code: 'KeyS', ctrlKey: true }, input)).toBe(true)
    expect(press(editor, { code: 'KeyZ', ctrlKey: true }, field)).toBe(true)
    editor.select(['a'])
    expect(press(editor, { code: 'Delete' }, button)).toBe(false)
    expect(press(editor, { code: 'Delete' }, button, true)).toBe(true)
  })

  test("Escape returns the focus from a field of the page to the page, unless the field's list is open", () => {
    const editor = edited()
    document.body.innerHTML = '<input><div data-page-field><input><input aria-expanded="true"></div>'
    const [own, field, list] = [...document.querySelectorAll('input')]
    screen.focus.mockClear()
    for (const target of [own!, list!]) press(editor, { code: 'Escape' }, target)
    press(editor, { code: 'Escape', isComposing: true }, field)
    expect(screen.focus).not.toHaveBeenCalled()
    expect(press(editor, { code: 'Escape' }, field)).toBe(true)
    expect(screen.focus).toHaveBeenCalledWith('canvas')
  })

  test('a manager can look, but change nothing by key', () => {
    const editor = sampleEditor([heading('a')], 'mng')
    editor.select(['a'])
    expect(press(editor, { code: 'Delete' })).toBe(false)
    expect(press(editor, { code: 'Digit1', altKey: true })).toBe(true)
  })
})

test.each([360, 390, 480, 768, 1024, 1280, 1440, 1920] as const)('the page can be shown %i px wide', (width) => {
  const editor = sampleEditor([heading('a')])
  runCommand(`device-${width}`, { editor, screen })
  expect(editor.state.device).toBe(width)
})
