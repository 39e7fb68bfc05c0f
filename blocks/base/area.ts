import type { BlockArea } from '@/blocks/area'
import { accordion } from './accordion/block'
import { beforeAfter } from './before-after/block'
import { button } from './button/block'
import { cardList } from './card-list/block'
import { columns } from './columns/block'
import { divider } from './divider/block'
import { fault } from './fault/block'
import { formComplete } from './form-complete/block'
import { fragment } from './fragment/block'
import { gallery } from './gallery/block'
import { grid } from './grid/block'
import { heading } from './heading/block'
import { hero } from './hero/block'
import { image } from './image/block'
import { richText } from './rich-text/block'
import { section } from './section/block'
import { statusMessage } from './status-message/block'
import { tabs } from './tabs/block'
import { video } from './video/block'

export const area: BlockArea = {
  blocks: [
    accordion,
    beforeAfter,
    button,
    cardList,
    columns,
    divider,
    fault,
    formComplete,
    fragment,
    gallery,
    grid,
    heading,
    hero,
    image,
    richText,
    section,
    statusMessage,
    tabs,
    video,
  ],
}
