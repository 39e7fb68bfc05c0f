const WRITTEN: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, between tags and in quoted attributes. Most texts have nothing to escape, so they are tested first. */
export const escapeHtml = (text: string): string => (/[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => WRITTEN[letter]!) : text)
