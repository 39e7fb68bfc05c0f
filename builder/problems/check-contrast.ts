import { contrastRatio, TEXT_CONTRAST } from '@/schemas/rules/base/contrast-ratio'
import type { ColourChoice } from '@/schemas/page/block-definition'
import type { Advice } from './found-problem'

/** Values of the colour tokens by name (`ink-mute`), on the page and in its dark band. */
export interface Palette {
  light: Readonly<Record<string, string>>
  dark: Readonly<Record<string, string>>
}

/** The background of a block. */
export interface Ground {
  name: string
  isDark: boolean
}

/** Reports text with too little contrast to its background. Tokens that cannot be measured are skipped. */
export function checkContrast({ words = [] }: ColourChoice, ground: Ground, palette: Palette): Advice[] {
  const values = ground.isDark ? palette.dark : palette.light
  return words.flatMap(({ field, ink, on = ground.name }) => {
    const contrast = contrastRatio(values[ink] ?? '', values[on] ?? '')
    if (contrast === undefined || contrast >= TEXT_CONTRAST) return []
    const message = `글자와 바탕의 명암비가 ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1입니다. 4.5:1이 넘도록 바탕이나 색을 바꿔 주세요.`
    return [{ severity: 'warning' as const, field, message, keyword: 'contrast' }]
  })
}
