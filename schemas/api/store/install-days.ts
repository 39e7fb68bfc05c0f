// Days on which our people can come and install what is ordered now.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const readInstallDays = contract({
  at: 'GET /svc/arrivalSvcApi/installDays',
  id: 'arrival.installDays',
  title: '설치할 수 있는 날 조회',
  access: 'visitor',
  tags: () => ['goods'],
  input: Type.Object({ goodsIds: Type.String({ title: '상품', minLength: 1, maxLength: 12_000 }) }),
  item: Type.Object({
    /** The first day of each place; empty where nothing of the goods is installed. */
    main: Type.String(),
    jeju: Type.String(),
    island: Type.String(),
    days: Type.Array(Type.Object({ day: Type.String(), words: Type.String() })),
  }),
})
