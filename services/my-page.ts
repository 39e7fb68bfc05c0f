// Everything on the first page of My Page, of every area.
import { contentLines } from '@/services/content/domain/content-lines'
import { memberLines } from '@/services/members/domain/member-lines'
import { registerMyPage } from './kit/my-page'

registerMyPage([...memberLines, ...contentLines])
