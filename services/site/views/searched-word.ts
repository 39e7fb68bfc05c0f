import { searchKey } from '@/schemas/rules/site/search'

const LONGEST = 40
/** What may be somebody's number or address. Words of a catalogue have shorter numbers. */
const PERSONAL = /\S*@\S*|\d[\d\s.-]{5,}\d/g

/** A searched word as it is kept: without what may belong to a person. Empty for one that is nothing else. */
export const searchedWord = (text: string): string => searchKey(text.replace(PERSONAL, ' ')).slice(0, LONGEST).trim()
