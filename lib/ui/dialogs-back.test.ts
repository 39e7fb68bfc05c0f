// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { showConfirmDialog, closeDialogs, openDialog, showAlertDialog } from './dialogs'

vi.mock('./mount-dialog-host', () => ({ mountDialogHost: () => () => {} }))

it('S-MODAL-3: Back closes the topmost alone, whatever its kind', async () => {
  history.replaceState(null, '')
  const entries: unknown[] = [history.state]
  const opened = <R>(open: () => Promise<R>) => {
    const answer = open()
    entries.push(history.state)
    return answer
  }
  const sheet = opened(() => openDialog('a', { title: 'a', render: () => null }))
  const question = opened(() => showConfirmDialog({ title: 'b' }))
  const alert = opened(() => showAlertDialog({ title: 'c' }))
  const goBack = () => {
    entries.pop()
    history.replaceState(entries.at(-1), '')
    dispatchEvent(new PopStateEvent('popstate'))
  }
  let isOpen = true
  void sheet.then(() => (isOpen = false))
  goBack()
  await alert
  goBack()
  expect(await question).toBe('cancel')
  expect(isOpen).toBe(true)
  goBack()
  expect(await sheet).toBeUndefined()
})

it('closes all before the page is reloaded, and has removed every history entry by then', async () => {
  history.replaceState(null, '')
  const entries: unknown[] = [history.state]
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    entries.pop()
    history.replaceState(entries.at(-1), '')
    queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate')))
  })
  const opened = (name: string) => {
    void openDialog(name, { title: name, render: () => null })
    entries.push(history.state)
  }
  opened('a')
  opened('b')
  await closeDialogs()
  expect(entries).toEqual([null])
  expect(history.state).toBeNull()
  back.mockRestore()
})
