const RESIDENT = /(?<!\d)\d{6}[\s-]?[1-8]\d{6}(?!\d)/
const CARD = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/

/** Whether a text holds what looks like a resident number (주민등록번호) or the number of a card. */
export const isSensitiveNote = (text: string): boolean => RESIDENT.test(text) || CARD.test(text)
