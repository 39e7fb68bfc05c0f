import { service } from '@/services/kit/service'
import { listFaqs } from './list-faqs'

export const faqs = service('faqs', [listFaqs])
