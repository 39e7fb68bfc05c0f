/** One pattern for several texts: a long value is then unpacked and read once, and not once for each of them. */
export const anyOf = (texts: readonly string[]): string => texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
