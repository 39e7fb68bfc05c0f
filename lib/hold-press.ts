// A button can be pressed before the page's script has come. The press is then stored on its island, which carries it out when it wakes
// (renderer/browser/island-element.ts), and shows at once that it was taken. A link works by itself, but for one that opens a dialog: it
// names the file of a photograph, which is no page. Inlined in the document's head, because it must run before any file of the build.
export const HOLD_PRESS = `addEventListener('click',e=>{let t=e.target,i=t.closest?.('maru-island[key]'),b=i&&t.closest('button,summary,a[aria-haspopup]');b&&i.contains(b)&&!customElements.get('maru-island')&&(e.preventDefault(),e.stopPropagation(),(i.pressed||b).ariaBusy=null,(i.pressed=b).ariaBusy='true')},true)`

/** The press that was made on this element before the page's script had come. */
export const heldPress = (element: HTMLElement): HTMLElement | undefined => (element as HTMLElement & { pressed?: HTMLElement }).pressed
