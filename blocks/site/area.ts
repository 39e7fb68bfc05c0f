import type { BlockArea } from '@/blocks/area'
import { banner } from './banner/block'
import { breadcrumbs } from './breadcrumbs/block'
import { clientCheck } from './client-check/block'
import { commonCodes } from './common-codes/block'
import { footer } from './footer/block'
import { header } from './header/block'
import { popupLayer } from './popup-layer/block'
import { searchResults } from './search-results/block'
import { sideMenu } from './side-menu/block'
import { socialLinks } from './social-links/block'

export const area: BlockArea = {
  blocks: [banner, breadcrumbs, clientCheck, commonCodes, footer, header, popupLayer, searchResults, sideMenu, socialLinks],
}
