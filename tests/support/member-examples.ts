// The examples of every V-*, S-* and G-* rule of the members (SYS-03, 08 to 20), made ready for `test.each`:
//
//   test.each(examplesOf('V-ID-2'))('V-ID-2: %s', (_says, given, expected) => {
//     expect(memberIdProblem(given as string)).toBe(expected)
//   })
//
// A row is [what the rule's example says, what is given, what is expected].
//
// | rules                        | given                                                | expected                                   |
// | ---------------------------- | ---------------------------------------------------- | ------------------------------------------ |
// | V-* on one value             | the value as typed, or an object of all that is asked | the sentence; null: nothing to say          |
// | V-PW-1 to 8                  | { password, userId }                                 | the sentence; null; V-PW-8 the success one |
// | V-PW-9                       | { password, userId }                                 | { secondReading, built }: what each says   |
// | V-GEN-*                      | { field, value … min, max, length, bytes, size, type } | the sentence with field and limits; null |
// | V-AGE-1, V-NUM-1, V-BIZ-2    | the value                                            | what it becomes                            |
// | V-BIZ-4                      | the number as typed                                  | { value }, what is sent, and { message }   |
// | G-*                          | { who, open, user?, confirmed?, identified?, cameFrom? } | { to }: where one lands instead; null stays |
// | S-*                          | the facts the state starts from, and the event       | the facts it ends with                     |
//
// `'any'` as an expected sentence: there must be one, its wording is the answer's own. Times are milliseconds.
import rules from './member-examples.json' with { type: 'json' }

export type MemberRule = keyof typeof rules
/** Loose on purpose: what a row holds is what its test is about to prove. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export type ExampleRow = [says: string, given: any, expected: any]

/** Every rule that has examples. */
export const MEMBER_RULES = Object.keys(rules) as MemberRule[]

/** The examples of one rule as rows for `test.each`. */
export const examplesOf = (id: MemberRule): ExampleRow[] =>
  (rules[id].examples as { says: string; given: unknown; expected: unknown }[]).map(({ says, given, expected }) => [says, given, expected])

/** The Korean sentence of a rule that has one, as the rule writes it. */
export function sentenceOf(id: MemberRule): string {
  const rule = rules[id]
  if (!('message' in rule)) throw new Error(`${id} has no sentence`)
  return rule.message
}
