import { service } from '@/services/kit/service'
import { findLinkTargets } from './find-link-targets'
import { listLinkUsages } from './list-link-usages'
import { readLinks } from './read-links'

export const linkTargets = service('link-targets', [findLinkTargets, readLinks, listLinkUsages])
