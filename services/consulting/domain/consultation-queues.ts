import { waitsFor } from '@/schemas/rules/base/waits-for'
import { consultations } from '@/services/db/tables/consulting'
import type { Queue } from '@/services/parts/queues'
import { requestsWanted } from './requests-wanted'

const path = '/ice_builder/consultations'

/** For those who may see the inbox: the others do not learn how many people ask. Each number is that of the list which it opens. */
const consultationsWaiting: Queue = async (ctx) => {
  if (!waitsFor(ctx.rights, 'consultations')) return []
  const count = (show: 'none' | 'late' | 'asked') => ctx.db.$count(consultations, requestsWanted(ctx, { show }))
  const isOfShop = ctx.session.staff?.shopId !== undefined
  return [
    {
      id: 'consultations-new',
      words: isOfShop ? '매장에서 맡을 사람을 정할 상담' : '맡을 매장이나 사람을 정할 상담',
      count: await count('none'),
      path: `${path}?show=none`,
    },
    { id: 'consultations-asked', words: '신청자의 요청에 답할 상담', count: await count('asked'), path: `${path}?show=asked` },
    { id: 'consultations-late', words: '기한이 지난 상담', count: await count('late'), path: `${path}?show=late`, kind: 'late' },
  ]
}

export const consultationQueues: readonly Queue[] = [consultationsWaiting]
