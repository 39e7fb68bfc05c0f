/** Servers of mail treat the letters of an address alike, whatever their case. */
export const isSameMail = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()
