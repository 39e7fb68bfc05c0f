import { service } from '@/services/kit/service'
import { followLink } from './follow-link'
import { noteFeedCard } from './note-feed-card'
import { shortenLink } from './shorten-link'

export const links = service('links', [shortenLink, followLink, noteFeedCard])
