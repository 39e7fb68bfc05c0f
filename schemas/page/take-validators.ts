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

/** Uses these validators for documents, blocks and the props of every registered definition, and registers the server's subjects. */
export function takeValidators({ validateDocument, validateBlock, props, subjects }: ValidatorModule): void {
  registerSubjects(subjects)
  addValidator(PageDocument, validateDocument)
  addValidator(BlockNode, validateBlock)
  for (const definition of allDefinitions()) {
    // A definition that the server does not know is not refused here: the server validates it on save.
    addValidator(definition.props, Object.hasOwn(props, definition.type) ? props[definition.type]! : () => true)
  }
}
