import type { CardItem } from '@/blocks/base/_parts/card'
import { ScrapButton } from './scrap-button.lazy'

/** The control of a card whose record can be kept; nothing for any other card. */
export const scrapCorner = ({ title, scrap }: CardItem) => scrap && <ScrapButton target={scrap} title={title} look="icon" />
