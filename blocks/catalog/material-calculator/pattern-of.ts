import type { LayingPattern } from '@/schemas/rules/catalog/material-need'
import type { Pack } from './load'

/** The pattern that the product is named after, else the first of its category. */
export const patternOf = ({ ZIN_PRD_NAME, PATTERNS }: Pick<Pack, 'ZIN_PRD_NAME' | 'PATTERNS'>): LayingPattern =>
  PATTERNS.find(({ name }) => ZIN_PRD_NAME.includes(name)) ?? PATTERNS[0]!
