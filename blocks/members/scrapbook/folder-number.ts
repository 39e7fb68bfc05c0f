/** The folder of the address; undefined for the whole scrapbook, and for what is no number of a folder. */
export function folderNumber(asked: string | undefined): number | undefined {
  const seq = Number(asked)
  return Number.isSafeInteger(seq) && seq >= 1 && seq <= 2_147_483_647 ? seq : undefined
}
