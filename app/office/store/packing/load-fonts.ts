const LONGEST_WAIT = 5_000

/**
 * Waits for the letters of a text in the fonts of a stack. Sheets are not drawn on the screen, so that the browser asks for their syllables only
 * while it prints, and leaves out those that have not come.
 * @returns false where they did not come in time.
 */
export async function loadFonts(fonts: Pick<FontFaceSet, 'load'>, stack: string, text: string, longest = LONGEST_WAIT): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Each by itself: a font of another system fails, and keeps nobody from waiting for the others.
  const all = Promise.allSettled(stack.split(',').map((family) => fonts.load(`16px ${family.trim()}`, text))).then(() => true)
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), longest)))
  const isLoaded = await Promise.race([all, late])
  clearTimeout(timer)
  return isLoaded
}
