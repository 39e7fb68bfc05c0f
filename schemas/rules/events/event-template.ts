/** Type codes that have a template of their own (S-EVT-10, content 2). */
export const EVENT_TEMPLATES = [
  'join',
  'quizChoice',
  'constructionCase',
  'videoQuiz',
  'videoPuzzleQuiz',
  'review',
  'newQuiz',
  'tvc',
  'tvc2',
  'tvc3',
  'stillCut',
  'wordCardQuiz',
  'festa',
] as const
export type EventTemplate = (typeof EVENT_TEMPLATES)[number] | 'default'

/** The template of an event, on whatever page it is opened (S-EVT-10, CX-09): any other type has the default one. */
export const templateOf = (eventType: string): EventTemplate => EVENT_TEMPLATES.find((code) => code === eventType) ?? 'default'

/** Whether there is an apply button at all (S-EVT-11); when it may be pressed is the window's business. */
export const offersApply = ({ APPLY_BTN_YN }: { APPLY_BTN_YN: string }): boolean => APPLY_BTN_YN !== 'N'
