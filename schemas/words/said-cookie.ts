/** What was refused to a form that the browser sent by itself, for the page that it is led back to; it holds a sentence of ours. */
export const SAID_COOKIE = 'maru-said'
