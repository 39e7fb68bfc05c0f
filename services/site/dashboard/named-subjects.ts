import { OTHER_SUBJECTS, type CountedSubject, type CountKind } from '@/services/counts/count-kinds'
import type { Ctx } from '@/services/kit/service'

const AT_ONCE = 500

/** Names of subjects for staff. One without a name, or whose record is gone, is called as it was counted. */
export async function namedSubjects(
  { db, siteId }: Ctx,
  { namesOf }: CountKind,
  subjects: readonly string[],
): Promise<(subject: string) => CountedSubject> {
  const names = new Map<string, CountedSubject>()
  for (let at = 0; namesOf && at < subjects.length; at += AT_ONCE)
    for (const [subject, named] of await namesOf({ db, siteId }, subjects.slice(at, at + AT_ONCE))) names.set(subject, named)
  return (subject) => names.get(subject) ?? { words: subject === OTHER_SUBJECTS ? '그 밖' : subject, path: '' }
}
