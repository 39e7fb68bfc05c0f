// Addresses in a text that goes out as it was typed, such as the answer that a person gets by mail: whole ones, and paths that stand alone.
const ADDRESS = /https?:\/\/[\w.:[\]-]+[\w\-./?=&%#~+:@]*|(?<![^\s("'[])\/[A-Za-z][\w\-./?=&%#~+:@]*/gu
const END = /[.,:?]+$/u

export const typedAddresses = (text: string): string[] => [...text.matchAll(ADDRESS)].map(([address]) => address.replace(END, ''))
