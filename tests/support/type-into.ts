/** Types into a field as a browser does: the value, then the event. */
export function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
