/** Values by which goods say that a part of them is not there: nobody reads them as a choice. */
const ABSENT: ReadonlySet<string> = new Set(['없음', '해당 없음', '선택 안 함', '선택안함', '-'])

/** The chosen values that say something. */
export const shownChoices = (choices: readonly string[]): string[] => choices.filter((value) => !ABSENT.has(value.trim()))

/** `밤색, 나무 다리`: what was chosen of goods, as it is read everywhere; empty where nothing was. */
export const optionWords = (choices: readonly string[]): string => shownChoices(choices).join(', ')

/** `의자 (밤색, 나무 다리)` */
export const goodsWords = (name: string, choices: readonly string[]): string => {
  const words = optionWords(choices)
  return words ? `${name} (${words})` : name
}
