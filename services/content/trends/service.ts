import { service } from '@/services/kit/service'
import { listTrends } from './list-trends'
import { readTrend } from './read-trend'

export const trends = service('trends', [listTrends, readTrend])
