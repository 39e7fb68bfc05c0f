// A form can be filled in and sent before its page is hydrated. The browser would then reload the page: the input would be lost, and a
// password could travel in a plain request. So the submit is held back, and the form carries it out itself once it is hydrated. This
// catcher stands in the document's head as text, because it must run before any file of the build.
export const HOLD_SUBMIT = `addEventListener('submit',function(e){var f=e.target;if(f.method==='post'&&!f.hasAttribute('action')&&!f.isAwake){e.preventDefault();f.isHeld=true}},true)`

interface Held extends HTMLFormElement {
  isAwake?: boolean
  isHeld?: boolean
}

/** From now on the form sends itself; a press that waited is carried out. @returns takes that back. */
export function wakeForm(form: Held): () => void {
  form.isAwake = true
  // After every part of the form has been awakened.
  const timer = form.isHeld ? setTimeout(() => form.requestSubmit()) : undefined
  form.isHeld = false
  return () => clearTimeout(timer)
}
