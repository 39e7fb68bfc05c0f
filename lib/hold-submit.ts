// A form can be filled in and sent before its page is awake. The browser would then load the page anew and what was typed would
// be gone (worse, a password would travel where nobody asks for it); so the press is kept, and carried out by the form itself as
// soon as it can. The catcher stands in the document's head as text, for it must be there before any file of the build.
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
