import type { BlockArea } from '@/blocks/area'
import { brandActivity } from './_subjects/brand-activity'
import { brandNews } from './_subjects/brand-news'
import { content } from './_subjects/content'
import { interior } from './_subjects/interior'
import { notice } from './_subjects/notice'
import { person as personSubject } from './_subjects/person'
import { activityDetail } from './activity-detail/block'
import { caseDetail } from './case-detail/block'
import { caseList } from './case-list/block'
import { casePicks } from './case-picks/block'
import { caseReplies } from './case-replies/block'
import { contentDetail } from './content-detail/block'
import { contentList } from './content-list/block'
import { contentReplies } from './content-replies/block'
import { faq } from './faq/block'
import { myTours } from './my-tours/block'
import { newsDetail } from './news-detail/block'
import { newsList } from './news-list/block'
import { noticeDetail } from './notice-detail/block'
import { noticeList } from './notice-list/block'
import { person } from './person/block'
import { recruitApplication } from './recruit-application/block'
import { recruitForm } from './recruit-form/block'
import { recruitList } from './recruit-list/block'
import { tourEditor } from './tour-editor/block'

export const area: BlockArea = {
  blocks: [
    activityDetail,
    caseDetail,
    caseList,
    casePicks,
    caseReplies,
    contentDetail,
    contentList,
    contentReplies,
    faq,
    myTours,
    newsDetail,
    newsList,
    noticeDetail,
    noticeList,
    person,
    recruitApplication,
    recruitForm,
    recruitList,
    tourEditor,
  ],
  subjects: {
    'brand-activity': brandActivity,
    'brand-news': brandNews,
    content,
    interior,
    notice,
    person: personSubject,
  },
}
