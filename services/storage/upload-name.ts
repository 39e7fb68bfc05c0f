/** The normalised name of a sent file (a Mac sends NFD), without unwanted characters. */
export function uploadName(file: File, fallback: string): string {
  const last = file.name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return [...clean].slice(0, 200).join('') || fallback
}
