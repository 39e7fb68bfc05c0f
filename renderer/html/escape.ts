const IN_TEXT = /[&<>]/
const IN_ATTRIBUTE = /[&"<>]/
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const entity = (character: string): string => ENTITIES[character]!

/** Most texts have nothing to escape, so they are tested before they are copied. */
export const escapeText = (text: string): string => (IN_TEXT.test(text) ? text.replace(/[&<>]/g, entity) : text)
export const escapeAttribute = (text: string): string => (IN_ATTRIBUTE.test(text) ? text.replace(/[&"<>]/g, entity) : text)
