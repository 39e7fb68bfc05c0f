import { Type } from 'typebox'
import { YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

export const listBanners = contract({
  at: 'GET /svc/bannerSvcApi/svcList',
  id: 'banner.svcList',
  title: '배너 조회',
  access: 'visitor',
  input: Type.Object({ position: Type.String({ title: '배너 자리', minLength: 1, maxLength: 60 }) }),
  items: Type.Object({
    bannerId: Type.String(),
    position: Type.String(),
    title: Type.String(),
    description: Type.String(),
    imagePc: Type.String(),
    imagePcShape: Shape,
    imageMo: Type.String(),
    imageMoShape: Shape,
    alt: Type.String(),
    link: Type.String(),
    newWindow: YesNo,
    openUntil: Type.String(),
  }),
  tags: ({ position }) => [`banners:${position}`],
})
