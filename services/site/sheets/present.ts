import type { ImportState } from '@/schemas/api/site/record-sheets'
import type { Job } from './job'

export const presentJob = ({ type: _type, siteId: _site, actor: _actor, at: _at, isPartlyWritten: _part, ...state }: Job): ImportState =>
  state
