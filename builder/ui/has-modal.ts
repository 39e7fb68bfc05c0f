/**
 * Whether a modal dialog covers the window. The focus may be on the body then, for example after a press beside a dialog that must be
 * answered, so where a key arrives does not tell; no key may reach the page behind, because nobody sees what it does.
 */
export const hasModal = (): boolean => document.querySelector('[data-modal], dialog[open]') !== null
