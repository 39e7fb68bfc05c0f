/** A key by its `event.code` (`KeyZ`, whatever letter the layout gives it). `mod` is Ctrl, or ⌘ on a Mac. */
export interface Shortcut {
  code: string
  mod?: boolean
  shift?: boolean
  alt?: boolean
}

const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Slash: '/',
  Period: '.',
  Comma: ',',
  Equal: '+',
  Minus: '−',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
}

/** `Ctrl+Shift+Z`, as printed on the keys. */
export function shortcutWords({ code, mod, shift, alt }: Shortcut, isMac = false): string {
  if (code === 'Slash' && shift && !mod && !alt) return '?'
  const key = NAMES[code] ?? code.replace(/^(Key|Digit)/, '')
  return [mod ? (isMac ? '⌘' : 'Ctrl') : '', alt ? (isMac ? '⌥' : 'Alt') : '', shift ? 'Shift' : '', key].filter(Boolean).join('+')
}
