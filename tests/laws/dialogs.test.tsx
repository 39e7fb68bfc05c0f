// @vitest-environment happy-dom
// Laws of the dialogs: none opens with the focus on a choice that loses something, and neither Enter, Escape nor a press beside it
// takes such a choice; while one is open, no key reaches the page behind it. The shared parts see to it (`StudioDialog`, the dialog host); that every choice which loses something
// is marked for them is read from the sources.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { act } from 'react'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import { ActDialog } from '@/builder/pages/act-dialog'
import { ACTS, type Act } from '@/builder/pages/acts'
import { handleKey } from '@/builder/commands/handle-key'
import { attachClipboard } from '@/builder/commands/attach-clipboard'
import { CLIPBOARD_TYPE } from '@/builder/commands/read-clip'
import { screenOf } from '@/builder/shell/screen-for-tests'
import { DestroyButton } from '@/builder/ui/destroy-button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { DiscardQuestion } from '@/builder/save/discard-question'
import { openDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { DESTRUCTIVE } from '@/lib/ui/safe-focus'
import { root } from '../support/fixtures'
import { pressKey } from '../support/press-key'
import { reactPlace } from '../support/react-place'
import { heading, sampleEditor } from '../support/sample-editor'

const { render } = reactPlace()
const focused = () => document.activeElement as HTMLElement
/** What Enter would press. */
const isSafe = () => focused().closest('[data-destructive]') === null
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const key = (name: string) =>
  act(async () => void focused().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))

const beside = () =>
  act(async () => {
    const scrim = document.querySelector('[data-modal]')!
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      scrim.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }))
  })

test('a dialog of the builder opens on the first choice that loses nothing', async () => {
  await render(
    <StudioDialog title="남은 편집">
      <DialogActions>
        <DestroyButton>버리기</DestroyButton>
        <button type="button">이어서 편집</button>
      </DialogActions>
    </StudioDialog>,
  )
  await settled()
  expect(focused().textContent).toBe('이어서 편집')
})

test('a dialog that offers nothing but a loss has the focus itself', async () => {
  await render(
    <StudioDialog title="비우기">
      <DestroyButton>모두 비우기</DestroyButton>
      <button type="button" disabled>
        보관
      </button>
    </StudioDialog>,
  )
  await settled()
  expect(focused().getAttribute('role')).toBe('dialog')
})

const documents = [{ id: 'a', kind: 'page', name: '/a', title: '가' }] as const
const questions = {
  ...Object.fromEntries(
    (Object.keys(ACTS) as Act[]).map((name) => [
      `act ${name}`,
      (onClose: () => void, onLoss: () => void) => <ActDialog act={name} documents={documents} onClose={onClose} onDone={onLoss} />,
    ]),
  ),
  discard: (onClose: () => void, onLoss: () => void) => <DiscardQuestion count={3} onBack={onClose} onDiscard={onLoss} />,
}

test.each(Object.entries(questions))('%s: Enter and Escape lose nothing', async (_, question) => {
  const [onClose, onLoss] = [vi.fn(), vi.fn()]
  await render(question(onClose, onLoss))
  await settled()
  expect(isSafe()).toBe(true)
  await key('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onLoss).not.toHaveBeenCalled()
})

test('a press beside a dialog closes it, and only as long as nothing was typed into it', async () => {
  const onClose = vi.fn()
  await render(
    <StudioDialog title="발표" onClose={onClose}>
      <input aria-label="제목" />
    </StudioDialog>,
  )
  await settled()
  await beside()
  expect(onClose).toHaveBeenCalledTimes(1)
  await act(async () => void focused().dispatchEvent(new InputEvent('input', { bubbles: true })))
  await beside()
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** A page behind, whose keys and clipboard are heard as in the builder's window. @returns what a person could do to it unseen. */
function pageBehind() {
  const editor = sampleEditor([heading('a'), heading('b')])
  editor.select(['a'])
  const { context } = screenOf(editor)
  const heard = (event: KeyboardEvent) => void handleKey(event, context)
  const inCanvas = (event: KeyboardEvent) => void handleKey(event, context, true)
  addEventListener('keydown', heard)
  const leave = attachClipboard(window, { editor, onForeign: vi.fn(), onRefusal: vi.fn() })
  const canvas = document.createElement('div')
  canvas.addEventListener('keydown', inCanvas)
  /** Presses as somebody does whose focus is on nothing: all blocks, delete, undo, a paste. */
  const press = () => {
    for (const place of [document.body, canvas]) {
      pressKey(place, 'KeyA', { ctrlKey: true })
      pressKey(place, 'Delete')
    }
    const cut = new ClipboardEvent('cut', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
    document.body.dispatchEvent(cut)
    return { left: editor.tree.root, chosen: editor.state.selection, isCut: cut.clipboardData?.getData(CLIPBOARD_TYPE) !== '' }
  }
  const end = () => (removeEventListener('keydown', heard), leave())
  return { press, end }
}

const UNTOUCHED = { left: ['a', 'b'], chosen: ['a'], isCut: false }

test('no key reaches the page behind a dialog of the builder, and a press beside it leaves the focus inside', async () => {
  const { press, end } = pageBehind()
  await render(
    <StudioDialog title="저장하지 못한 편집이 있습니다">
      <button type="button">이어서 편집</button>
    </StudioDialog>,
  )
  await settled()
  const ground = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 })
  await act(async () => void document.querySelector('[data-modal]')!.dispatchEvent(ground))
  // Prevented, the press moves no focus.
  expect([ground.defaultPrevented, focused().textContent]).toEqual([true, '이어서 편집'])
  focused().blur()
  expect(focused()).toBe(document.body)
  expect(press()).toEqual(UNTOUCHED)
  await render(<p>닫힘</p>)
  expect(press().left).toEqual([])
  end()
})

test('nor behind a question of the site', async () => {
  const { press, end } = pageBehind()
  const answer = await opened(() => showConfirmDialog({ title: '이 글을 삭제하시겠습니까?', okLabel: '삭제' }))
  expect(press()).toEqual(UNTOUCHED)
  await act(async () => void document.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })))
  await answer()
  expect(press().left).toEqual([])
  end()
})

