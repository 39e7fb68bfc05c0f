import type { Shortcut } from './shortcut'
import { shortcutWords } from './shortcut'

export const isMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A shortcut as printed on the keys. */
export function Keys({ shortcut, tone = 'light' }: { shortcut: Shortcut; tone?: 'light' | 'dark' }) {
  return (
    <kbd className={`shrink-0 font-sans text-studio-micro ${tone === 'dark' ? 'text-studio-300' : 'text-studio-text-mute'}`}>
      {shortcutWords(shortcut, isMac())}
    </kbd>
  )
}
