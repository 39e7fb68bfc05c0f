/** The environment is invalid; the message lists each problem in one sentence. */
export class SettingsFailure extends Error {
  override name = 'SettingsFailure'
  readonly sentences: string[]
  constructor(sentences: string[]) {
    super(`The settings cannot be used:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`)
    this.sentences = sentences
  }
}
