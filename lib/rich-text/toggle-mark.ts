import type { Editor } from 'slate'
import type { Mark } from './rich-text'

export const hasMark = (editor: Editor, mark: Mark): boolean => editor.getMarks()?.[mark] === true

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) editor.removeMark(mark)
  else {
    // Subscript and superscript exclude each other.
    if (mark === 'sub' || mark === 'sup') editor.removeMark(mark === 'sub' ? 'sup' : 'sub')
    editor.addMark(mark, true)
  }
}
