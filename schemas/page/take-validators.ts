import { allCards, registerSubjects } from './catalogue'
import { BlockNode, PageDocument } from './document'
import { addValidator, type Validate } from './validator'

/** What the module that `standaloneValidators()` writes exports. */
export interface ValidatorModule {
  validateDocument: Validate
  validateBlock: Validate
  props: Record<string, Validate>
  subjects: string[]
}

/** From now on documents, blocks and the props of every registered card are judged by these, and the server's subjects are known. */
export function takeValidators({ validateDocument, validateBlock, props, subjects }: ValidatorModule): void {
  registerSubjects(subjects)
  addValidator(PageDocument, validateDocument)
  addValidator(BlockNode, validateBlock)
  for (const card of allCards()) {
    // A card that the server does not know is not refused here: the server says what it thinks of it when it is saved.
    addValidator(card.props, Object.hasOwn(props, card.type) ? props[card.type]! : () => true)
  }
}
