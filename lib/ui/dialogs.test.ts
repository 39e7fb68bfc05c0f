// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const say = vi.fn()
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('alert', say)
  say.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./mount-dialog-host')
})

it("E-NET: when the dialog cannot be loaded, the browser's own dialog shows the text, and the promise settles", async () => {
  vi.doMock('./mount-dialog-host', () => Promise.reject(new Error('chunk')))
  const { showAlertDialog, showConfirmDialog, openDialog } = await import('./dialogs')
  await showAlertDialog({ title: '예기치 않은 오류가 발생했습니다.', text: '잠시 후 다시 시도해 주세요.' })
  expect(say).toHaveBeenCalledWith('예기치 않은 오류가 발생했습니다.\n잠시 후 다시 시도해 주세요.')
  expect(await showConfirmDialog({ title: '계속하시겠습니까?' })).toBe('cancel')
  expect(await openDialog('a', { title: 'a', render: () => null })).toBeUndefined()
})

it('S-MODAL-3: leaving the page closes everything', async () => {
  vi.doMock('./mount-dialog-host', () => ({ mountDialogHost: () => () => {} }))
  const { openDialog, showConfirmDialog } = await import('./dialogs')
  const answers = Promise.all([openDialog('a', { title: 'a', render: () => null }), showConfirmDialog({ title: 'b' })])
  dispatchEvent(new Event('pagehide'))
  expect(await answers).toEqual([undefined, 'cancel'])
})
