import { inPyeong } from '@/schemas/rules/catalog/material-need'

/** `84㎡(약 25평)`; nothing for an area that is not known. */
export const areaWords = (squareMetres: number | null | undefined): string =>
  squareMetres ? `${squareMetres}㎡(약 ${Math.round(inPyeong(squareMetres))}평)` : ''
