import type { ImportState } from '@/schemas/api/site/record-sheets'
import type { Job } from './job'

export const presentJob = ({ type: _type, siteId: _site, actor: _actor, at: _at, ...state }: Job): ImportState => state
