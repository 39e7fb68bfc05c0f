// When goods arrive that are paid for now, in words: one range for each place, because carriers need longer across the sea.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const readArrival = contract({
  at: 'GET /svc/arrivalSvcApi/svcRead',
  id: 'arrival.read',
  title: '도착 예정일 조회',
  access: 'visitor',
  tags: () => ['goods'],
  input: Type.Object({ goodsIds: Type.String({ title: '상품', minLength: 1, maxLength: 12_000 }) }),
  /** `12월 3일(목)~5일(토)`; empty where nothing of it is sold. */
  item: Type.Object({ main: Type.String(), jeju: Type.String(), island: Type.String() }),
})
