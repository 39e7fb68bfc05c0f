import { allDefinitions } from './definitions'
import { registerSubjects } from './subjects'
import { BlockNode, PageDocument } from './document'
import { addValidator, type Validator } from './validator'

/** What the module that `standaloneValidators()` writes exports. */
export interface ValidatorModule {
  validateDocument: Validator
  validateBlock: Validator
  props: Record<string, Validator>
  subjects: string[]
}

/** From now on documents, blocks and the props of every registered definition are judged by these, and the server's subjects are known. */
export function takeValidators({ validateDocument, validateBlock, props, subjects }: ValidatorModule): void {
  registerSubjects(subjects)
  addValidator(PageDocument, validateDocument)
  addValidator(BlockNode, validateBlock)
  for (const definition of allDefinitions()) {
    // A definition that the server does not know is not refused here: the server says what it thinks of it when it is saved.
    addValidator(definition.props, Object.hasOwn(props, definition.type) ? props[definition.type]! : () => true)
  }
}
