/** `<maru-late for="late-0">` follows the template of a late block and puts its content where the waiting line is. */
export class LateBlock extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute('for')
    if (id === null) return
    const content = document.querySelector<HTMLTemplateElement>(`template[data-late="${id}"]`)
    document.querySelector(`maru-late[data-late="${id}"]`)?.replaceWith(content?.content ?? '')
    content?.remove()
    this.remove()
  }
}
