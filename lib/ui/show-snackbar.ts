// The snackbar on the screen: one polite live region in the top layer, without React because it is one line.
import { SnackbarLine, type Snack } from './snackbar-line'

let line: SnackbarLine | undefined

/** Shows a short text at the bottom of the screen. */
export function showSnackbar(text: string, action?: Snack['action']): void {
  line ??= mount()
  line.show(action ? { text, action } : { text })
}

/** Shows a failure in the snackbar: long enough to be read, and without blocking the page. */
export function showFault(text: string): void {
  line ??= mount()
  line.show({ text, isFault: true })
}

function mount(): SnackbarLine {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.popover = 'manual'
  region.className = 'snackbar'
  document.body.append(region)

  const made = new SnackbarLine(
    {
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    draw,
  )

  function draw(snack: Snack | undefined): void {
    if (!snack) {
      region.replaceChildren()
      region.hidePopover()
      return
    }
    region.hidePopover()
    region.showPopover()
    const bar = document.createElement('div')
    bar.append(Object.assign(document.createElement('span'), { textContent: snack.text }))
    if (snack.action) {
      const { label, run } = snack.action
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
      button.addEventListener('click', () => {
        made.close()
        run()
      })
      bar.append(button)
    }
    region.replaceChildren(bar)
  }

  for (const name of ['pointerenter', 'focusin']) region.addEventListener(name, () => made.pause())
  for (const name of ['pointerleave', 'focusout']) region.addEventListener(name, () => made.resume())
  return made
}
