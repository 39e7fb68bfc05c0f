import { accordion } from '@/blocks/base/accordion/block'
import { breadcrumbs } from '@/blocks/site/breadcrumbs/block'
import { button } from '@/blocks/base/button/block'
import { cardList } from '@/blocks/base/card-list/block'
import { columns } from '@/blocks/base/columns/block'
import { divider } from '@/blocks/base/divider/block'
import { grid } from '@/blocks/base/grid/block'
import { heading } from '@/blocks/base/heading/block'
import { image } from '@/blocks/base/image/block'
import { richText } from '@/blocks/base/rich-text/block'
import { section } from '@/blocks/base/section/block'

/** The blocks of a mixed document. */
export const serverBlocks = [accordion, breadcrumbs, button, cardList, columns, divider, grid, heading, image, richText, section]
