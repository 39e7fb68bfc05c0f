import { accordion } from '@/blocks/accordion/block'
import { breadcrumbs } from '@/blocks/breadcrumbs/block'
import { button } from '@/blocks/button/block'
import { cardList } from '@/blocks/card-list/block'
import { columns } from '@/blocks/columns/block'
import { divider } from '@/blocks/divider/block'
import { grid } from '@/blocks/grid/block'
import { heading } from '@/blocks/heading/block'
import { image } from '@/blocks/image/block'
import { richText } from '@/blocks/rich-text/block'
import { section } from '@/blocks/section/block'

/** The blocks of a mixed document. */
export const serverBlocks = [accordion, breadcrumbs, button, cardList, columns, divider, grid, heading, image, richText, section]
