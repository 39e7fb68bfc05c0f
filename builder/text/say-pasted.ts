import { showFault } from '@/lib/ui/show-snackbar'

/** What a paste left out, seen as well as heard: the text alone looks as if everything had come. */
export const sayPasted =
  (announce: (words: string) => void) =>
  (words: string): void => {
    announce(words)
    showFault(words)
  }
