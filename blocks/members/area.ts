import type { BlockArea } from '@/blocks/area'
import { joinStep } from './_subjects/join-step'
import { level } from './_subjects/level'
import { sharedScraps } from './_subjects/shared-scraps'
import { accountInfo } from './account-info/block'
import { agencyJoin } from './agency-join/block'
import { businessInfo } from './business-info/block'
import { businessVerify } from './business-verify/block'
import { designEntry } from './design-entry/block'
import { foundIds } from './found-ids/block'
import { idFinder } from './id-finder/block'
import { joinAgreement } from './join-agreement/block'
import { joinComplete } from './join-complete/block'
import { joinInfo } from './join-info/block'
import { joinMethods } from './join-methods/block'
import { joinVerify } from './join-verify/block'
import { levelIntro } from './level-intro/block'
import { levelQuiz } from './level-quiz/block'
import { levelShared } from './level-shared/block'
import { levelResult } from './level-result/block'
import { memberAlarms } from './member-alarms/block'
import { memberHome } from './member-home/block'
import { memberVerify } from './member-verify/block'
import { myActivity } from './my-activity/block'
import { myProfile } from './my-profile/block'
import { ownData } from './own-data/block'
import { passwordChange } from './password-change/block'
import { passwordCheck } from './password-check/block'
import { passwordFirst } from './password-first/block'
import { passwordReset } from './password-reset/block'
import { reagree } from './reagree/block'
import { scrapbook } from './scrapbook/block'
import { sharedFolder } from './shared-folder/block'
import { termsArticle } from './terms-article/block'
import { termsList } from './terms-list/block'
import { withdrawal } from './withdrawal/block'

export const area: BlockArea = {
  blocks: [
    accountInfo,
    agencyJoin,
    businessInfo,
    businessVerify,
    designEntry,
    foundIds,
    idFinder,
    joinAgreement,
    joinComplete,
    joinInfo,
    joinMethods,
    joinVerify,
    levelIntro,
    levelQuiz,
    levelResult,
    levelShared,
    memberAlarms,
    memberHome,
    memberVerify,
    myActivity,
    myProfile,
    ownData,
    passwordChange,
    passwordCheck,
    passwordFirst,
    passwordReset,
    reagree,
    scrapbook,
    sharedFolder,
    termsArticle,
    termsList,
    withdrawal,
  ],
  subjects: {
    'join-step': joinStep,
    level,
    'shared-scraps': sharedScraps,
  },
}
