import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/profiles'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { introductionFault, introductionOf, isProfilePicture } from '@/schemas/rules/members/profile'
import { memberProfiles } from '@/services/db/tables/people'
import { operation } from '@/services/kit/service'
import { findForbiddenWord } from '../domain/forbidden-words'
import { makeProfile } from '../domain/make-profile'
import { touchTours } from '../domain/touch-tours'

export const saveMyProfile = operation(contracts.saveMyProfile, async ({ shownYn, picture, introduction: typed }, ctx) => {
  const fault = introductionFault(typed)
  if (fault) throw ctx.fail('wrong', { words: fault })
  if (picture !== '' && !isProfilePicture(picture)) throw ctx.fail('noPicture')
  const introduction = introductionOf(typed)
  const word = await findForbiddenWord(introduction, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  const known = await makeProfile(ctx, ctx.session.user!.memberNo)
  // What staff hid stays hidden until it is another text, which nobody has judged.
  const judged =
    introduction === known.introduction ? {} : { hiddenAt: null, reviewedAt: null, reviewReason: '', reportCnt: 0, reportedAt: null }
  await ctx.db
    .update(memberProfiles)
    .set({ shownYn, picture, introduction, ...judged })
    .where(eq(memberProfiles.profileId, known.profileId))
  if (shownYn !== known.shownYn) await touchTours(ctx, known.memberNo)
  return { item: { profileId: known.profileId } }
})
