interface Piece {
  name: string
  choices: readonly string[]
  qty: number
}

/** `도토리 의자 빨강 1개, 조명 2개`. */
export const pieceWords = (pieces: readonly Piece[]): string =>
  pieces.map(({ name, choices, qty }) => [name, ...choices, `${qty}개`].join(' ')).join(', ')
