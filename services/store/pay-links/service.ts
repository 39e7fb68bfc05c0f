import { service } from '@/services/kit/service'
import { openLink } from './open-link'
import { prepareLink } from './prepare-link'

export const payLinks = service('pay-links', [openLink, prepareLink])
