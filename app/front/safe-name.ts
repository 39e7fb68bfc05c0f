/** A plain relative path, or nothing. */
export function safeName(escaped: string): string | undefined {
  try {
    const name = decodeURIComponent(escaped)
    return /^[\w.~@()[\]-]+(\/[\w.~@()[\]-]+)*$/.test(name) && !name.split('/').some((part) => part.startsWith('..')) ? name : undefined
  } catch {
    return undefined
  }
}
