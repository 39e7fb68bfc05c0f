import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'
import { fold } from './fold'

/** What was meant when the keyboard was at the other alphabet: `qkekr` is 바닥, 재ㅐㅇ is wood. Undefined where that is not possible. */
export function onOtherKeyboard(text: string): string | undefined {
  const plain = text.replaceAll(' ', '')
  const meant = /^[\x21-\x7e]+$/.test(plain)
    ? /[a-z]/i.test(plain)
      ? convertQwertyToHangul(text)
      : text
    : /^[\u3131-\u3163가-힣]+$/.test(plain)
      ? convertHangulToQwerty(text)
      : text
  const folded = fold(meant)
  return folded === '' || folded === fold(text) ? undefined : folded
}