/** Opens a dialog of a page, whose host comes by import(). @returns its answer. */
async function opened<R>(open: () => Promise<R>): Promise<() => Promise<R>> {
  let answer!: Promise<R>
  await act(async () => {
    answer = open()
    await import('@/lib/ui/mount-dialog-host')
    await new Promise<void>((resolve) => setTimeout(resolve, 20))
  })
  await settled()
  return () => answer
}

test('a question to visitors opens on the way back, and Escape takes it', async () => {
  const answer = await opened(() => showConfirmDialog({ title: '이 글을 삭제하시겠습니까?', okLabel: '삭제' }))
  expect(focused().textContent).toBe('취소')
  await act(async () => void document.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(await answer()).toBe('cancel')
})

test('a modal of a page is no exception', async () => {
  const Modal = ({ close }: { close: () => void }) => (
    <>
      <button type="button" {...DESTRUCTIVE}>
        전체 비우기
      </button>
      <button type="button" onClick={close}>
        닫기
      </button>
    </>
  )
  const closed = await opened(() => openDialog('compare', { title: '제품 비교', render: (close) => <Modal close={close} /> }))
  expect(isSafe()).toBe(true)
  await act(async () => document.querySelector<HTMLElement>('dialog button:last-child')!.click())
  await closed()
})

// --- the sources

const LOSS = /버리기|삭제|지우기|탈퇴|해제|비우기|내리기|휴지통으로|저장하지 않고/
const files = globSync('{app,builder,blocks,lib/ui}/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const parsed = (file: string) => ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
const isDialogFile = (file: string) => /\bStudioDialog\b|react\/dialog'/.test(text(file))

/** What the dialogs of a page show: the files that an `openDialog` reaches for. */
const shown = files
  .filter((file) => text(file).includes('openDialog('))
  .flatMap((file) => [
    file,
    ...[...text(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path]) => `${join(dirname(file), path!)}.tsx`),
  ])
  .filter((file) => files.includes(file))

test('every destructive choice of a dialog is marked, and none of them submits a form', () => {
  const faults: string[] = []
  let marked = 0
  for (const file of new Set([...files.filter(isDialogFile), ...shown])) {
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node)) {
        const tag = node.openingElement.tagName.getText()
        const words = node.children.map((child) => child.getText()).join(' ')
        if (/^button$|Button$|\.Close$/.test(tag) && LOSS.test(words)) {
          const isMarked = tag === 'DestroyButton' || node.openingElement.attributes.getText().includes('{...DESTRUCTIVE}')
          if (isMarked) marked++
          else faults.push(`${file}: ${words.trim()}`)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(parsed(file))
  }
  expect(faults).toEqual([])
  expect(marked).toBeGreaterThanOrEqual(5)
})

test('the builder and the office have one dialog part; whatever renders a dialog of its own is named here', () => {
  const own = files.filter((file) => /^(?:app|builder)\//.test(file) && text(file).includes('<Dialog.Root'))
  expect(own.sort()).toEqual([
    'builder/inspector/picture-picker.tsx',
    'builder/list/side.tsx',
    'builder/pages/find-anything.tsx',
    'builder/shell/command-palette.tsx',
    'builder/shell/save-fragment.tsx',
    'builder/shell/shortcut-sheet.tsx',
    'builder/text/content-sheet.tsx',
    'builder/ui/side-sheet.tsx',
    'builder/ui/studio-dialog.tsx',
  ])
})

test('every modal dialog stands on the ground that keeps keys and focus in it', () => {
  const own = files.filter(
    (file) => /^(?:app|builder)\//.test(file) && text(file).includes('<Dialog.Root') && !text(file).includes('modal={false}'),
  )
  expect(own.length).toBeGreaterThanOrEqual(8)
  expect(own.filter((file) => !/<Scrim\b|\bdata-modal\b/.test(text(file)))).toEqual([])
})
