import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/events/entries'
import { callWithin } from '@/services/kit/run'
import { applyAnswer } from './apply-answer'
import { applyEntry } from './apply-entry'
import { applyEntryAgain } from './apply-entry-again'
import { applyGeneric } from './apply-generic'
import { applyMbti } from './apply-mbti'
import { applySurvey } from './apply-survey'
import { applyTrendyHome } from './apply-trendy-home'
import { browseEntries } from './browse-entries'
import { checkAnswer } from './check-answer'
import { checkApply } from './check-apply'
import { checkUser } from './check-user'
import { exportEntries } from './export-entries'
import { readMarketingInfo } from './read-marketing-info'
import { recordShare } from './record-share'
import { tryAnswer } from './try-answer'

const applyByOtherName = operation(contracts.applyByOtherName, (input, ctx) => callWithin(ctx, contracts.applyGeneric, input))

export const entries = service('entries', [
  applyAnswer,
  applyByOtherName,
  applyEntry,
  applyEntryAgain,
  applyGeneric,
  applyMbti,
  applySurvey,
  applyTrendyHome,
  browseEntries,
  checkAnswer,
  checkApply,
  checkUser,
  exportEntries,
  readMarketingInfo,
  recordShare,
  tryAnswer,
])
