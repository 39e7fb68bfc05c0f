// A form can be filled in and sent before its page is hydrated. The browser would then reload the page: the input would be lost, and a
// password could travel in a plain request. So the submit is held back, and the form performs it once it is hydrated. This script is
// inlined in the document's head, because it must run before any file of the build.
export const HOLD_SUBMIT = `addEventListener('submit',e=>{let f=e.target;f.method!='post'||f.isAwake||(e.preventDefault(),f.isHeld=true)},true)`

interface Held extends HTMLFormElement {
  isAwake?: boolean
  isHeld?: boolean
}

/** From now on the form submits itself; a held submit is performed. @returns a function that undoes this. */
export function wakeForm(form: Held): () => void {
  form.isAwake = true
  // After every part of the form has hydrated.
  const timer = form.isHeld ? setTimeout(() => form.requestSubmit()) : undefined
  form.isHeld = false
  return () => clearTimeout(timer)
}
