// Every line in the summary of My Page.
import { memberLines } from '@/services/members/domain/member-lines'
import { registerMyPage } from './kit/my-page'

registerMyPage(memberLines)
