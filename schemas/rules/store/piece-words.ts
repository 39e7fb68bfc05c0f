import { goodsWords, optionWords, shownChoices } from './option-words'

interface Piece {
  name: string
  choices: readonly string[]
  qty: number
}

/** `도토리 의자 빨강 1개, 조명 2개`; several options of one piece stand in brackets. */
export const pieceWords = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ name, choices, qty }) => {
      const what = shownChoices(choices).length > 1 ? goodsWords(name, choices) : [name, optionWords(choices)].filter(Boolean).join(' ')
      return `${what} ${qty}개`
    })
    .join(', ')
