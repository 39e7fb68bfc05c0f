// Who answers what. One line for each service; the pipeline knows them only through this list.
import { banners } from './banners/service'
import { codes } from './codes/service'
import { descriptions } from './descriptions/service'
import { events } from './events/service'
import { faqs } from './faqs/service'
import { registerServices } from './kit/operations'
import { media } from './media/service'
import { menus } from './menus/service'
import { notices } from './notices/service'
import { pages } from './pages/service'
import { staff } from './staff/service'

export const services = [pages, codes, menus, banners, notices, faqs, events, media, descriptions, staff]

registerServices(services)
