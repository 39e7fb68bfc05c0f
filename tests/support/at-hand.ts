import { act } from 'react'

/** Actions of a user in an island of a test's document. */
export const atHand = (place: HTMLElement) => {
  const named = (name: string): HTMLElement => {
    const all = [...place.querySelectorAll<HTMLElement>('button, a, input')]
    const found = all.find((element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').includes(name))
    if (!found) throw new Error(`nothing here is called ${name}`)
    return found
  }
  return {
    named,
    /** Presses what has this name, and waits for what follows. */
    press: (name: string | HTMLElement) =>
      act(async () => {
        ;(typeof name === 'string' ? named(name) : name).click()
        await new Promise((done) => setTimeout(done, 0))
      }),
    /** Types as a browser does: the text is in the field before the event. */
    type: (field: HTMLElement, text: string) =>
      act(async () => {
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, text)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }),
    fields: () => [...place.querySelectorAll<HTMLInputElement>('input')],
    /** The displayed fault. */
    fault: () =>
      [...place.querySelectorAll('[role=alert]')]
        .map((said) => said.textContent)
        .filter(Boolean)
        .join(' / '),
  }
}
